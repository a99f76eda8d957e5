import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from './content.ts';

/** All that can be asked. */
export interface VigilQuestions {
  act: { seat: Seat };
  shelter: { seat: Seat; room: RoomId; nerve: number };
}
