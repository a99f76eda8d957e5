import type { Seat } from '@dreadhouse/engine';
import {
  awayBy,
  type Betrayal,
  carriedBy,
  carries,
  distance,
  has,
  heroes,
  heroesOn,
  inSight,
  isInHouse,
  lies,
  rather,
  roomsOnFoot,
  type TileId,
  type Token,
  tiles,
  tilesWith,
  tokensOf,
} from '../kit.ts';

// What Overexposed looks at: who is Fixed, what can be photographed, and where Fires and Negatives are.

export const FIXED = 'fixed';
const FURNACE: TileId = 'furnace-room';
/** How far the second Fire lies from the first, where that is possible. */
const APART = 3;
export const isFixed = (g: Betrayal, seat: Seat): boolean => has(g, seat, FIXED);
export const fixed = (g: Betrayal): Seat[] => heroes(g).filter((seat) => isFixed(g, seat));
export const inFrame = (g: Betrayal, tile: TileId): Seat[] => heroesOn(g, tile).filter((seat) => !isFixed(g, seat));
export const fires = (g: Betrayal): TileId[] => [...tilesWith(g, 'fire'), ...(isInHouse(g, FURNACE) ? [FURNACE] : [])];
export const mine = (g: Betrayal, seat: Seat): Token | undefined => carriedBy(g, seat, 'negative')[0];
/** Negatives that can be taken down: none of somebody who is still Fixed. */
export const loose = (g: Betrayal): Token[] =>
  tokensOf(g, 'negative').filter(({ at, of }) => at !== null && (of === null || !isFixed(g, of)));
export const isCapped = (g: Betrayal, who: Seat): boolean => carries(g, who, 'lens-cap');
/** What can be photographed from a tile. */
export const shots = (g: Betrayal, from: TileId): TileId[] =>
  tiles(g).filter((tile) => inFrame(g, tile).length > 0 && inSight(g, from, tile));

/** Rooms for the second Fire: without a Negative, far from the first; else as far as possible; else with a Negative; else beside the first. */
export function secondFire(g: Betrayal): TileId[] {
  const [first] = tilesWith(g, 'fire');
  if (first === undefined) return roomsOnFoot(g);
  const others = roomsOnFoot(g).filter((tile) => tile !== first);
  if (others.length === 0) return [first];
  const bare = rather(others, (tile) => !lies(g, 'negative', tile));
  return awayBy(bare, APART, (tile) => distance(g, first, tile));
}
