import { copy } from '../plain.ts';

/** Changes a table that has been laid. */
export type Edit<S> = (state: S) => void;

/** The fields of something that are to be different; lists are given whole. */
export type Patch<T> = T extends readonly unknown[]
  ? readonly Patch<T[number]>[]
  : T extends object
    ? { readonly [K in keyof T]?: Patch<T[K]> }
    : T;

/** A game's own words for what can lie on its table, and how each is put there. */
export type Words<S> = Readonly<Record<string, (state: S, what: never) => void>>;

/**
 * What is where, read from left to right: in the game's own words, or field by field as its state has them. `also` is for what has no
 * words, and for positions that several tests begin with.
 */
export type Position<S, W extends Words<S>> = { readonly [K in keyof W]?: Parameters<W[K]>[1] } & Patch<
  Omit<S, keyof W>
> & { readonly also?: Layout<S, W> | undefined };

export type Layout<S, W extends Words<S>> = Edit<S> | Position<S, W> | readonly Layout<S, W>[];

/** Lays tables of a game by its words. */
export function layer<S extends object, W extends Words<S>>(words: W): (state: S, layout: Layout<S, W>) => void {
  function lay(state: S, layout: Layout<S, W>): void {
    if (typeof layout === 'function') return void layout(state);
    if (isList<Layout<S, W>>(layout)) return layout.forEach((one) => void lay(state, one));
    for (const [word, what] of Object.entries(layout)) {
      const put = words[word] as ((state: S, what: unknown) => void) | undefined; // each word has a type for what it takes
      if (what === undefined) continue;
      if (word === 'also') lay(state, what as Layout<S, W>);
      else if (put !== undefined) put(state, what);
      else if (word in state) patch(state, { [word]: what });
      else throw new Error(`A table has no "${word}".`);
    }
  }
  return lay;
}

/** Changes the named fields, and those inside them; what is not named stays. */
export function patch(target: object, changes: object): void {
  const fields = target as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    const before = fields[name];
    if (isRecord(change) && isRecord(before)) patch(before, change);
    else fields[name] = copy(change); // rules change states in place, and must not change what a test has written down
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList<T>(value: unknown): value is readonly T[] {
  return Array.isArray(value);
}
