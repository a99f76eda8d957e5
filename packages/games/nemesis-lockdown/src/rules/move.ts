import type { Rules, Seat } from '@dreadhouse/engine';
import { type CorridorId, corridorDef, type RoomId } from '../content/board.ts';
import type { Nemesis } from '../state.ts';
import { attack } from './attack.ts';
import { explore } from './explore.ts';
import { any } from './hooks.ts';
import { connected, isNoisy, putNoise } from './markers.ts';
import { noiseRoll } from './noise.ts';
import { isThere } from './stalkers.ts';
import { isInPlay, peopleIn, person, roomAt, roomOf, stalkersIn } from './table.ts';

/** E-MOVE: in combat it is an escape, which some cards make without attacks; whoever survives it moves as usual (NL-COMBAT-16). */
export function* move(g: Nemesis, seat: Seat, to: RoomId, by: CorridorId, unharmed = false): Rules {
  const from = roomOf(g, seat);
  if (from === null) return;
  if (!unharmed) yield* escapeAttacks(g, seat, from);
  if (!isInPlay(g, seat)) return;
  const isQuiet = yield* enter(g, seat, to, by);
  if (!isQuiet && isAlone(g, seat, to)) yield* noiseRoll(g, seat);
}

/** NL-COMBAT-14, NL-COMBAT-15, R-44: one attack of each stalker that was there when the escape was declared; nobody attacks the dead. */
function* escapeAttacks(g: Nemesis, seat: Seat, from: RoomId): Rules {
  if (roomAt(g, from).fire && any(g, seat, 'escapesFire')) return; // WK-7
  for (const stalker of stalkersIn(g, from)) {
    if (!isInPlay(g, seat)) return;
    if (isThere(g, stalker) && stalker.at === from) yield* attack(g, stalker, seat);
  }
}

/** NL-ACT-03, G-19: no noise roll; a marker on an unmarked corridor of one's choice instead, where nobody else is. */
export function* carefulMove(g: Nemesis, seat: Seat, to: RoomId, by: CorridorId): Rules {
  const wasEmpty = peopleIn(g, to).length === 0 && stalkersIn(g, to).length === 0;
  yield* enter(g, seat, to, by);
  if (!wasEmpty || roomOf(g, seat) !== to) return;
  const places = unmarked(g, to);
  if (places.length === 0) return;
  const options = () => unmarked(g, to).map((where) => ({ id: where === 'technical' ? where : where.id, where }));
  const { where } = yield* g.choose(seat, 'careful-noise', 'NL-ACT-03', options, { room: to });
  putNoise(g, where);
}

export const unmarked = (g: Nemesis, room: RoomId) => connected(room).filter((one) => !isNoisy(g, one));

/** The figure moves, and explores where the tile lies face down. True where no noise roll follows. */
export function* enter(g: Nemesis, seat: Seat, to: RoomId, by: CorridorId | null, rule = 'NL-G-19'): Rules<boolean> {
  const one = person(g, seat);
  const from = roomOf(g, seat) ?? to;
  one.at = to;
  g.tell('all', 'moved', { seat, from, to, rule });
  if (roomAt(g, to).explored) return false;
  return yield* explore(g, seat, to, by === null ? null : corridorDef(by));
}

/** NL-EXPL-05, R-16: no other character and no stalker. */
export const isAlone = (g: Nemesis, seat: Seat, room: RoomId): boolean =>
  roomOf(g, seat) === room && peopleIn(g, room).length === 1 && stalkersIn(g, room).length === 0;
