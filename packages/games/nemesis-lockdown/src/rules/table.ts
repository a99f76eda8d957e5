import type { Seat } from '@dreadhouse/engine';
import { type Corridor, type CorridorId, otherEnd, ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import { TYPES } from '../content/stalkers.ts';
import type { TileId } from '../content/tiles.ts';
import type { NemesisState, Person, RoomState, Stalker } from '../state.ts';

// What can be read off the table.

export interface Table {
  readonly state: NemesisState;
}

export function person({ state }: Table, seat: Seat): Person {
  const found = state.people[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

export const roomAt = ({ state }: Table, room: RoomId): RoomState => state.rooms[room];

/** 5.0: the figure is in a room or in a pod. */
export const isInPlay = (t: Table, seat: Seat): boolean => person(t, seat).fate === 'in-play';

/** The room in which a character stands; null out of play, or in a pod, where no effect reaches it (NL-ROOM-CSSA-08). */
export function roomOf(t: Table, seat: Seat): RoomId | null {
  const { at, fate } = person(t, seat);
  return fate === 'in-play' && at !== null && isRoom(at) ? at : null;
}

export function isRoom(at: string): at is RoomId {
  return (ROOM_IDS as readonly string[]).includes(at);
}

/** 5.0, turn order: from the first player clockwise. */
export function turnOrder({ state }: Table): Seat[] {
  return state.people.map((_, i) => (state.first + i) % state.seats);
}

export const peopleIn = (t: Table, room: RoomId): Seat[] => turnOrder(t).filter((seat) => roomOf(t, seat) === room);

/** Chapter 7: in room order, then by type, then by age. */
export function inOrder(stalkers: readonly Stalker[]): Stalker[] {
  const rank = (one: Stalker): number => ROOM_IDS.indexOf(one.at) * 100_000 + TYPES.indexOf(one.type) * 10_000 + one.id;
  return [...stalkers].sort((a, b) => rank(a) - rank(b));
}

export const stalkersIn = ({ state }: Table, room: RoomId): Stalker[] =>
  inOrder(state.stalkers.filter(({ at }) => at === room));

/** NL-COMBAT-01, NL-SYM-02: a stalker is in the same room; eggs are none. */
export function isInCombat(t: Table, seat: Seat): boolean {
  const room = roomOf(t, seat);
  return room !== null && t.state.stalkers.some(({ at }) => at === room);
}

/** 5.0: a stalker is in combat while a character is in its room. */
export const isEngaged = (t: Table, stalker: Stalker): boolean => peopleIn(t, stalker.at).length > 0;

export const doorOf = ({ state }: Table, { id }: { readonly id: CorridorId }) => state.corridors[id].door;

export interface Neighbour {
  readonly corridor: Corridor;
  readonly room: RoomId;
}

/** Rooms joined by a corridor, whatever its door (5.0). */
export const neighbours = (room: RoomId): Neighbour[] =>
  roomDef(room).corridors.map((corridor) => ({ corridor, room: otherEnd(corridor, room) }));

/** G-02: each number points to one corridor, or to the technical entrance. */
export function corridorWith(room: RoomId, number: number): Corridor | 'technical' {
  const found = roomDef(room).corridors.find(({ numbers }) => numbers.includes(number));
  return found ?? 'technical';
}

/** G-04; NL-SPEC-EVAC-01, NL-SPEC-EVAC-02: passages are in no sector, so that they are always dark. */
export function isPowered({ state }: Table, room: RoomId): boolean {
  const { sector } = roomDef(room);
  return sector !== null && state.power[sector].on;
}

/** a tile that lies face down has no name. */
export function whereIs({ state }: Table, tile: TileId): RoomId | undefined {
  return ROOM_IDS.find((room) => state.rooms[room].explored && state.rooms[room].tile.face === tile);
}

export function tileAt(t: Table, room: RoomId): TileId | null {
  const { explored, tile } = roomAt(t, room);
  return explored ? tile.face : null;
}
