import { REGIONS, type Region, type TileId } from '../content/tiles.ts';
import type { Betrayal } from '../state.ts';
import { placeOf } from './house.ts';
import { regionOf, tilesIn } from './ways.ts';

/** What is dug below is none of them. */
const FLOORS: readonly Region[] = REGIONS;

// BH-R-12: the three landings stand exactly above each other, so every cell of a region has one below it.

/** How far two tiles are from standing above each other, in cells along each side. */
function offset(g: Betrayal, a: TileId, b: TileId): [x: number, y: number] {
  const [one, other] = [placeOf(g.state.house, a), placeOf(g.state.house, b)];
  return [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
}

const oneBelow = (g: Betrayal, tile: TileId): TileId[] => {
  const region = FLOORS[FLOORS.indexOf(regionOf(g, tile)) - 1];
  return region === undefined ? [] : tilesIn(g, region);
};

/** Its shadow: the tiles of the region below on the cell under this one and on the eight around that. */
export const shadowOf = (g: Betrayal, tile: TileId): TileId[] =>
  oneBelow(g, tile).filter((under) => offset(g, tile, under).every((cells) => cells <= 1));

/** The tile straight below; where there is none, those of the region below that lie nearest. */
export function nearestBelow(g: Betrayal, tile: TileId): TileId[] {
  const all = oneBelow(g, tile).map((under) => {
    const [x, y] = offset(g, tile, under);
    return { under, cells: x + y };
  });
  const least = Math.min(...all.map(({ cells }) => cells));
  return all.filter(({ cells }) => cells === least).map(({ under }) => under);
}
