import type { Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Hooks } from '../content/definitions.ts';
import { isObject } from './objects.ts';
import { person, type Table } from './table.ts';
import { knownWeaknesses } from './weaknesses.ts';
import { openWounds } from './wounds.ts';

// The one place where traits, wounds, items and weaknesses act on the rules. A rule asks for what it wants to know; no rule knows a card.

/** The names of the hooks that hold this. */
type Holding<T> = { [K in keyof Hooks]-?: NonNullable<Hooks[K]> extends T ? K : never }[keyof Hooks];

/** Everything open to all that acts for a character: the trait, open wounds, what is carried in the open, weaknesses that it knows. */
export function thingsOf(t: Table, seat: Seat): readonly Hooks[] {
  const { id, hands } = person(t, seat);
  const { traits, items } = registry();
  return [
    found(traits, id),
    ...openWounds(t, seat),
    ...hands.filter(({ what }) => !isObject(what)).map(({ what }) => found(items, what)),
    ...knownWeaknesses(t, seat),
  ];
}

/** All of it added up. */
export function total(t: Table, seat: Seat, hook: Holding<number>): number {
  return thingsOf(t, seat).reduce((sum, thing) => sum + (thing[hook] ?? 0), 0);
}

/** Whether anything that acts for a character has it. */
export function any(t: Table, seat: Seat, hook: Holding<true>): boolean {
  return thingsOf(t, seat).some((thing) => thing[hook] === true);
}

/** What its things say, one after the other; those that say nothing are left out. */
export function said<K extends keyof Hooks>(t: Table, seat: Seat, hook: K): NonNullable<Hooks[K]>[] {
  const list: NonNullable<Hooks[K]>[] = [];
  for (const thing of thingsOf(t, seat)) {
    const one = thing[hook];
    if (one !== undefined) list.push(one as NonNullable<Hooks[K]>); // TypeScript does not narrow an index by a name
  }
  return list;
}
