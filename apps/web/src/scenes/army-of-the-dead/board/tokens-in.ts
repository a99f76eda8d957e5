import type { OnMap } from './on-map.ts';

const LOOT = ['bag', 'crown', 'red', 'yellow', 'purple'] as const;
export type TokenLook = 'sleepers' | 'objective' | 'charge' | (typeof LOOT)[number];

export interface Token {
  readonly look: TokenLook;
  readonly count: number;
}

/** What lies in a Zone, each kind once. */
export function tokensIn(on: OnMap, at: string): Token[] {
  const here = (zones: readonly string[]): number => zones.filter((zone) => zone === at).length;
  const counts: readonly (readonly [TokenLook, number])[] = [
    ['sleepers', here(on.sleepers)],
    ['objective', here(on.objectives)],
    ...LOOT.map((what) => [what, on.loot.filter((one) => one.at === at && one.what === what).length] as const),
    ['charge', here(on.charges.map((one) => one.at))],
  ];
  return counts.filter(([, count]) => count > 0).map(([look, count]) => ({ look, count }));
}
