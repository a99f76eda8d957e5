import type { Seat } from '@dreadhouse/engine';
import { type Corridor, corridorDef, POWERED, ROOM_IDS, type RoomId, roomDef } from '../content/board.ts';
import { DOORS, FIRES, MALFUNCTIONS } from '../content/supplies.ts';
import { tileDef } from '../content/tiles.ts';
import type { Nemesis } from '../state.ts';
import { endBase } from './ending.ts';
import { any } from './hooks.ts';
import { person, roomAt, type Table, tileAt } from './table.ts';

// NL-SPEC-02, NL-SPEC-05: in special rooms as in all others. Fire (G-14), malfunctions (G-15), slime (G-13), doors (G-16), noise markers and power tokens (G-04).

/** The thirteenth marker destroys the base. */
export function setFire(g: Nemesis, room: RoomId): void {
  if (roomAt(g, room).fire) return;
  if (ROOM_IDS.filter((one) => roomAt(g, one).fire).length >= FIRES) endBase(g, 'destroyed');
  roomAt(g, room).fire = true;
  g.tell('all', 'fire', { room, rule: 'NL-G-14' });
}

/** NL-ROOM-NEST-11, NL-ROOM-CONTAM-02, R-33: never twice, never where the tile lies face down. */
export function canMalfunction(t: Table, room: RoomId): boolean {
  const tile = tileAt(t, room);
  return tile !== null && !roomAt(t, room).malfunction && tileDef(tile).malfunctions !== false;
}

/** The eleventh marker destroys the base; one that cannot lie there uses up none. */
export function breakDown(g: Nemesis, room: RoomId): void {
  if (!canMalfunction(g, room)) return;
  if (ROOM_IDS.filter((one) => roomAt(g, one).malfunction).length >= MALFUNCTIONS) endBase(g, 'destroyed');
  roomAt(g, room).malfunction = true;
  g.tell('all', 'malfunction', { room, rule: 'NL-G-15' });
}

/** One marker at the most, and none on a suit that repels it (PI-3). */
export function slime(g: Nemesis, seat: Seat): void {
  if (person(g, seat).slime || any(g, seat, 'repelsSlime')) return;
  person(g, seat).slime = true;
  g.tell('all', 'slimed', { seat, rule: 'NL-G-13' });
}

export function wipeSlime(g: Nemesis, seat: Seat): void {
  if (!person(g, seat).slime) return;
  person(g, seat).slime = false;
  g.tell('all', 'slime-removed', { seat, rule: 'NL-G-13' });
}

export function putOut(g: Nemesis, room: RoomId): void {
  if (!roomAt(g, room).fire) return;
  roomAt(g, room).fire = false;
  g.tell('all', 'fire-out', { room, rule: 'NL-G-14' });
}

/** NL-ROOM-VENT-06: a door of the ventilated room that does not stay closed ends the ventilation. */
export function setDoor(g: Nemesis, { id }: Pick<Corridor, 'id'>, door: 'open' | 'closed' | 'destroyed'): void {
  const { ventilation, corridors } = g.state;
  if (corridors[id].door === door || corridors[id].door === 'destroyed') return;
  corridors[id].door = door;
  g.tell('all', 'door', { corridor: id, door, rule: 'NL-G-16' });
  if (ventilation !== null && door !== 'closed' && corridorDef(id).ends.includes(ventilation))
    stopVentilation(g, 'NL-ROOM-VENT-06');
}

/** The token leaves the board. */
export function stopVentilation(g: Nemesis, rule: string): void {
  const { ventilation: room } = g.state;
  if (room === null) return;
  g.state.ventilation = null;
  g.tell('all', 'ventilation-ends', { room, rule });
}

/** Destroyed doors keep their tokens. */
export const doorsLeft = ({ state }: Table): number =>
  DOORS - Object.values(state.corridors).filter(({ door }) => door !== 'open').length;

/** Whether a marker lies there; at an entrance the technical space counts (5.0). */
export function isNoisy({ state }: Table, where: Corridor | 'technical'): boolean {
  return where === 'technical' ? state.technicalNoise : state.corridors[where.id].noise;
}

export function putNoise(g: Nemesis, where: Corridor | 'technical'): void {
  if (isNoisy(g, where)) return;
  if (where === 'technical') g.state.technicalNoise = true;
  else g.state.corridors[where.id].noise = true;
  g.tell('all', 'noise-placed', { corridor: where === 'technical' ? where : where.id, rule: 'NL-G-05' });
}

/** A room's corridors and, if it has one, its technical entrance (5.0). */
export function connected(room: RoomId): (Corridor | 'technical')[] {
  const { corridors, entrance } = roomDef(room);
  return entrance === null ? [...corridors] : [...corridors, 'technical'];
}

export function quieten(g: Nemesis, places: readonly (Corridor | 'technical')[], rule = 'NL-G-05'): void {
  const noisy = places.filter((one) => isNoisy(g, one));
  for (const one of noisy)
    if (one === 'technical') g.state.technicalNoise = false;
    else g.state.corridors[one.id].noise = false;
  if (noisy.length > 0) g.tell('all', 'noise-removed', { n: noisy.length, rule });
}

/** G-04: the active token with the highest number goes out; where none is active nothing happens. */
export function powerDrops(g: Nemesis, rule: string): void {
  const lit = POWERED.filter((where) => g.state.power[where].on);
  const highest = lit.sort((a, b) => g.state.power[b].token - g.state.power[a].token)[0];
  if (highest === undefined) return;
  g.state.power[highest].on = false;
  g.tell('all', 'power', { where: highest, token: g.state.power[highest].token, on: false, rule });
}
