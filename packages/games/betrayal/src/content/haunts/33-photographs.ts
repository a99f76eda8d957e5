import type { Betrayal, Seat, TileId, Token } from '../kit.ts';
import { awayBy, distance, heroesOn, inSight, isInHouse, rather, roomsOnFoot, status, tiles, tokens } from '../kit.ts';

// What Overexposed looks at: who is Fixed, what can be photographed, and where Fires and Negatives are.

export const negatives = tokens('negative', { carried: { most: 1, by: 'heroes', atDeath: 'tile' } });
export const fireTokens = tokens('fire');
export const fixed = status('fixed', { forbids: 'anything', untouched: true, hinders: false });

const FURNACE: TileId = 'furnace-room';
/** How far the second Fire lies from the first, where that is possible. */
const APART = 3;
export const inFrame = (g: Betrayal, tile: TileId): Seat[] => heroesOn(g, tile).filter((seat) => !fixed.isOn(g, seat));
export const fires = (g: Betrayal): TileId[] => [...fireTokens.tiles(g), ...(isInHouse(g, FURNACE) ? [FURNACE] : [])];
/** Negatives that can be taken down: none of somebody who is still Fixed. */
export const loose = (g: Betrayal): Token[] =>
  negatives.all(g).filter(({ at, of }) => at !== null && (of === null || !fixed.isOn(g, of)));
export const looseOn = (g: Betrayal, tile: TileId): Token | undefined => loose(g).find(({ at }) => at === tile);
/** What can be photographed from a tile. */
export const shots = (g: Betrayal, from: TileId): TileId[] =>
  tiles(g).filter((tile) => inFrame(g, tile).length > 0 && inSight(g, from, tile));

/** Rooms for the second Fire: without a Negative, far from the first; else as far as possible; else with a Negative; else beside the first. */
export function secondFire(g: Betrayal): TileId[] {
  const [first] = fireTokens.tiles(g);
  if (first === undefined) return roomsOnFoot(g);
  const others = roomsOnFoot(g).filter((tile) => tile !== first);
  if (others.length === 0) return [first];
  const bare = rather(others, (tile) => !negatives.lieOn(g, tile));
  return awayBy(bare, APART, (tile) => distance(g, first, tile));
}
