import { same } from '@dreadhouse/protocol';

type Comparer = (a: unknown, b: unknown) => boolean;

/** Lists that are worth a comparer of their own, and how many are made at most: records may be filled with whatever names a game likes. */
const LONG = 6;
const MOST = 200;

const comparers = new Map<string, Comparer>();

/** Whether two plain values are the same throughout, like `same`. */
export function alike(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return same(a, b);
  if (a.length !== b.length) return false;
  const compare = comparerOf(a);
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !compare(a[i], b[i])) return false;
  return true;
}

/**
 * Compares entries of this list with others. Rooms, cards and tokens come in long lists, all with the same members, and are compared for every
 * viewer after every answer; a function that is made for just these members does it several times as quickly as one that fits everything.
 */
export function comparerOf(list: readonly unknown[]): Comparer {
  const [first] = list;
  if (list.length < LONG || typeof first !== 'object' || first === null || Array.isArray(first)) return same;
  const names = Object.keys(first);
  const shape = names.join();
  let comparer = comparers.get(shape);
  if (comparer === undefined) {
    if (comparers.size >= MOST) return same;
    comparer = comparerFor(names);
    comparers.set(shape, comparer);
  }
  return comparer;
}

/** Whatever does not have just these members, all of them with a value, is left to `same`. */
function comparerFor(names: readonly string[]): Comparer {
  const members = names.map((name, i) => {
    const member = `[${JSON.stringify(name)}]`;
    return `const a${i} = a${member}, b${i} = b${member};
      if (a${i} === undefined) return same(a, b);
      if (a${i} !== b${i} && !same(a${i}, b${i})) return false;`;
  });
  const make = new Function(
    'same',
    `return (a, b) => {
      if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
      if (Array.isArray(a) || Array.isArray(b)) return same(a, b);
      let more = 0;
      for (const _ in a) more += 1;
      if (more !== ${names.length}) return same(a, b);
      for (const _ in b) more -= 1;
      if (more !== 0) return false;
      ${members.join('\n')}
      return true;
    }`,
  ) as (fallback: Comparer) => Comparer;
  return make(same);
}
