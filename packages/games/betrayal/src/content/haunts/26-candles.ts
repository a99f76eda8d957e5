import type { Betrayal, TileId, Token } from '../kit.ts';
import { awayBy, distance, ENTRANCE, heroes, symbolOf, tileOf, tiles, tokens } from '../kit.ts';

// The Candles of Black Candlemas: where they burn, and where one can stand.

export const candles = tokens('altar-candle');

export const newest = (g: Betrayal): Token | undefined =>
  candles.all(g).reduce<Token | undefined>((a, b) => (a && a.n > b.n ? a : b), undefined);

/** Tiles with a symbol and without a Candle. */
export const altars = (g: Betrayal): TileId[] =>
  tiles(g).filter((tile) => symbolOf(tile) !== null && !candles.lieOn(g, tile));

/** Where the newest burns. */
export const front = (g: Betrayal): TileId[] => candles.tiles(g, (one) => one === newest(g));

/** The nearest of these tiles on foot; the first of those that are as near. */
export function nearest(g: Betrayal, from: TileId, among: readonly TileId[]): TileId {
  const far = (tile: TileId): number => distance(g, from, tile);
  const [first = ENTRANCE, ...others] = among;
  return others.reduce((best, tile) => (far(tile) < far(best) ? tile : best), first);
}

/** Where the first Candle may stand again: three tiles from every hero, else as far from the nearest as there is. */
export function beginnings(g: Betrayal): TileId[] {
  const omens = tiles(g).filter((tile) => symbolOf(tile) === 'omen');
  const far = (tile: TileId): number => Math.min(...heroes(g).map((hero) => distance(g, tile, tileOf(g, hero))));
  const distant = awayBy(omens, 3, far);
  const [first = ENTRANCE] = distant;
  return distant.length > 0 && far(first) >= 3 ? distant : [first];
}
