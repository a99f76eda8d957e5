import type { Rules, Seat } from '@dreadhouse/engine';
import { turnable, turnDoor } from '../rules/doors.ts';
import { learn } from '../rules/explore.ts';
import { moveRover } from '../rules/leave.ts';
import { lookAt, lookAtEvent, lookAtTile, lookAtTileAndToken, unexplored } from '../rules/looks.ts';
import { isNoisy, putOut, quieten } from '../rules/markers.ts';
import { plansOfPool, seePlan } from '../rules/plans.ts';
import { callElevator } from '../rules/power.ts';
import { discardMalfunction } from '../rules/repair.ts';
import { person, roomAt, roomOf, type Table } from '../rules/table.ts';
import type { Nemesis } from '../state.ts';
import { CORRIDOR_IDS, corridorDef, ROOM_IDS, type RoomId, roomDef, SHAFTS } from './board.ts';
import type { ComputerCard, Doing, PrintedAct } from './definitions.ts';
import { MOST_KNOWLEDGE } from './supplies.ts';

// PC-1 to PC-6 of the design G-18. An option is `computer:<card>:<action>`, with what it is aimed at.

function at(
  card: string,
  action: string,
  target: string | null,
  run: Doing,
  more: Partial<PrintedAct> = {},
): PrintedAct {
  return {
    ...{ id: ['computer', card, action, ...(target === null ? [] : [target])].join(':'), rule: 'NL-ACT-09' },
    ...more,
    *run(g): Rules {
      const rest = run(g);
      if (rest) yield* rest;
    },
  };
}

/** Knowledge that is full already does not grow. */
const learns = (t: Table, seat: Seat, card: string): PrintedAct[] =>
  person(t, seat).knowledge < MOST_KNOWLEDGE ? [at(card, 'knowledge', null, (g) => learn(g, seat, 1))] : [];

const inRoom = (room: RoomId) => ({ at: `room:${room}`, details: { room } });

/** Rooms of the sector in which the character stands. */
function sectorOf(t: Table, seat: Seat): RoomId[] {
  const room = roomOf(t, seat);
  const sector = room === null ? null : roomDef(room).sector;
  return sector === null ? [] : ROOM_IDS.filter((other) => roomDef(other).sector === sector);
}

/** PC-1: all plans of another player in the same sector; where people play together nobody has any face down. */
function personnel(g: Nemesis, seat: Seat): PrintedAct[] {
  if (g.state.options.mode === 'cooperative') return [];
  const rooms = sectorOf(g, seat);
  return [...g.state.people.keys()]
    .filter((other) => other !== seat && person(g, other).plans.length > 0)
    .filter((other) => rooms.some((room) => room === roomOf(g, other)))
    .map((other) =>
      at(
        'personnel',
        'plans',
        String(other),
        (now) => {
          for (const [i, plan] of person(now, other).plans.entries())
            lookAt(now, seat, `plan:seat:${other}:${i}`, plan, 'NL-G-18');
        },
        { details: { seat: other } },
      ),
    );
}

/** PC-1: a door anywhere. Each corridor is named from its first room. */
const doors = (g: Nemesis, seat: Seat): PrintedAct[] =>
  CORRIDOR_IDS.map(corridorDef)
    .filter(({ id, ends: [room] }) => turnable(g, room).some(({ corridor }) => corridor.id === id))
    .map((corridor) =>
      at('personnel', 'door', corridor.id, (now) => turnDoor(now, seat, corridor, corridor.ends[0]), {
        ...{ at: `corridor:${corridor.id}`, details: { corridor: corridor.id } },
      }),
    );

const surveillance = (g: Nemesis, seat: Seat): PrintedAct[] => [
  ...unexplored(g).map((room) =>
    at('surveillance', 'look', room, (now) => lookAtTileAndToken(now, seat, room), inRoom(room)),
  ),
  ...CORRIDOR_IDS.map(corridorDef)
    .filter((corridor) => isNoisy(g, corridor))
    .map((corridor) =>
      at('surveillance', 'noise', corridor.id, (now) => quieten(now, [corridor]), {
        ...{ at: `corridor:${corridor.id}`, details: { corridor: corridor.id } },
      }),
    ),
  ...(isNoisy(g, 'technical') ? [at('surveillance', 'noise', 'technical', (now) => quieten(now, ['technical']))] : []),
  at('surveillance', 'event', null, (now) => lookAtEvent(now, seat)),
];

function maintenance(g: Nemesis, seat: Seat): PrintedAct[] {
  const rooms = sectorOf(g, seat);
  return [
    ...rooms
      .filter((room) => room !== roomOf(g, seat) && roomAt(g, room).malfunction)
      .map((room) => at('maintenance', 'repair', room, (now) => discardMalfunction(now, room), inRoom(room))),
    ...rooms
      .filter((room) => roomAt(g, room).fire)
      .map((room) => at('maintenance', 'fire', room, (now) => putOut(now, room), inRoom(room))),
    ...learns(g, seat, 'maintenance'),
  ];
}

const freight = (g: Nemesis, seat: Seat): PrintedAct[] => [
  ...g.state.css.map(({ field, token }) =>
    at('freight', 'css', String(field), (now) => lookAt(now, seat, `css:${field}`, token, 'NL-G-18'), {
      details: { field },
    }),
  ),
  ...SHAFTS.filter((shaft) => g.state.power.elevator.on && g.state.elevator !== shaft).map((shaft) =>
    at('freight', 'elevator', shaft, (now) => callElevator(now, shaft, 'NL-G-18'), inRoom(shaft)),
  ),
  ...plansOfPool(g).map(({ id, plan, details }) =>
    at('freight', 'plan', id, (now) => seePlan(now, seat, `plan:${id}`, plan, 'NL-G-18'), { details: details ?? {} }),
  ),
];

export const COMPUTERS: readonly ComputerCard[] = [
  {
    id: 'personnel',
    acts: (g, seat) => [...learns(g, seat, 'personnel'), ...personnel(g, seat), ...doors(g, seat)],
  },
  {
    id: 'motor-pool',
    acts: (g, seat) => [
      at('motor-pool', 'rover', null, (now) => moveRover(now, !now.state.roverHere)),
      ...learns(g, seat, 'motor-pool'),
      ...unexplored(g).map((room) =>
        at('motor-pool', 'look', room, (now) => lookAtTile(now, seat, room), inRoom(room)),
      ),
    ],
  },
  { id: 'surveillance', acts: surveillance },
  { id: 'maintenance', acts: maintenance },
  { id: 'freight', acts: freight },
  { id: 'lockdown', acts: () => [] },
];
