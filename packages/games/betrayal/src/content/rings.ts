import type { TileId } from './tiles.ts';

/** Two tiles that a doorway joins. */
export type Doorway = readonly [TileId, TileId];
type Ways = ReadonlyMap<TileId, readonly TileId[]>;

/** No more pens than these are looked at. */
const MOST = 120;

/** The doorways, fewest first, that still lead out of some pen of so many tiles at most around a tile. */
export function bestRing(ways: Ways, from: TileId, most: number): Doorway[] {
  const from0: readonly TileId[] = [from];
  const seen = new Set([from]) as Set<string>;
  const pens: (readonly TileId[])[] = [from0];
  let best = leadingOut(ways, from0);
  for (const pen of pens) {
    const out = leadingOut(ways, pen);
    if (out.length < best.length) best = out;
    if (pen.length >= most || pens.length > MOST) continue;
    for (const [, next] of out) {
      const larger = [...pen, next].sort();
      const key = larger.join();
      if (seen.has(key)) continue;
      seen.add(key);
      pens.push(larger); // grows as we go
    }
  }
  return best;
}

const leadingOut = (ways: Ways, pen: readonly TileId[]): Doorway[] =>
  pen.flatMap((tile) => (ways.get(tile) ?? []).filter((to) => !pen.includes(to)).map((to) => [tile, to] as const));
