import type { Rules } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { roomAt } from './table.ts';

/** The marker goes back to the pool. */
export function* discardMalfunction(g: Nemesis, room: RoomId): Rules {
  roomAt(g, room).malfunction = false;
  g.tell('all', 'repaired', { room, rule: 'NL-G-15' });
}
