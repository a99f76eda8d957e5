import { byName } from '../by-name.ts';

/** What depends on a card's name alone is made once and then shared: options that name a card, facts about it. */
export function madeOnce<T>(make: (id: string) => T): (id: string) => T {
  const made = byName<T>();
  return (id) => {
    let one = made[id];
    if (one === undefined) {
      one = make(id);
      made[id] = one;
    }
    return one;
  };
}

/** As `madeOnce`, for lists that hold mostly the same in the same order: what was at this place the last time is tried first. */
export function madeInOrder<T>(make: (id: string) => T): (id: string, place: number) => T {
  const made = madeOnce(make);
  const latest: { readonly id: string; readonly one: T }[] = [];
  return (id, place) => {
    const before = latest[place];
    if (before !== undefined && before.id === id) return before.one;
    const one = made(id);
    latest[place] = { id, one };
    return one;
  };
}
