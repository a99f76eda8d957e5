import type { Seat } from '@dreadhouse/engine';
import type { RoomId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { carry } from './carry.ts';
import { EGG } from './objects.ts';
import { roomAt, type Table, whereIs } from './table.ts';

const isNest = (t: Table, room: RoomId): boolean => whereIs(t, 'nest') === room && t.state.lab.eggs > 0;

/** NL-EGG-01, NL-ROOM-NEST-05: eggs that nobody carries, on the floor or in the Nest. R-33: not in one that lies face down. */
export function eggsIn(t: Table, room: RoomId): number {
  const lying = roomAt(t, room).objects.filter((what) => what === EGG).length;
  return lying + (isNest(t, room) ? t.state.lab.eggs : 0);
}

/** whether eggs of the Nest and dropped ones lie in the same room. */
export const hasBothKinds = (t: Table, room: RoomId): boolean =>
  isNest(t, room) && roomAt(t, room).objects.includes(EGG);

/** an egg of the laboratory board first, unless somebody has chosen otherwise. */
export function destroyEgg(g: Nemesis, room: RoomId, which: 'nest' | 'floor' = 'nest'): void {
  const { objects } = roomAt(g, room);
  if (isNest(g, room) && (which === 'nest' || !objects.includes(EGG))) loseNestEgg(g);
  else if (objects.includes(EGG)) objects.splice(objects.indexOf(EGG), 1);
  else return;
  g.tell('all', 'eggs-destroyed', { room, n: 1, rule: 'NL-EGG-03' });
}

/** NL-ROOM-NEST-06 to NL-ROOM-NEST-08: without eggs the Nest is destroyed, however they went. */
export function loseNestEgg(g: Nemesis): void {
  g.state.lab.eggs -= 1;
  if (g.state.lab.eggs > 0) return;
  g.state.nestDestroyed = true;
  g.tell('all', 'nest-destroyed', { rule: 'NL-ROOM-NEST-07' });
}

/** NL-ROOM-NEST-03, NL-ROOM-NEST-12: an egg off the laboratory board, into a hand. */
export function takeEggFromNest(g: Nemesis, seat: Seat): void {
  carry(g, seat, EGG);
  g.tell('all', 'picked-up', { seat, what: EGG, rule: 'NL-ROOM-NEST-03' });
  loseNestEgg(g);
}
