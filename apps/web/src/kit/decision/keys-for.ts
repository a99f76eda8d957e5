import type { Arranged } from './arrange.ts';

/** A key, and the answer that it gives or the heading that it opens. */
export interface Keyed {
  readonly key: string;
  readonly answers?: string;
  readonly opens?: string;
}

type What = Omit<Keyed, 'key'>;

/** Figures first, then the letters that are no shortcuts of the table. */
const KEYS = [...'1234567890acdegjkoqsvwxyz'];

/** Every answer in sight has a key, in the order in which they are read, and so has every heading that is folded. */
export function keysFor({ groups, main, mainFirst }: Arranged, folded: ReadonlySet<string>, brief: boolean): Keyed[] {
  const ways = main.map(({ id }): What => ({ answers: id }));
  const rest = groups.flatMap(({ name, options }): What[] =>
    name !== null && folded.has(name) ? [{ opens: name }] : options.map(({ id }) => ({ answers: id })),
  );
  const inSight = brief ? ways : mainFirst ? [...ways, ...rest] : [...rest, ...ways];
  return inSight.flatMap((one, place) => {
    const key = KEYS[place];
    return key === undefined ? [] : [{ ...one, key }];
  });
}
