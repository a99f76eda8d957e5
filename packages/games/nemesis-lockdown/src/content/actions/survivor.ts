import type { Rules, Seat } from '@dreadhouse/engine';
import { strike } from '../../rules/attack.ts';
import { discardItem, itemDef, itemsOf } from '../../rules/carry.ts';
import { drawCards, gainContamination } from '../../rules/hand.ts';
import { enter, move } from '../../rules/move.ts';
import { damage } from '../../rules/stalkers.ts';
import { isInPlay, person, roomOf, stalkersIn } from '../../rules/table.ts';
import { dress, woundsOf } from '../../rules/wounds.ts';
import type { Nemesis } from '../../state.ts';
import { ROOM_IDS, type RoomId, roomDef } from '../board.ts';
import type { ActionCard } from '../definitions.ts';
import { here, reachable, repairs, stalkerAt, way } from './ways.ts';

// SU-1 to SU-5.

/** SU-5, R-36: through the technical corridors, exploring where the tile lies face down; then one attack card, in darkness. */
function* crawl(g: Nemesis, seat: Seat, to: RoomId): Rules {
  yield* enter(g, seat, to, null);
  if (!isInPlay(g, seat) || roomOf(g, seat) !== to) return;
  yield* strike(g, { type: 'adult', stalker: null, target: seat, room: to, inDarkness: true });
}

export const SURVIVOR: readonly ActionCard[] = [
  {
    ...{ id: 'all-in-strike', cost: 0, combat: 'in' },
    acts: (g, seat) =>
      here(g, seat)
        .flatMap((room) => stalkersIn(g, room))
        .map((stalker) =>
          way(
            'all-in-strike',
            String(stalker.id),
            function* (now): Rules {
              gainContamination(now, seat);
              yield* damage(now, stalker, 2, seat);
            },
            stalkerAt(stalker),
          ),
        ),
  },
  {
    ...{ id: 'throw-it-away', cost: 0, combat: 'in' },
    acts: (g, seat) =>
      here(g, seat)
        .flatMap((room) => reachable(g, room))
        .flatMap(({ room: to, corridor }) =>
          itemsOf(g, seat)
            .filter((item) => itemDef(item).bound !== true)
            .map((item) =>
              way(
                'throw-it-away',
                `${item}:${to}`,
                function* (now): Rules {
                  discardItem(now, seat, item);
                  yield* move(now, seat, to, corridor.id, true);
                },
                { at: `room:${to}`, needs: [item], details: { item, room: to } },
              ),
            ),
        ),
  },
  {
    ...{ id: 'too-stubborn', cost: 0, combat: 'any' },
    acts: (g, seat) => [
      ...(person(g, seat).serious.length > 0
        ? [way('too-stubborn', null, (now) => drawCards(now, seat, person(now, seat).serious.length))]
        : []),
      ...woundsOf(g, seat, false).map((wound) =>
        way('too-stubborn', `dress:${wound}`, (now) => dress(now, seat, wound), { details: { wound } }),
      ),
    ],
  },
  repairs('patch-up', 1),
  {
    ...{ id: 'crawl-the-ducts', cost: 1, combat: 'out' },
    acts: (g, seat) =>
      here(g, seat)
        .filter((room) => roomDef(room).entrance !== null)
        .flatMap((room) => ROOM_IDS.filter((to) => to !== room && roomDef(to).entrance !== null))
        .map((to) =>
          way('crawl-the-ducts', to, (now) => crawl(now, seat, to), { at: `room:${to}`, details: { room: to } }),
        ),
  },
];
