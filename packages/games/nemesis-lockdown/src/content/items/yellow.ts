import type { Rules, Seat } from '@dreadhouse/engine';
import { itemDef } from '../../rules/carry.ts';
import { moveRover } from '../../rules/leave.ts';
import { lookAtTiles, tilesToLookAt } from '../../rules/looks.ts';
import { putOut } from '../../rules/markers.ts';
import { enter, isAlone } from '../../rules/move.ts';
import { noiseRoll } from '../../rules/noise.ts';
import { isObject } from '../../rules/objects.ts';
import { flipPower } from '../../rules/power.ts';
import { retreat } from '../../rules/stalkers.ts';
import { person, roomAt, stalkersIn } from '../../rules/table.ts';
import type { Carried, Nemesis } from '../../state.ts';
import { here, stalkerAt } from '../actions/ways.ts';
import { ROOM_IDS, type RoomId, roomDef, SHAFTS } from '../board.ts';
import type { Item, PrintedAct } from '../definitions.ts';
import { battery } from './red.ts';
import { dresses, loads, mends, turnsDoor, use, wipes } from './uses.ts';

// IY-01 to IY-11, the yellow deck.

/** IY-02: two heavy items, no objects, share a hand. */
function joins(g: Nemesis, seat: Seat): PrintedAct[] {
  const heavy = person(g, seat).hands.filter(
    ({ what, tape }) => !isObject(what) && itemDef(what).heavy === true && tape === 0,
  );
  const pairs = heavy.flatMap((one, i) => heavy.slice(i + 1).map((two) => [one, two] as const));
  const acts = pairs.map(([one, two]) =>
    use('duct-tape', `${one.what}:${two.what}`, (now) => join(now, seat, one, two), {
      details: { items: [one.what, two.what] },
    }),
  );
  return acts.filter(({ id }, i) => acts.findIndex((other) => other.id === id) === i);
}

function join(g: Nemesis, seat: Seat, one: Carried, two: Carried): void {
  const tape = 1 + Math.max(0, ...person(g, seat).hands.map((thing) => thing.tape));
  one.tape = tape;
  two.tape = tape;
}

const SOLVENT_KNOWLEDGE = 5;

/** IY-08: from one technical entrance to another, in explored rooms; a noise roll where nobody else is. */
function* throughCaves(g: Nemesis, seat: Seat, to: RoomId): Rules {
  yield* enter(g, seat, to, null);
  if (isAlone(g, seat, to)) yield* noiseRoll(g, seat);
}

/** IY-06, IG-03. */
export const clothes = (id: string, deck: 'yellow' | 'green', n: number): Item => ({
  ...{ id, deck, n, component: 'fab', single: true, combat: 'out' },
  acts: (g, seat) => [...wipes(g, seat, id), ...dresses(g, seat, id)],
});

function couple(g: Nemesis, seat: Seat): PrintedAct[] {
  return here(g, seat).flatMap((room) => {
    const { sector } = roomDef(room);
    const places = [
      ...(sector === null ? [] : [sector]),
      ...(SHAFTS.some((one) => one === room) ? ['elevator' as const] : []),
    ];
    return places.map((where) =>
      use('power-coupler', where, (now) => flipPower(now, where, 'NL-G-21'), { details: { where } }),
    );
  });
}

function blueprints(g: Nemesis, seat: Seat): PrintedAct[] {
  const tiles = tilesToLookAt(g);
  return tiles > 0
    ? [use('blueprints', 'look', (now) => lookAtTiles(now, seat, 'NL-G-21'), { details: { tiles } })]
    : [];
}

export const YELLOW: readonly Item[] = [
  {
    ...{ id: 'repair-belt', deck: 'yellow', n: 6, component: 'hard', single: true, combat: 'out' },
    acts: (g, seat) => [...mends(g, seat, 'repair-belt'), ...turnsDoor(g, seat, 'repair-belt')],
  },
  {
    ...{ id: 'duct-tape', deck: 'yellow', n: 4, component: 'hard', single: true },
    acts: (g, seat) => [...mends(g, seat, 'duct-tape'), ...joins(g, seat)],
  },
  {
    ...{ id: 'solvent', deck: 'yellow', n: 5, component: 'chem', single: true },
    acts: (g, seat) => [
      ...loads(g, seat, 'solvent', ({ ignites }) => ignites === true),
      ...(person(g, seat).knowledge < SOLVENT_KNOWLEDGE ? [] : here(g, seat))
        .flatMap((room) => stalkersIn(g, room))
        .map((stalker) => use('solvent', String(stalker.id), (now) => retreat(now, stalker), stalkerAt(stalker))),
    ],
  },
  battery('spare-battery', 'yellow', 3),
  {
    ...{ id: 'fire-blanket', deck: 'yellow', n: 3, component: 'fab', single: true, combat: 'out' },
    acts: (g, seat) => [
      ...here(g, seat)
        .filter((room) => roomAt(g, room).fire)
        .map((room) => use('fire-blanket', 'fire', (now) => putOut(now, room))),
      ...wipes(g, seat, 'fire-blanket'),
    ],
  },
  clothes('overalls', 'yellow', 2),
  { id: 'flashlight', deck: 'yellow', n: 3, reactions: ['surprise', 'darkness'] },
  {
    ...{ id: 'cave-plans', deck: 'yellow', n: 1, single: true, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat)
        .filter((room) => roomDef(room).entrance !== null)
        .flatMap((room) =>
          ROOM_IDS.filter((to) => to !== room && roomDef(to).entrance !== null && roomAt(g, to).explored),
        )
        .map((to) =>
          use('cave-plans', to, (now) => throughCaves(now, seat, to), { at: `room:${to}`, details: { room: to } }),
        ),
  },
  { ...{ id: 'blueprints', deck: 'yellow', n: 1, single: true, cost: 0, combat: 'out' }, acts: blueprints },
  { ...{ id: 'power-coupler', deck: 'yellow', n: 1, single: true, combat: 'out' }, acts: couple },
  {
    ...{ id: 'rover-remote', deck: 'yellow', n: 1 },
    acts: (_g, seat) => [
      use(
        'rover-remote',
        null,
        (now) => {
          moveRover(now, !now.state.roverHere);
        },
        { details: { seat } },
      ),
    ],
  },
];
