import type { Rules, Seat } from '@dreadhouse/engine';
import { craftActs } from '../../rules/craft.ts';
import { turnable, turnDoor } from '../../rules/doors.ts';
import { putOut } from '../../rules/markers.ts';
import { enter } from '../../rules/move.ts';
import { discardMalfunction } from '../../rules/repair.ts';
import { isInPlay, roomAt, roomOf, stalkersIn } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import { type CorridorId, type RoomId, roomDef } from '../board.ts';
import type { ActionCard, PrintedAct } from '../definitions.ts';
import { searches } from './shared.ts';
import { here, reachable, way } from './ways.ts';

// JA-1 to JA-5.

function serviceKeys(g: Nemesis, seat: Seat): PrintedAct[] {
  return here(g, seat).flatMap((room) => {
    const ways = turnable(g, room);
    const sets = [...ways.map((one) => [one]), ...ways.flatMap((one, i) => ways.slice(i + 1).map((two) => [one, two]))];
    return sets.map((doors) =>
      way(
        'service-keys',
        doors.map(({ room: to }) => to).join(':'),
        function* (now): Rules {
          for (const { corridor } of doors) yield* turnDoor(now, seat, corridor, room);
        },
        { details: { rooms: doors.map(({ room: to }) => to) } },
      ),
    );
  });
}

/** JA-3: into or out of a passage, or over two corridors and an explored room without stalkers to another room of the sector. */
function backStairs(g: Nemesis, seat: Seat): PrintedAct[] {
  return here(g, seat).flatMap((room) => {
    const { sector } = roomDef(room);
    const passages = reachable(g, room).filter((way) => sector === null || roomDef(way.room).sector === null);
    const through = reachable(g, room).filter(
      (way) => roomAt(g, way.room).explored && stalkersIn(g, way.room).length === 0,
    );
    const beyond = through
      .flatMap((way) => reachable(g, way.room))
      .filter((way) => sector !== null && way.room !== room && roomDef(way.room).sector === sector);
    const ways = [...passages, ...beyond];
    return ways
      .filter((one, i) => ways.findIndex((other) => other.room === one.room) === i)
      .map(({ room: to, corridor }) =>
        way('back-stairs', to, (now) => walkUnheard(now, seat, to, corridor.id), {
          at: `room:${to}`,
          details: { room: to },
        }),
      );
  });
}

function* walkUnheard(g: Nemesis, seat: Seat, to: RoomId, by: CorridorId): Rules {
  if (isInPlay(g, seat) && roomOf(g, seat) !== null) yield* enter(g, seat, to, by);
}

export const JANITOR: readonly ActionCard[] = [
  {
    ...{ id: 'clean-sweep', cost: 0, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat).flatMap((room) => [
        ...(roomAt(g, room).malfunction ? [way('clean-sweep', null, (now) => discardMalfunction(now, room))] : []),
        ...(roomAt(g, room).fire ? [way('clean-sweep', 'fire', (now) => putOut(now, room))] : []),
      ]),
  },
  { ...{ id: 'service-keys', cost: 0, combat: 'out' }, acts: serviceKeys },
  { ...{ id: 'back-stairs', cost: 1, combat: 'out' }, acts: backStairs },
  { ...{ id: 'rummage', cost: 1, combat: 'out' }, acts: (g, seat) => searches(g, seat, 'rummage') },
  {
    ...{ id: 'make-do', cost: 0, combat: 'out' },
    acts: (g, seat) =>
      craftActs(g, seat, {
        ...{ as: 'play:make-do', rule: 'NL-ACT-04', price: 0, combat: 'out' },
        wild: ({ deck }) => deck === 'yellow',
      }),
  },
];
