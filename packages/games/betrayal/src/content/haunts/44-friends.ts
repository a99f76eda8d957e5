import type { Aim, Betrayal, Chance, Seat, TileId, Token } from '../kit.ts';
import {
  distance,
  ENTRANCE,
  heroesHunted,
  isOpen,
  isShown,
  isTraitor,
  living,
  rather,
  roundOf,
  status,
  tileOf,
  tokens,
} from '../kit.ts';

// Familiar Stranger: what somebody can be, by all that they have said in the open.

export const memories = tokens('memory');
export const key = status('key');

export const FACES = ['sun', 'moon'] as const;
export const ANSWERS = [...FACES, 'blank'] as const;
/** What somebody has answered about a Memory, in the open. */
export interface Said {
  who: Seat;
  about: number;
  answer: (typeof ANSWERS)[number];
}

/** What the table keeps in mind, and the numbers that it is held against. */
interface Table {
  readonly memory: { readonly said: readonly Said[]; readonly dawn: number };
  readonly n: { readonly sees: number; readonly memories: number; readonly dawn: number };
}

const saidBy = ({ memory }: Table, seat: Seat): Said[] => memory.said.filter(({ who }) => who === seat);

/** A Friend has seen so many Memories, and none of those that it has left blank. */
export function canBeFriend(me: Table, seat: Seat): boolean {
  const blanks = saidBy(me, seat).filter(({ answer }) => answer === 'blank').length;
  return saidBy(me, seat).length - blanks <= me.n.sees && blanks <= me.n.memories - me.n.sees;
}

/** Memories that this seat can have seen: a Friend as its answers show, the Double any, so many at the most. */
export function sightsOf(me: Table, seat: Seat, most: number | null, chance: Chance): number[] {
  const said = most === null ? saidBy(me, seat) : [];
  const sure = said.filter(({ answer }) => answer !== 'blank').map(({ about }) => about);
  const all = Array.from({ length: me.n.memories }, (_, i) => i + 1);
  const free = all.filter((n) => !said.some(({ about }) => about === n));
  chance.shuffle('imagine', free);
  return [...sure, ...free].slice(0, most ?? me.n.sees);
}

/** How much a seat is doubted by what it has said; 1 at the start. */
export const doubt = (me: Table, seat: Seat): number =>
  canBeFriend(me, seat) ? saidBy(me, seat).reduce((all, { answer }) => all * (answer === 'blank' ? 1.6 : 0.7), 1) : 9;

/** Whether somebody is doubted no more than the others who have no key, on the average. */
export function isTrusted(g: Betrayal, me: Table, seat: Seat, named: Seat): boolean {
  const others = living(g).filter((other) => other !== seat && !key.isOn(g, other));
  const mean = others.reduce((sum, other) => sum + doubt(me, other), 0) / Math.max(1, others.length);
  return me.memory.dawn >= me.n.dawn - 2 || doubt(me, named) <= mean;
}

/** Who can be the Double as far as the table knows: whoever cannot be a Friend, or else anybody who has not shown a role. */
export function suspects(g: Betrayal, me: Table): readonly Seat[] {
  const free = living(g).filter((seat) => !isShown(g, seat));
  return rather(free, (seat) => !canBeFriend(me, seat));
}

/** The first round in which a key can be handed over. */
export const FIRST_KEY = 3;

export const closed = (g: Betrayal): Token[] => memories.all(g).filter(({ up }) => !up);
export const closedOn = (g: Betrayal, tile: TileId): Token[] => closed(g).filter(({ at }) => at === tile);

/** Together at the Memory that is nearest to all, later at the door. */
export function aims(g: Betrayal, traitor: Seat | null, seat: Seat): Aim[] {
  if (isTraitor(g, seat)) return heroesHunted(g, (prey) => (tileOf(g, prey) === ENTRANCE ? 6 : 4));
  if (isOpen(g)) return [{ worth: 7, at: [ENTRANCE] }, ...(traitor === null ? [] : [{ worth: 3, prey: traitor }])];
  const far = (tile: TileId): number =>
    living(g).reduce((sum, other) => sum + Math.min(9, distance(g, tileOf(g, other), tile)), 0);
  const all = memories.tiles(g, ({ up }) => !up);
  const least = Math.min(...all.map(far));
  const isLate = roundOf(g) >= FIRST_KEY;
  return [
    { worth: isLate ? 3 : 7, at: all.filter((tile) => far(tile) === least) },
    { worth: isLate ? 7 : 1, at: [ENTRANCE] },
    { worth: 2, at: living(g).flatMap((other) => (other === seat ? [] : [tileOf(g, other)])) },
  ];
}
