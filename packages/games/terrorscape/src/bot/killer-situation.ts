import { killerDef, skillDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { KEYS_NEEDED, REPAIR_TOKENS } from '../content/numbers.ts';
import { CERTAIN } from '../notebook/trail.ts';
import { repels } from '../odds/dice.ts';
import { ambush } from '../rules/encounter.ts';
import type { Survivor, Terrorscape, TerrorscapeState } from '../state.ts';

export const indexOf = (place: string): number => mansion.locations.indexOf(place);
export const FAR: readonly (readonly number[])[] = mansion.locations.map((a) =>
  mansion.locations.map((b) => mansion.distance[a]?.[b] ?? 9),
);

/** A wound is worth 1; the last one is worth the game. */
const LAST_WOUND = 3.2;
/** How often somebody has an item that helps, and by how much. */
const ITEM_CHANCE = 0.5;
const ITEM_PLUS = 2;
const FADING = 0.6;

export function woundWorth({ health }: Survivor): number {
  return health === 1 ? LAST_WOUND : 1;
}

export function hits(one: Survivor, strength: number): number {
  const bare = repels(one.fear, 0, strength);
  return 1 - (1 - ITEM_CHANCE) * bare - ITEM_CHANCE * repels(one.fear, ITEM_PLUS, strength);
}

export function scareWorth({ killer }: TerrorscapeState, one: Survivor): number {
  if (one.fear < 2) return 0.3 + 0.1 * one.fear;
  const power = killerDef(killer.id).panicWound;
  const wounds = power !== undefined && killer.level >= power.from && killer.hand.length >= power.cost;
  return wounds ? 0.3 + 0.8 * woundWorth(one) : 0.35;
}

export type KillerSituation = Readonly<ReturnType<typeof lookAsKiller>>;

/** What the Killer sees and supposes, room by room, in the order of the map. */
export function lookAsKiller(state: TerrorscapeState) {
  const { killer, survivors } = state;
  const living = survivors.filter(({ health }) => health > 0);
  const base = (killerDef(killer.id).strength[killer.level - 1] ?? 0) + killer.bonus + ambush({ state } as Terrorscape);
  const card = killer.hand.some((one) => skillDef(one).attack !== undefined) ? 1 : 0;
  const strength = base + card;
  const inEach = (of: (heat: number, one: Survivor) => number): number[] =>
    mansion.locations.map((_, r) => sum(living, (one) => of((one.trail.heat[r] ?? 0) / CERTAIN, one)));
  const prizes = new Map(living.map((one) => [one, hits(one, strength) * woundWorth(one) + 0.1]));
  const prey = inEach((heat, one) => heat * (prizes.get(one) ?? 0));
  return {
    state,
    at: indexOf(killer.at),
    level: killer.level,
    strength,
    living,
    /** How likely somebody is there, as the notebook has it: 0 where nobody can be. */
    presence: mansion.locations.map((_, r) => 1 - absence(living, r)),
    /** What a SEARCH there would bring: wounds, and more for those who would be the last. */
    prey,
    /** What a wound without a defence would bring there, and what a SCARE. */
    blood: inEach((heat, one) => heat * woundWorth(one)),
    fright: inEach((heat, one) => heat * scareWorth(state, one)),
    /** What it is worth to be there: prey near by, and what the Survivors need. */
    lure: lures(state, prey),
  };
}

/** How likely nobody is there. */
function absence(living: readonly Survivor[], room: number): number {
  return living.reduce((none, { trail }) => none * (1 - (trail.heat[room] ?? 0) / CERTAIN), 1);
}

function lures(state: TerrorscapeState, prey: readonly number[]): number[] {
  const { options, rack, repair, help } = state;
  const keys = options.keysOpen ? rack.length : 3;
  const radio = options.repairOpen ? repair : 2;
  const exit = keys >= KEYS_NEEDED ? 1.2 : 0;
  const guarded = help === null && radio < REPAIR_TOKENS ? 0.05 + 0.07 * radio : 0;
  return prey.map((_, x) => {
    const far = FAR[x] ?? [];
    const hunt = prey.reduce((sum, one, r) => sum + one * FADING ** (far[r] ?? 9), 0);
    return hunt + exit * 0.7 ** (far[EXIT] ?? 9) + guarded * 0.6 ** (far[RADIO] ?? 9);
  });
}

export const EXIT = indexOf(mansion.mainExit);
export const RADIO = indexOf(mansion.radio);

/** How far away they are on average, as far as it is known. */
export function farFromPrey({ living }: KillerSituation, x: number): number {
  return sum(living, ({ trail }) =>
    trail.heat.reduce((far, heat, r) => far + (heat / CERTAIN) * (FAR[x]?.[r] ?? 9), 0),
  );
}

/** Rooms so many steps away, block tokens or not. */
export function roomsWithin(at: number, least: number, most: number): number[] {
  return (FAR[at] ?? []).flatMap((far, r) => (far >= least && far <= most ? [r] : []));
}

export function best(rooms: readonly number[], of: readonly number[]): number {
  return Math.max(0, ...rooms.map((r) => of[r] ?? 0));
}

export function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let all = 0;
  for (const one of list) all += of(one);
  return all;
}
