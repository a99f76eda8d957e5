import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import { tileDef } from '../content/tiles.ts';
import { any } from './hooks.ts';
import { roomAt, roomOf, type Table, tileAt } from './table.ts';

/** NL-COMP-01, NL-COMP-02, NL-COMP-03: a symbol on the tile, and no malfunction. */
export function isComputerRoom(t: Table, room: RoomId): boolean {
  const tile = tileAt(t, room);
  return tile !== null && tileDef(tile).computer === true && !roomAt(t, room).malfunction;
}

/** The room's computer, or one that the character wears; R-17: it needs no power for cards that merely ask for a computer. */
export function hasComputer(t: Table, seat: Seat): boolean {
  const room = roomOf(t, seat);
  if (room === null || roomAt(t, room).malfunction) return false;
  return isComputerRoom(t, room) || any(t, seat, 'isComputer');
}
