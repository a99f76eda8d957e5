import type { Rules, Seat } from '@dreadhouse/engine';
import { ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { canSeal, closeDoorsOf } from './doors.ts';
import { putOut } from './markers.ts';
import type { Table } from './table.ts';

/** NL-ROOM-VENT-01, NL-ROOM-VENT-02, NL-ROOM-VENT-10, R-31, R-38: any room with a technical entrance that can be sealed; one at a time. */
export function ventable(t: Table): RoomId[] {
  if (t.state.ventilation !== null) return [];
  return ROOM_IDS.filter((room) => roomDef(room).entrance !== null && canSeal(t, room));
}

/** NL-ROOM-VENT-03, NL-ROOM-VENT-04, NL-ROOM-VENT-05: its doors close, its fire goes out, and the token lies there until everybody has passed. */
export function* startVentilation(g: Nemesis, seat: Seat, room: RoomId): Rules {
  yield* closeDoorsOf(g, seat, room);
  putOut(g, room);
  g.state.ventilation = room;
  g.tell('all', 'ventilation', { room, rule: 'NL-ROOM-VENT-05' });
}
