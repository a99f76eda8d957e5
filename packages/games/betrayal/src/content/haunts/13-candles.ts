import type { Betrayal, Floor, Rules, Seat, TileId, Token } from '../kit.ts';
import { BASEMENT, HALLWAY, isAlive, REGIONS, rollFor, say, tileOf, tilesIn, tokens, UPPER } from '../kit.ts';

// The Candles of Vigil: where they are, which of them burn, and what is lit by them.

export const candles = tokens('candle', { carried: { most: 2, freely: true, atDeath: 'tile' } });

/** The three landings of this night, where Candles stand and Shades rise. */
export const LANDING: Readonly<Record<Floor, TileId>> = { upper: UPPER, ground: HALLWAY, basement: BASEMENT };

export const placeOf = (g: Betrayal, { at, on }: Token): TileId | null => (on === null ? at : tileOf(g, on));
export const litOn = (g: Betrayal, tile: TileId): Token[] =>
  candles.all(g).filter((one) => one.up && placeOf(g, one) === tile);
export const isLit = (g: Betrayal, tile: TileId): boolean => litOn(g, tile).length > 0;
export const isRegionLit = (g: Betrayal, region: Floor): boolean => tilesIn(g, region).some((tile) => isLit(g, tile));
export const litCarried = (g: Betrayal, seat: Seat): Token[] => candles.heldBy(g, seat).filter(({ up }) => up);
/** Candles that somebody has in hand or at the feet, lit or unlit. */
export const atHand = (g: Betrayal, seat: Seat, lit: boolean): Token[] =>
  [...candles.heldBy(g, seat), ...candles.on(g, tileOf(g, seat))].filter(({ up }) => up === lit);

export const named = ({ id }: Token): string => `candle:${id}`;
export const byName = (g: Betrayal, target: string | number | null): Token | undefined =>
  candles.all(g).find((one) => named(one) === target);

export function douse(g: Betrayal, some: readonly Token[]): void {
  for (const one of some) if (one.up) candles.turn(g, one, false);
}

/** From a flame on the tile it burns at once; otherwise it takes a steady hand. */
export function* light(g: Betrayal, seat: Seat, candle: Token | undefined): Rules {
  if (candle === undefined) return;
  if (!isLit(g, tileOf(g, seat))) {
    if ((yield* rollFor(g, seat, 'sanity', [4, 0])) < 4 || !isAlive(g, seat)) return;
  }
  candles.turn(g, candle, true);
}

export function burnDown(g: Betrayal): void {
  for (const one of candles.all(g).filter(({ up }) => up)) {
    one.n -= 1;
    if (one.n > 0) continue;
    say(g, 'burnt-down', { at: placeOf(g, one) });
    candles.remove(g, one);
  }
}

/** Floors whose light will not see the end of the round. */
export const failing = (g: Betrayal): Floor[] =>
  REGIONS.filter((region) => !tilesIn(g, region).some((tile) => litOn(g, tile).some(({ n }) => n >= 2)));
