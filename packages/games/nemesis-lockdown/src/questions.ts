import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from './content/board.ts';

/** What can be asked, and what each question is about. */
export interface NemesisQuestions {
  draft: object;
  act: { actions: number };
  pay: { left: number };
  interrupt: { seat: Seat };
  'pass-discard': object;
  objective: object;
  'careful-noise': { room: RoomId };
}
