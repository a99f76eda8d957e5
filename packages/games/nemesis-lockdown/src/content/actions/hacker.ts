import type { Seat } from '@dreadhouse/engine';
import { registry } from '../../catalogue.ts';
import { hasComputer, isComputerRoom } from '../../rules/computer.ts';
import { actsOnTop } from '../../rules/computer-acts.ts';
import { lookAtEvent, lookAtTileAndToken, unexplored } from '../../rules/looks.ts';
import { flipPower, swapPower } from '../../rules/power.ts';
import { roomOf, tileAt } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import { POWERED, ROOM_IDS, roomDef } from '../board.ts';
import type { ActionCard, PrintedAct } from '../definitions.ts';
import { tileDef } from '../tiles.ts';
import { here, repairs, way } from './ways.ts';

// HA-1 to HA-5.

/** HA-1: a computer action without paying, and without power. */
const backdoor = (g: Nemesis, seat: Seat): PrintedAct[] =>
  hasComputer(g, seat)
    ? actsOnTop(g, seat).map((act) => ({ ...act, id: `play:backdoor:${act.id}`, price: 0, combat: 'out' }))
    : [];

function bypass(g: Nemesis, seat: Seat): PrintedAct[] {
  if (!hasComputer(g, seat)) return [];
  const pairs = POWERED.flatMap((a, i) => POWERED.slice(i + 1).map((b) => [a, b] as const));
  const sectors = here(g, seat).flatMap((room) => roomDef(room).sector ?? []);
  return [
    ...pairs.map(([a, b]) =>
      way('bypass', `${a}:${b}`, (now) => swapPower(now, a, b, 'NL-G-24'), { details: { a, b } }),
    ),
    ...sectors.map((sector) =>
      way('bypass', null, (now) => flipPower(now, sector, 'NL-G-24'), { details: { sector } }),
    ),
  ];
}

/** HA-3, R-48: the action of another explored room with a working computer, as if the Hacker stood there. */
function remoteLogin(g: Nemesis, seat: Seat): PrintedAct[] {
  if (!hasComputer(g, seat)) return [];
  const own = roomOf(g, seat);
  return ROOM_IDS.filter((room) => room !== own && isComputerRoom(g, room)).flatMap((room) => {
    const tile = tileAt(g, room);
    const acts = tile === null ? [] : (registry().rooms.get(tile)?.acts(g, seat, room) ?? []);
    return acts
      .filter(({ blocked }) => !blocked)
      .map((act) => ({ ...act, id: `play:remote-login:${act.id}`, price: 1 }));
  });
}

function cameras(g: Nemesis, seat: Seat): PrintedAct[] {
  if (!hasComputer(g, seat)) return [];
  return [
    way('camera-loop', null, (now) => lookAtEvent(now, seat)),
    ...unexplored(g).map((room) =>
      way('camera-loop', room, (now) => lookAtTileAndToken(now, seat, room), { at: `room:${room}`, details: { room } }),
    ),
  ];
}

export const HACKER: readonly ActionCard[] = [
  { ...{ id: 'backdoor', cost: 0, combat: 'out' }, acts: backdoor },
  { ...{ id: 'bypass', cost: 1, combat: 'out' }, acts: bypass },
  { ...{ id: 'remote-login', cost: 1, combat: 'out' }, acts: remoteLogin },
  { ...{ id: 'camera-loop', cost: 0, combat: 'out' }, acts: cameras },
  repairs('quick-patch', 1, (t, room) => {
    const tile = tileAt(t, room);
    return tile !== null && tileDef(tile).computer === true; // the symbol counts although the malfunction silences it
  }),
];
