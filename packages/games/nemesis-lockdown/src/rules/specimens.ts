import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { letGo } from './carry.ts';
import { isObject } from './objects.ts';
import { peopleIn, person, roomAt, type Table } from './table.ts';

/** An object in a room: on the floor, or in somebody's hands. */
export interface Lying {
  readonly what: string;
  readonly bearer: Seat | null;
}

/** NL-ROOM-LAB-02, NL-ROOM-LAB-03: also what is carried is there; each kind once for each place. */
export function objectsIn(t: Table, room: RoomId): Lying[] {
  const lying = [...new Set(roomAt(t, room).objects)].map((what) => ({ what, bearer: null }));
  const carried = peopleIn(t, room).flatMap((bearer) => {
    const held = person(t, bearer).hands.map(({ what }) => what);
    return [...new Set(held.filter(isObject))].map((what) => ({ what, bearer }));
  });
  return [...lying, ...carried];
}

/** Takes it from there; false where it is gone. */
export function takeObject(g: Nemesis, room: RoomId, { what, bearer }: Lying): boolean {
  if (bearer !== null) {
    const thing = person(g, bearer).hands.find((one) => one.what === what);
    if (thing !== undefined) letGo(g, bearer, thing);
    return thing !== undefined;
  }
  const { objects } = roomAt(g, room);
  const at = objects.indexOf(what);
  if (at >= 0) objects.splice(at, 1);
  return at >= 0;
}
