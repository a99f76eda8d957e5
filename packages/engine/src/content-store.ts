import { memo } from './memo.ts';

/** A game's content by id, and the ways to it. */
export interface ContentStore<Registry> {
  /** Says where everything comes from. Rules look things up here, so that they know no card, and the cards know the rules. */
  readonly stock: (from: () => Registry) => void;
  /** Everything, built on first use. */
  readonly registry: () => Registry;
  /** Looks things of one kind up by id. */
  readonly finder: <K, T extends object>(what: string, all: (registry: Registry) => ReadonlyMap<K, T>) => (id: K) => T;
}

export function contentStore<Registry>(): ContentStore<Registry> {
  let make: (() => Registry) | null = null;
  let made: Registry | null = null;
  const registry = (): Registry => {
    if (make === null) throw new Error('There is no content: import content/all.ts first.');
    made ??= make();
    return made;
  };
  return {
    stock(from) {
      make = from;
      made = null;
    },
    registry,
    finder: (what, all) =>
      memo((id) => {
        const one = all(registry()).get(id);
        if (one === undefined) throw new Error(`There is no ${what} "${id}".`);
        return one;
      }),
  };
}
