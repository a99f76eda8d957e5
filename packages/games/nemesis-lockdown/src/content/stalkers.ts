// The types and tokens of the designs G-06 and G-07.

/** In the order of chapter 7, from the one that comes first. */
export const TYPES = ['queen', 'breeder', 'adult', 'creeper', 'larva'] as const;
export type StalkerType = (typeof TYPES)[number];

interface TypeDef {
  readonly figures: number;
  /** how many cards its damage check takes. */
  readonly checks: number;
}

export const STALKERS: Readonly<Record<StalkerType, TypeDef>> = {
  larva: { figures: 6, checks: 0 },
  creeper: { figures: 3, checks: 1 },
  adult: { figures: 8, checks: 1 },
  breeder: { figures: 2, checks: 2 },
  queen: { figures: 1, checks: 2 },
};

/** A token of the bag, by type and number; `blank` has none. */
export type TokenId = `${StalkerType}-${number}` | 'blank';

interface TokenDef {
  readonly id: TokenId;
  readonly type: StalkerType | null;
  readonly lit: number;
  readonly dark: number;
}

function tokens(type: StalkerType, ...numbers: readonly (readonly [lit: number, dark: number])[]): TokenDef[] {
  return numbers.map(([lit, dark], i) => ({ id: `${type}-${i + 1}`, type, lit, dark }));
}

const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

export const TOKENS: readonly TokenDef[] = [
  { id: 'blank', type: null, lit: 0, dark: 0 },
  ...tokens('larva', ...times(8, [1, 2] as const)),
  ...tokens('creeper', [2, 3], [1, 3], [2, 4]),
  ...tokens('adult', ...times(12, [2, 3] as const)),
  ...tokens('breeder', [3, 5], [4, 5]),
  ...tokens('queen', [4, 5]),
];
export const TOKEN_IDS: readonly TokenId[] = TOKENS.map(({ id }) => id);

const BY_ID = new Map(TOKENS.map((one) => [one.id, one]));

export function tokenDef(id: TokenId): TokenDef {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no token "${id}".`);
  return found;
}
