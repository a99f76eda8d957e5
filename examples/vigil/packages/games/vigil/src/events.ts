import type { Play, Seat } from '@dreadhouse/engine';
import type { Face, RoomId } from './content.ts';
import type { VigilQuestions } from './questions.ts';
import type { VigilState } from './state.ts';

/** All that can be told. */
export interface VigilEvents {
  hour: { hour: number };
  went: { seat: Seat; from: RoomId; to: RoomId };
  relit: { seat: Seat; room: RoomId };
  listened: { seat: Seat };
  /** Only for whoever has listened. */
  'omen-heard': { face: Face };
  waited: { seat: Seat };
  night: { hour: number };
  omen: { face: Face };
  'omens-shuffled': object;
  sheltered: { seat: Seat; room: RoomId };
  'candle-out': { room: RoomId };
  'dark-came-in': { room: RoomId; dark: number };
  dawn: object;
  'dark-stayed': object;
}

/** What the rules hold in their hands. */
export type Vigil = Play<VigilState, VigilEvents, VigilQuestions>;
