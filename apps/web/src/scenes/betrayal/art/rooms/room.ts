import type { Drawing, Ink } from '../drawing.ts';
import type { Light } from '../textures.tsx';

// A room is a small stage, 100 by 100: its back wall from 5 to 34, its floor from there to 95. A door can come into the middle of every side, so the
// picture is made by what stands left and right of the middle and in the corners; the middle of the floor is for those who come in.

export type Wall = 'panel' | 'damask' | 'stripes' | 'brick' | 'ashlar' | 'rock' | 'tiled' | 'plain';
export type Floor = 'planks' | 'parquet' | 'flags' | 'checks' | 'earth' | 'carpet' | 'grass' | 'rock' | 'tiled';

export interface RoomArt {
  readonly wall: readonly [Wall, Ink];
  readonly floor: readonly [Floor, Ink];
  readonly things: Drawing;
  /** Where it shines: what, and around which point how far. */
  readonly lights: readonly (readonly [light: Light, x: number, y: number, reach: number])[];
}

export type Rooms = Readonly<Record<string, RoomArt>>;
