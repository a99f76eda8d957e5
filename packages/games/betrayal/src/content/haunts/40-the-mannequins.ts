import type { Betrayal, FigureId, Hidden, TileId } from '../kit.ts';
import { allRooms, awayBy, distance, ENTRANCE, monstersOn, tokens } from '../kit.ts';

// The Mannequins of Show Home: their faces, and where they can stand.

export const faces = tokens('face');

export const DINING: TileId = 'dining-room';
export const [BREATHING, PLASTER] = ['breathing', 'plaster'];
/** How far a toppled Mannequin lands. */
const FAR = 3;

// Each Mannequin carries its face as a token.

export const faceOf = (g: Betrayal, who: FigureId): Hidden | null => faces.firstHeldBy(g, who)?.face ?? null;
const isKnown = (g: Betrayal, { face }: { readonly face: Hidden | null }): boolean => face?.seen.length === g.seats;
export const isUnknown = (g: Betrayal, id: FigureId): boolean => !isKnown(g, { face: faceOf(g, id) });
/** Those that may still have a pulse, as far as everybody knows. */
export const warm = (g: Betrayal, tile: TileId): FigureId[] =>
  monstersOn(g, tile).filter((id) => isUnknown(g, id) || faceOf(g, id)?.face === BREATHING);
export const guests = (g: Betrayal): number => monstersOn(g, DINING).length;

/** Where they can stand: rooms from which one can walk to the Entrance Hall, but not the Dining Room. */
export const rooms = (g: Betrayal): TileId[] =>
  allRooms(g).filter((tile) => tile !== DINING && Number.isFinite(distance(g, tile, ENTRANCE)));

/** A random room at least 3 tiles away; where there is none, the farthest. */
export function landing(g: Betrayal): TileId | undefined {
  const far = (tile: TileId): number => Math.min(99, distance(g, DINING, tile));
  const there = awayBy(rooms(g), FAR, far);
  return there.length === 0 ? undefined : g.pick('topple', there);
}
