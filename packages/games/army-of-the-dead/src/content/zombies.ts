import { recordOf } from '@dreadhouse/engine';
import type { ZeusForm } from './missions/mission.ts';

export type AbominationType = 'valentine' | 'queen' | ZeusForm;
export type ZombieType = 'shambler' | 'alpha' | AbominationType;

export const ABOMINATION_TYPES: readonly AbominationType[] = ['valentine', 'queen', 'zeus', 'masked', 'mounted'];
export const ZOMBIE_TYPES: readonly ZombieType[] = ['shambler', 'alpha', ...ABOMINATION_TYPES];

/** AD-ABOM-07: what stands on the open card of each. */
interface ZombieDef {
  readonly actions: number;
  readonly wounds: number;
  /** The Damage that kills it, by one hit; none is enough for Masked Zeus. */
  readonly toughness: number;
  readonly adrenaline: number;
  /** AD-PRIO-01: Shamblers are hit first, then Alphas, then Abominations. */
  readonly rank: 0 | 1 | 2;
}

const abomination = (actions: number, wounds: number, toughness: number): ZombieDef => ({
  actions,
  wounds,
  toughness,
  adrenaline: 5,
  rank: 2,
});

export const ZOMBIES: Readonly<Record<ZombieType, ZombieDef>> = {
  shambler: { actions: 1, wounds: 1, toughness: 1, adrenaline: 1, rank: 0 }, // AD-ZOM-01
  alpha: { actions: 2, wounds: 1, toughness: 2, adrenaline: 2, rank: 1 }, // AD-ZOM-02
  valentine: abomination(3, 1, 4), // AD-ABOM-01
  queen: abomination(1, 2, 5), // AD-ABOM-02
  zeus: abomination(1, 2, 6), // AD-ZEUS-01
  masked: abomination(1, 2, Number.MAX_SAFE_INTEGER), // AD-ZEUS-02
  mounted: abomination(2, 2, 6), // AD-ZEUS-03
};

export const isZeus = (type: ZombieType): type is ZeusForm =>
  type === 'zeus' || type === 'masked' || type === 'mounted';

/** AD-ZACT-19, AD-ZACT-20: the most Actions that any Zombie has. */
export const MOST_ACTIONS = 3;

/** What appears at one Danger Level. */
export interface Spawn {
  readonly type: 'shambler' | 'alpha' | 'valentine' | 'queen';
  readonly count: number;
}
/** AD-SPAWN-04: Blue, Yellow, Orange, Red. */
export type Lines = readonly [Spawn, Spawn, Spawn, Spawn];

type Four = readonly [number, number, number, number];
export const shamblers = ([a, b, c, d]: Four): Lines => [
  { type: 'shambler', count: a },
  { type: 'shambler', count: b },
  { type: 'shambler', count: c },
  { type: 'shambler', count: d },
];
export const alphas = ([a, b, c, d]: Four): Lines => [
  { type: 'alpha', count: a },
  { type: 'alpha', count: b },
  { type: 'alpha', count: c },
  { type: 'alpha', count: d },
];
const two: Spawn = { type: 'shambler', count: 2 };
const valentine: Spawn = { type: 'valentine', count: 1 };
const queen: Spawn = { type: 'queen', count: 1 };
const EMPTY_STREET = shamblers([0, 0, 0, 0]);

/** AD-R-103: the Zombie deck, in the order of the cards' numbers. */
const CARDS: readonly Lines[] = [
  shamblers([3, 4, 5, 6]),
  shamblers([1, 2, 3, 5]),
  shamblers([3, 4, 6, 7]),
  shamblers([4, 5, 6, 8]),
  shamblers([3, 4, 6, 7]),
  shamblers([2, 4, 5, 7]),
  shamblers([3, 5, 6, 7]),
  shamblers([5, 6, 7, 9]),
  shamblers([1, 3, 5, 7]),
  shamblers([2, 3, 5, 6]),
  shamblers([3, 4, 5, 7]),
  shamblers([4, 6, 7, 9]),
  shamblers([2, 4, 6, 7]),
  shamblers([3, 5, 7, 8]),
  shamblers([3, 4, 6, 8]),
  shamblers([2, 3, 4, 5]),
  shamblers([4, 5, 6, 7]),
  shamblers([1, 4, 6, 8]),
  shamblers([3, 4, 5, 6]),
  shamblers([5, 7, 8, 10]),
  shamblers([2, 4, 5, 6]),
  shamblers([3, 5, 6, 8]),
  alphas([1, 2, 3, 4]),
  alphas([2, 2, 3, 4]),
  alphas([2, 3, 4, 5]),
  alphas([2, 3, 3, 4]),
  alphas([1, 2, 3, 3]),
  alphas([2, 2, 3, 3]),
  alphas([2, 3, 4, 4]),
  alphas([3, 3, 4, 5]),
  alphas([1, 2, 2, 3]),
  alphas([2, 2, 2, 3]),
  alphas([3, 4, 5, 6]),
  alphas([3, 5, 6, 6]),
  [two, valentine, valentine, valentine],
  [two, two, queen, queen],
  EMPTY_STREET,
  EMPTY_STREET,
  EMPTY_STREET,
  shamblers([2, 2, 3, 3]),
];

export type ZombieCardId = string;
export const ZOMBIE_CARD_IDS: readonly ZombieCardId[] = CARDS.map((_, i) => `z${i + 1}`);
export const ZOMBIE_CARDS: Readonly<Record<ZombieCardId, Lines>> = recordOf(
  ZOMBIE_CARD_IDS,
  (id) => CARDS[ZOMBIE_CARD_IDS.indexOf(id)] as Lines,
);

/** The card that brings this Abomination, if one does. */
export function cardOf(type: AbominationType): ZombieCardId | undefined {
  return ZOMBIE_CARD_IDS.find((id) => ZOMBIE_CARDS[id]?.some((line) => line.type === type));
}
