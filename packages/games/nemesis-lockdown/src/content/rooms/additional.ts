import type { Rules, Seat } from '@dreadhouse/engine';
import { takeCrafted } from '../../rules/carry.ts';
import { cleanse, shuffleAll } from '../../rules/cleanse.ts';
import { any } from '../../rules/hooks.ts';
import { breakDown, canMalfunction } from '../../rules/markers.ts';
import { pass } from '../../rules/pass.ts';
import { damageAll } from '../../rules/stalkers.ts';
import { isInPlay, peopleIn, person, roomAt, stalkersIn } from '../../rules/table.ts';
import { startVentilation, ventable } from '../../rules/ventilation.ts';
import { lightWound, seriousWound } from '../../rules/wounds.ts';
import type { Nemesis } from '../../state.ts';
import { ROOM_IDS, type RoomId } from '../board.ts';
import type { Act, Room } from '../definitions.ts';
import { act, podRoom } from './acts.ts';
import { cssActs } from './css-control.ts';

// The nine additional rooms, whose tiles are marked II (chapter 4.3); six of them are in a game.

const TEST_KNOWLEDGE = 4;

/** NL-ROOM-DEFENCE-01 to NL-ROOM-DEFENCE-06: the price in the room itself, and every room that it can be aimed at. */
function defend(g: Nemesis, seat: Seat, room: RoomId): Act[] {
  const targets = ROOM_IDS.filter((to) => !roomAt(g, to).malfunction && stalkersIn(g, to).length > 0); // NL-ROOM-DEFENCE-02, R-09: explored or not
  const prices = [
    ...(roomAt(g, room).items > 0 ? (['items'] as const) : []),
    ...(canMalfunction(g, room) ? (['malfunction'] as const) : []),
  ];
  return prices.flatMap((price) =>
    targets
      .filter((to) => price === 'items' || to !== room) // it would hold a marker then
      .map((to) =>
        act(`defence:${to}:${price}`, 'NL-ROOM-DEFENCE-01', (now) => fireAt(now, seat, room, to, price), {
          ...{ at: `room:${to}`, details: { room: to, price } },
        }),
      ),
  );
}

function* fireAt(g: Nemesis, seat: Seat, room: RoomId, to: RoomId, price: 'items' | 'malfunction'): Rules {
  if (price === 'items') roomAt(g, room).items -= 1;
  else breakDown(g, room);
  breakDown(g, to); // NL-ROOM-DEFENCE-03
  const hits = stalkersIn(g, to).map((stalker) => ({ stalker, amount: 1 }));
  const wounded = peopleIn(g, to);
  yield* damageAll(g, hits, seat); // NL-ROOM-DEFENCE-04
  for (const other of wounded) yield* seriousWound(g, other); // NL-ROOM-DEFENCE-05
}

/** NL-ROOM-GUARD-01, NL-ROOM-GUARD-02: one item less in the room; the Sentry finds something where the counter is at 0. */
function guardActs(g: Nemesis, seat: Seat, room: RoomId): Act[] {
  const { items } = roomAt(g, room);
  return ['taser', 'space-suit'].map((item) =>
    act(
      `guard:${item}`,
      'NL-ROOM-GUARD-01',
      (now) => {
        roomAt(now, room).items = Math.max(0, roomAt(now, room).items - 1);
        takeCrafted(now, seat, item);
      },
      {
        blocked:
          (items === 0 && !any(g, seat, 'emptiesGuardQuarters') && 'no-items') || (!isLeft(g, item) && 'none-left'),
        details: { item },
      },
    ),
  );
}

const isLeft = ({ state }: Nemesis, item: string): boolean =>
  state.decks.crafted.draw.some(({ face }) => face === item);

/** NL-ROOM-SURGERY-01 to NL-ROOM-SURGERY-08, R-10, R-26, R-42: scan and removals, the wound, a new deck, and the player passes. */
function* operate(g: Nemesis, seat: Seat): Rules {
  cleanse(g, seat);
  yield* lightWound(g, seat); // NL-ROOM-SURGERY-04
  if (!isInPlay(g, seat)) return;
  shuffleAll(g, seat);
  yield* pass(g, seat); // NL-ROOM-SURGERY-05
}

export const ADDITIONAL: readonly Room[] = [
  podRoom('css-b', 'B', 'NL-ROOM-CSSB-01'),
  podRoom('css-c', 'C', 'NL-ROOM-CSSC-01'),
  { id: 'css-control', acts: cssActs },
  { id: 'defence-control', acts: defend },
  { id: 'guard-quarters', acts: guardActs },
  {
    id: 'surgery',
    acts: (_g, seat) => [act('surgery', 'NL-ROOM-SURGERY-01', (now) => operate(now, seat))],
  },
  {
    id: 'test-room',
    acts: (g, seat) => [
      act(
        'test-room',
        'NL-ROOM-TEST-01',
        (now) => {
          takeCrafted(now, seat, 'neutralizer'); // NL-ROOM-TEST-02
        },
        {
          blocked:
            (person(g, seat).knowledge < TEST_KNOWLEDGE && 'too-little-knowledge') ||
            (!isLeft(g, 'neutralizer') && 'none-left'),
        },
      ),
    ],
  },
  {
    id: 'ventilation-control',
    acts: (g, seat) =>
      ventable(g).map((to) =>
        act(`vent:${to}`, 'NL-ROOM-VENT-01', (now) => startVentilation(now, seat, to), {
          ...{ at: `room:${to}`, details: { room: to } },
        }),
      ),
  },
];
