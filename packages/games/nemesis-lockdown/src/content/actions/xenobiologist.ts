import type { Rules, Seat } from '@dreadhouse/engine';
import { pickUp } from '../../rules/basic-acts.ts';
import { fits } from '../../rules/carry.ts';
import { eggsIn, takeEggFromNest } from '../../rules/eggs.ts';
import { learn } from '../../rules/explore.ts';
import { connected, isNoisy, quieten } from '../../rules/markers.ts';
import { EGG, isObject } from '../../rules/objects.ts';
import { damage, retreat } from '../../rules/stalkers.ts';
import { peopleIn, person, roomAt, stalkersIn, type Table, tileAt, whereIs } from '../../rules/table.ts';
import type { RoomId } from '../board.ts';
import type { ActionCard } from '../definitions.ts';
import { MOST_KNOWLEDGE } from '../supplies.ts';
import { tileDef } from '../tiles.ts';
import { here, repairs, stalkerAt, way } from './ways.ts';

// XE-1 to XE-5.

/** XE-2: a stalker or an object here; carried ones and the eggs of the Nest count. */
function hasSpecimen(t: Table, room: RoomId): boolean {
  const carried = peopleIn(t, room).flatMap((seat) => person(t, seat).hands);
  const things = [...roomAt(t, room).objects, ...carried.map(({ what }) => what)];
  return stalkersIn(t, room).length > 0 || eggsIn(t, room) > 0 || things.some(isObject);
}

const PHEROMONES = 5;
const isGreen = (t: Table, room: RoomId): boolean => {
  const tile = tileAt(t, room);
  return tile !== null && tileDef(tile).colour === 'green';
};

const vivisection = (t: Table, seat: Seat): number => 1 + Math.floor(person(t, seat).knowledge / 3);

export const XENOBIOLOGIST: readonly ActionCard[] = [
  {
    ...{ id: 'vivisect', cost: 1, combat: 'in' },
    acts: (g, seat) =>
      here(g, seat)
        .flatMap((room) => stalkersIn(g, room))
        .map((stalker) =>
          way(
            'vivisect',
            String(stalker.id),
            (now) => damage(now, stalker, vivisection(now, seat), seat),
            stalkerAt(stalker),
          ),
        ),
  },
  {
    ...{ id: 'field-notes', cost: 0, combat: 'any' },
    acts: (g, seat) =>
      here(g, seat)
        .filter((room) => hasSpecimen(g, room) && person(g, seat).knowledge < MOST_KNOWLEDGE)
        .map(() => way('field-notes', null, (now) => learn(now, seat, 1))),
  },
  {
    ...{ id: 'pheromones', cost: 0, combat: 'any' },
    acts: (g, seat) =>
      here(g, seat).flatMap((room) => {
        const stalkers = person(g, seat).knowledge >= PHEROMONES ? stalkersIn(g, room) : [];
        const hush = (now: Parameters<typeof quieten>[0]): void => quieten(now, connected(room));
        if (stalkers.length === 0)
          return connected(room).some((where) => isNoisy(g, where)) ? [way('pheromones', null, hush)] : [];
        return stalkers.map((stalker) =>
          way(
            'pheromones',
            String(stalker.id),
            function* (now): Rules {
              hush(now);
              yield* retreat(now, stalker);
            },
            stalkerAt(stalker),
          ),
        );
      }),
  },
  repairs('expert-repair', 1, isGreen), // the Laboratory is a green room
  {
    ...{ id: 'gentle-hands', cost: 0, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat).flatMap((room) => [
        ...[...new Set(roomAt(g, room).objects)]
          .filter((what) => fits(g, seat, what))
          .map((what) => way('gentle-hands', what, (now) => pickUp(now, seat, what), { details: { what } })),
        ...(whereIs(g, 'nest') === room && g.state.lab.eggs > 0 && fits(g, seat, EGG)
          ? [way('gentle-hands', 'nest', (now) => takeEggFromNest(now, seat))]
          : []),
      ]),
  },
];
