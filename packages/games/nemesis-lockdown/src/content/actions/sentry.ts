import type { Rules, Seat } from '@dreadhouse/engine';
import { registry } from '../../catalogue.ts';
import { weapons } from '../../rules/basic-acts.ts';
import { discardItem } from '../../rules/carry.ts';
import { hasComputer } from '../../rules/computer.ts';
import { consents, wasRefused } from '../../rules/consent.ts';
import { canClose, closeDoorsOf } from '../../rules/doors.ts';
import { discardHand } from '../../rules/hand.ts';
import { lookAtTiles, tilesToLookAt } from '../../rules/looks.ts';
import { enter } from '../../rules/move.ts';
import { noiseRoll } from '../../rules/noise.ts';
import { retreat } from '../../rules/stalkers.ts';
import { isInPlay, neighbours, peopleIn, person, roomAt, roomOf, stalkersIn, tileAt } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import { type CorridorId, ROOM_IDS, type RoomId } from '../board.ts';
import type { ActionCard, PrintedAct } from '../definitions.ts';
import { tileDef } from '../tiles.ts';
import { here, reachable, repairs, stalkerAt, way } from './ways.ts';

// SE-1 to SE-5.

const BATON_LIMIT = 3;

function baton(g: Nemesis, seat: Seat): PrintedAct[] {
  const others = here(g, seat)
    .flatMap((room) => peopleIn(g, room))
    .filter((other) => other !== seat && person(g, other).hand.length > 0)
    .filter((other) => person(g, other).hand.length <= BATON_LIMIT);
  const stalkers = here(g, seat).flatMap((room) => stalkersIn(g, room));
  return [
    ...others.map((other) =>
      way('baton', `seat:${other}`, (now) => discardHand(now, other, 'NL-G-24'), { details: { seat: other } }),
    ),
    ...weapons(g, seat).flatMap(({ what: weapon }) =>
      stalkers.map((stalker) =>
        way(
          'baton',
          `${weapon}:${stalker.id}`,
          function* (now): Rules {
            discardItem(now, seat, weapon);
            yield* retreat(now, stalker);
          },
          { ...stalkerAt(stalker), details: { weapon, stalker: stalker.type } },
        ),
      ),
    ),
  ];
}

/** SE-4: the action of a white or red room without paying; malfunctions still forbid it. */
function patrol(g: Nemesis, seat: Seat): PrintedAct[] {
  const tiles = tilesToLookAt(g);
  return [
    ...here(g, seat).flatMap((room) => unpaid(g, seat, room, 'patrol-routes')),
    ...(tiles > 0
      ? [way('patrol-routes', 'look', (now) => lookAtTiles(now, seat, 'NL-G-24'), { details: { tiles } })]
      : []),
  ];
}

function unpaid(g: Nemesis, seat: Seat, room: RoomId, card: string): PrintedAct[] {
  const tile = tileAt(g, room);
  const colour = tile === null ? null : tileDef(tile).colour;
  if (tile === null || (colour !== 'white' && colour !== 'red') || roomAt(g, room).malfunction) return [];
  const acts = registry().rooms.get(tile)?.acts(g, seat, room) ?? [];
  return acts.filter(({ blocked }) => !blocked).map((act) => ({ ...act, id: `play:${card}:${act.id}`, price: 0 }));
}

/** SE-5: both move to the same room; one noise roll if it was empty. */
function* escort(g: Nemesis, seat: Seat, other: Seat, to: RoomId, by: CorridorId): Rules {
  const wasEmpty = peopleIn(g, to).length === 0 && stalkersIn(g, to).length === 0;
  const isQuiet = yield* enter(g, seat, to, by);
  if (isInPlay(g, other) && roomOf(g, other) !== null) yield* enter(g, other, to, by);
  const areAlone = stalkersIn(g, to).length === 0 && roomOf(g, seat) === to;
  if (wasEmpty && !isQuiet && areAlone) yield* noiseRoll(g, seat);
}

export const SENTRY: readonly ActionCard[] = [
  {
    ...{ id: 'seal-it', cost: 0, combat: 'out' },
    acts: (g, seat) =>
      hasComputer(g, seat)
        ? ROOM_IDS.filter((room) => neighbours(room).some(({ corridor }) => canClose(g, corridor, room))).map((room) =>
            way('seal-it', room, (now) => closeDoorsOf(now, seat, room), { at: `room:${room}`, details: { room } }),
          )
        : [],
  },
  { ...{ id: 'baton', cost: 0, combat: 'any' }, acts: baton },
  repairs('repair-drill', 1),
  { ...{ id: 'patrol-routes', cost: 0, combat: 'out' }, acts: patrol },
  {
    ...{ id: 'escort', cost: 1, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat).flatMap((room) =>
        peopleIn(g, room)
          .filter((other) => other !== seat)
          .flatMap((other) =>
            reachable(g, room).map(({ room: to, corridor }) => {
              const act = way('escort', `${other}:${to}`, (now) => escort(now, seat, other, to, corridor.id), {
                ...{ at: `room:${to}`, details: { seat: other, room: to } },
              });
              return {
                ...act,
                blocked: wasRefused(g, act.id) && 'refused',
                prepare: (now: Nemesis) => consents(now, seat, other, act.id, 'NL-G-24'),
              };
            }),
          ),
      ),
  },
];
