import type { Rules, Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import { NOISE } from '../content/dice.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { encounter } from './encounter.ts';
import { any } from './hooks.ts';
import { connected, isNoisy, putNoise, setDoor } from './markers.ts';
import { step } from './stalkers.ts';
import { corridorWith, doorOf, inOrder, isEngaged, neighbours, person, roomOf, type Table } from './table.ts';

/** E-NOISE, step by step. */
export function* noiseRoll(g: Nemesis, seat: Seat): Rules {
  const room = roomOf(g, seat);
  if (room === null) return;
  const result = NOISE[g.roll('noise', NOISE.length) - 1] ?? 'silence';
  g.tell('all', 'noise-rolled', { seat, result, rule: 'NL-G-05' });
  if (result === 'danger') {
    if (!(yield* hearsNothing(g, seat))) danger(g, room);
    return;
  }
  if (result === 'silence') return silence(g, seat, room);
  const where = corridorWith(room, result);
  if (isNoisy(g, where)) yield* encounter(g, seat, room);
  else putNoise(g, where);
}

/** WK-8, G-35 (f): once per round Danger is Silence, for whoever knows; slime then has no effect. */
function* hearsNothing(g: Nemesis, seat: Seat): Rules<boolean> {
  const { used } = person(g, seat);
  if (!any(g, seat, 'hearsNoDanger') || used.includes('dull-hearing')) return false;
  const { id } = yield* g.ask(seat, 'react', 'NL-G-35', () => [{ id: 'no' }, { id: 'dull-hearing' }], {
    window: 'danger',
  });
  if (id === 'no') return false;
  person(g, seat).used.push('dull-hearing');
  return true;
}

/** G-13: for whoever is covered in slime, Silence is Danger. */
export function silence(g: Nemesis, seat: Seat, room: RoomId): void {
  if (person(g, seat).slime) danger(g, room);
}

/** Every stalker of an adjacent room that is in no combat comes; where there was none, noise on every connected corridor. */
export function danger(g: Nemesis, room: RoomId): void {
  const moves = heard(g, room); // all together: which doors are closed is read before anybody moves
  for (const { one, corridors, passable } of moves)
    if (passable) step(g, one, room, 'NL-G-05');
    else for (const corridor of corridors) setDoor(g, corridor, 'destroyed');
  if (moves.length === 0) for (const where of connected(room)) putNoise(g, where);
}

/** Those next door who are in no combat, and whether a door keeps them. */
function heard(t: Table, room: RoomId) {
  const ways = neighbours(room);
  const free = inOrder(t.state.stalkers.filter((one) => !isEngaged(t, one) && ways.some((way) => way.room === one.at)));
  return free.map((one) => {
    const corridors = ways.filter((way) => way.room === one.at).map(({ corridor }) => corridor);
    const passable = corridors.some((corridor) => doorOf(t, corridor) !== 'closed');
    return { one, corridors, passable };
  });
}

/** Whom Danger in this room would bring. */
export const comesOn = (t: Table, room: RoomId): Stalker[] =>
  heard(t, room)
    .filter(({ passable }) => passable)
    .map(({ one }) => one);
