import type { Rules, Seat } from '@dreadhouse/engine';
import { CORRIDOR_IDS, type Corridor, corridorDef, type RoomId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { doorsLeft, setDoor } from './markers.ts';
import { doorOf, type Neighbour, neighbours, type Table } from './table.ts';

// Doors are closed with eleven tokens (G-16).

/** Closed doors from which a token can be taken: any but those in the way of what is being closed. */
function spare(t: Table, room: RoomId | null): Corridor[] {
  return CORRIDOR_IDS.map(corridorDef).filter(
    (one) => doorOf(t, one) === 'closed' && (room === null || !one.ends.includes(room)),
  );
}

export const canClose = (t: Table, corridor: Corridor, room: RoomId | null = null): boolean =>
  doorOf(t, corridor) === 'open' && (doorsLeft(t) > 0 || spare(t, room).length > 0);

/** G-16: where no token is left, the player whose doing it is takes one from a closed door elsewhere, which opens. */
export function* closeDoor(g: Nemesis, seat: Seat, corridor: Corridor, room: RoomId | null = null): Rules {
  if (!canClose(g, corridor, room)) return;
  if (doorsLeft(g) === 0) {
    const options = () => spare(g, room).map((from) => ({ id: `door:${from.id}`, at: `corridor:${from.id}`, from }));
    const { from } = yield* g.choose(seat, 'which-door', 'NL-G-16', options, { room });
    setDoor(g, from, 'open');
  }
  setDoor(g, corridor, 'closed');
}

/** whether every corridor of a room can be closed, with tokens of the pool and of doors elsewhere; none of them is destroyed. */
export function canSeal(t: Table, room: RoomId): boolean {
  const doors = neighbours(room).map(({ corridor }) => doorOf(t, corridor));
  const needed = doors.filter((door) => door === 'open').length;
  return !doors.includes('destroyed') && needed <= doorsLeft(t) + spare(t, room).length;
}

/** Every door of a room that can be closed; the tokens never come from the same room. */
export function* closeDoorsOf(g: Nemesis, seat: Seat, room: RoomId): Rules {
  for (const { corridor } of neighbours(room)) yield* closeDoor(g, seat, corridor, room);
}

/** Opens a closed door or closes an open one. */
export function* turnDoor(g: Nemesis, seat: Seat, corridor: Corridor, room: RoomId): Rules {
  if (doorOf(g, corridor) === 'closed') setDoor(g, corridor, 'open');
  else yield* closeDoor(g, seat, corridor, room);
}

/** Doors of a room that can be opened or closed. */
export const turnable = (t: Table, room: RoomId): Neighbour[] =>
  neighbours(room).filter(({ corridor }) => doorOf(t, corridor) === 'closed' || canClose(t, corridor, room));
