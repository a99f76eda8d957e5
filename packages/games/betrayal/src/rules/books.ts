import type { Seat } from '@dreadhouse/engine';
import type { Haunt, Side } from '../content/types.ts';
import type { Betrayal, BetrayalState } from '../state.ts';
import { hauntOf } from './figures.ts';

/** BH-SECRET-03, BH-SECRET-04, BH-AMB-37: an entry of a book is read to everybody when it is first used. */
export function open(g: Betrayal, entry: string): void {
  const { haunt } = g.state;
  const def = hauntOf(g);
  if (haunt === null || def === null || haunt.read.includes(entry) || !isSecret(def, entry)) return;
  haunt.read.push(entry);
  g.reveal('all', 'rule-read', { haunt: haunt.number, entry, rule: 'BH-SECRET-04' });
}

/** A rule of a book is applied. */
export const use = (g: Betrayal, entry: string): void => open(g, `rule:${entry}`);

const isSecret = (def: Haunt, entry: string): boolean =>
  def.type === 'traitor' && (entriesOf(def, 'heroes').includes(entry) || entriesOf(def, 'traitor').includes(entry));

/** BH-GOAL-07, BH-HAUNT-07, BH-HAUNT-10: everything that stands in the book of one side: its rules, actions, goal, and for the traitor the monsters (BH-STRUCT-11). */
export function entriesOf(def: Haunt, side: Side): string[] {
  return [
    ...(def.books[side] ?? []).map((entry) => `rule:${entry}`),
    ...def.actions.filter(({ by }) => by === side).map(({ id }) => `action:${id}`),
    `goal:${side}`,
    ...(side === 'traitor' ? (def.monsters ?? []).map(({ id }) => `monster:${id}`) : []),
  ];
}

/** What stands in the open from the start: where there is one book, all of it (BH-TYPE-02, BH-TYPE-06, BH-TYPE-08, BH-AMB-44). */
export function openEntries(def: Haunt): string[] {
  const common = [
    ...(def.books.all ?? []).map((entry) => `rule:${entry}`),
    ...def.actions.filter(({ by }) => by === 'all').map(({ id }) => `action:${id}`),
  ];
  return def.type === 'traitor' ? common : [...common, ...entriesOf(def, 'heroes'), ...entriesOf(def, 'traitor')];
}

/** Everything that stands in either book. */
export const allEntries = (def: Haunt): string[] => [
  ...new Set([...openEntries(def), ...entriesOf(def, 'heroes'), ...entriesOf(def, 'traitor')]),
];

export interface PrintedBook {
  readonly side: Side | 'all';
  readonly entries: readonly string[];
}

/** The books as they are printed: one for each side, or one for all. What both sides may read stands in both. */
export function printedBooks(def: Haunt): readonly PrintedBook[] {
  if (def.type !== 'traitor') return [{ side: 'all', entries: allEntries(def) }];
  return (['heroes', 'traitor'] as const).map((side) => ({
    side,
    entries: [...openEntries(def), ...entriesOf(def, side)],
  }));
}

/** The entries that a viewer may read. */
export function bookFor({ state }: { readonly state: BetrayalState }, seat: Seat | null): string[] {
  const def = hauntOf({ state });
  if (def === null || state.haunt === null) return [];
  // BH-R-22: after the end both books can be read by all.
  if (state.result !== null) return allEntries(def);
  const mine =
    def.type !== 'traitor' || seat === null ? [] : entriesOf(def, state.haunt.traitor === seat ? 'traitor' : 'heroes');
  return [...new Set([...openEntries(def), ...mine, ...state.haunt.read])];
}
