import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import { any } from './hooks.ts';
import { isPowered, person, roomOf, type Table } from './table.ts';

/** 5.0: whoever has hurt eyes is in darkness; else a light lit for this round keeps it away; else the room decides. */
export const isDark = (t: Table, seat: Seat): boolean => darkIn(t, seat, roomOf(t, seat));

/** Whether it would be dark for a character in this room. */
export function darkIn(t: Table, seat: Seat, room: RoomId | null): boolean {
  if (any(t, seat, 'blinds')) return true;
  if (person(t, seat).used.includes('lit')) return false;
  return room === null || !isPowered(t, room);
}
