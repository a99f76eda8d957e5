import type { Seat } from '@dreadhouse/engine';
import type { Face, RoomId } from './content.ts';

export interface Omen {
  id: number;
  face: Face;
  /** Who has listened to it while it lay on top. */
  heardBy: Seat[];
}

export interface Keeper {
  room: RoomId;
  nerve: number;
}

export interface VigilState {
  hours: number;
  /** 0 before the first. */
  hour: number;
  keepers: Keeper[];
  /** Where a candle burns. */
  lit: Record<RoomId, boolean>;
  /** How often the dark has come in. */
  dark: number;
  omens: Omen[];
  spent: Omen[];
  result: 'dawn' | 'dark' | null;
}
