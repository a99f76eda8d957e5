import type { Seat } from '@dreadhouse/engine';
import { any } from './hooks.ts';
import { isPowered, person, roomOf, type Table } from './table.ts';

/** 5.0: whoever has hurt eyes is in darkness; else a light lit for this round keeps it away; else the room decides. */
export function isDark(t: Table, seat: Seat): boolean {
  if (any(t, seat, 'blinds')) return true;
  if (person(t, seat).used.includes('lit')) return false;
  const room = roomOf(t, seat);
  return room === null || !isPowered(t, room);
}
