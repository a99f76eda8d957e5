import type { Chance, Seat } from '@dreadhouse/engine';
import { has, living } from '../rules/figures.ts';
import type { Betrayal } from '../state.ts';

// Familiar Stranger: what somebody can be, by all that they have said in the open.

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
  const others = living(g).filter((other) => other !== seat && !has(g, other, 'key'));
  const mean = others.reduce((sum, other) => sum + doubt(me, other), 0) / Math.max(1, others.length);
  return me.memory.dawn >= me.n.dawn - 2 || doubt(me, named) <= mean;
}
