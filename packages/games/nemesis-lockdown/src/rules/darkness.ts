import type { Seat } from '@dreadhouse/engine';
import { isPowered, person, roomOf, type Table } from './table.ts';
import { openWounds } from './wounds.ts';

/** 5.0: whoever has hurt eyes is in darkness; else a light lit for this round keeps it away; else the room decides. */
export function isDark(t: Table, seat: Seat): boolean {
  if (openWounds(t, seat).some(({ blinds }) => blinds === true)) return true;
  if (person(t, seat).used.includes('lit')) return false;
  const room = roomOf(t, seat);
  return room === null || !isPowered(t, room);
}
