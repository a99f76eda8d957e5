import { memo } from '@dreadhouse/engine';
import { registry } from '../catalogue.ts';
import { type RoomId, roomDef } from '../content/board.ts';
import { ADVANTAGE, COMBAT } from '../content/dice.ts';
import { STALKERS, type StalkerType, tokenDef } from '../content/stalkers.ts';
import { hits } from '../rules/fight.ts';
import { corridorWith } from '../rules/table.ts';
import type { Look } from './look.ts';

// What stalkers may do to a seat, as far as it can tell. One is about a serious wound.

/** What an attack costs on the average, and how much worse it is for whoever is hurt. */
const ATTACK = 0.3;
const HURT = 0.3;
/** What it costs to have one in the room: the time, and the attack that comes at the end of the round. */
const COMPANY = 0.25;
/** What a larva under the skin costs. */
const INFESTED = 0.9;
/** What another contamination card costs. */
export const CONTAMINATED = 0.15;

export const isLit = (look: Look, room: RoomId): boolean => {
  const { sector } = roomDef(room);
  return sector !== null && look.view.power[sector].on;
};

/** How much worse a wound is for this seat than for somebody unhurt. */
const frailty = ({ me }: Look): number => 1 + HURT * me.serious.length * me.serious.length + (me.light === 2 ? 0.3 : 0);

/** What an attack of such a stalker costs. */
export function attackCost(look: Look, type: StalkerType): number {
  if (type === 'larva') return look.me.larva ? CONTAMINATED : INFESTED;
  const large = type === 'breeder' || type === 'queen' ? 1.8 : 1;
  return ATTACK * large * frailty(look);
}

/** What a light wound or a serious one costs. */
export const woundCost = (look: Look): number => frailty(look);

/** The stalkers of a room attack at the end of the round, one of those who are there. */
export function stayCost(look: Look, room: RoomId): number {
  const others = Math.max(1, look.peopleIn(room).length);
  return look.stalkersIn(room).reduce((sum, { type }) => sum + attackCost(look, type), 0) / others;
}

/** An escape costs an attack of each of them. */
export const escapeCost = (look: Look, room: RoomId): number =>
  look.stalkersIn(room).reduce((sum, { type }) => sum + attackCost(look, type), 0);

/** The chance that a noise roll in a room brings an encounter. */
export function encounterChance(look: Look, room: RoomId): number {
  const marked = [1, 2, 3, 4].filter((number) => {
    const where = corridorWith(room, number);
    return where === 'technical' ? look.view.technicalNoise : look.view.corridors[where.id].noise;
  });
  return (2 * marked.length) / 10;
}

/** What an encounter costs whoever holds so many cards, by what is in the bag. */
export function encounterCost(look: Look, room: RoomId, cards: number): number {
  const { bag } = look.view;
  const lit = isLit(look, room);
  const sum = bag.reduce((total, id) => {
    const { type, ...number } = tokenDef(id);
    if (type === null) return total + 0.1;
    return total + (cards < (lit ? number.lit : number.dark) ? attackCost(look, type) : 0) + COMPANY * frailty(look);
  }, 0);
  return sum / Math.max(1, bag.length);
}

/** What it costs to enter a room, besides cards: a noise roll where nobody is, and whoever waits there. */
export function entryCost(look: Look, room: RoomId, cards: number): number {
  const waiting = look.stalkersIn(room);
  if (waiting.length > 0) return stayCost(look, room) + COMPANY * waiting.length;
  if (look.peopleIn(room).length > 0) return 0;
  return encounterChance(look, room) * encounterCost(look, room, cards);
}

/** What it is worth to be rid of a stalker here: what it does, and what it keeps us from. */
export function ridding(look: Look, wanted: number): number {
  if (look.at === null) return 0;
  const crowd = look.stalkersIn(look.at).length;
  const kept = 0.25 * Math.min(4, wanted) + 0.5 * Math.max(0, wanted - 4); // whoever stands in the way out costs most
  return (stayCost(look, look.at) + kept + 0.3) / Math.max(1, crowd);
}

/** The chance that one check ends it: it dies, or it retreats. By the printed deck. */
const checkEnds = memo((blood: string): number => {
  const [cards = 1, limit = 0] = blood.split(' ').map(Number);
  const deck = [...registry().attacks.values()].map((card) => card.blood);
  const singles = deck.filter((one) => one === 'retreat' || one <= limit).length / deck.length;
  if (cards === 1) return singles;
  const pairs = deck.flatMap((a) => deck.map((b) => a === 'retreat' || b === 'retreat' || a + b <= limit));
  return pairs.filter(Boolean).length / pairs.length;
});

export interface Odds {
  /** The chance that the stalker dies or retreats. */
  readonly ends: number;
  /** The chance that nothing is dealt. */
  readonly misses: number;
  readonly damage: number;
}

/** What an attempt on a stalker that has so much damage comes to. */
export function attemptOdds(look: Look, how: 'melee' | 'shoot', type: StalkerType, taken: number): Odds {
  const isBright = how === 'shoot' && look.at !== null && isLit(look, look.at);
  const faces = isBright ? ADVANTAGE : COMBAT;
  let [ends, misses, damage] = [0, 0, 0];
  for (const face of faces) {
    const full = hits(face, type) || (face === 'card-for-1' && look.me.hand.length > 1 ? 1 : 0);
    const dealt = how === 'melee' ? Math.min(1, full) : full;
    damage += dealt / faces.length;
    if (dealt === 0) misses += 1 / faces.length;
    else ends += endChance(type, taken + dealt) / faces.length;
  }
  return { ends, misses, damage };
}

/** The chance that so much damage ends it. */
export function endChance(type: StalkerType, damage: number): number {
  const { checks } = STALKERS[type];
  return checks === 0 ? 1 : checkEnds(`${checks} ${damage}`);
}
