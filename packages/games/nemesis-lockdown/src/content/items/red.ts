import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { attack } from '../../rules/attack.ts';
import { boxItem, itemDef } from '../../rules/carry.ts';
import { openGate } from '../../rules/death.ts';
import { eggsIn } from '../../rules/eggs.ts';
import { handFaces, hitEggs } from '../../rules/fight.ts';
import { actionCards, discard } from '../../rules/hand.ts';
import { any } from '../../rules/hooks.ts';
import { lookAtTileAndToken, unexplored } from '../../rules/looks.ts';
import { breakDown, setFire } from '../../rules/markers.ts';
import { move } from '../../rules/move.ts';
import { noiseRoll } from '../../rules/noise.ts';
import { EGG, isObject } from '../../rules/objects.ts';
import { damageAll, isThere, step } from '../../rules/stalkers.ts';
import { isInPlay, peopleIn, person, roomOf, stalkersIn, type Table } from '../../rules/table.ts';
import { lightWound } from '../../rules/wounds.ts';
import type { Nemesis, Stalker } from '../../state.ts';
import { here, reachable } from '../actions/ways.ts';
import { type CorridorId, EXIT_ROOM, type RoomId } from '../board.ts';
import type { Item, PrintedAct } from '../definitions.ts';
import { loads, turnsDoor, use } from './uses.ts';

// IR-01 to IR-11, the red deck.

/** IR-01, IY-04. */
export const battery = (id: string, deck: 'red' | 'yellow', n: number): Item => ({
  ...{ id, deck, n, component: 'elec', single: true },
  acts: (g, seat) => [...loads(g, seat, id, ({ kind }) => kind === 'energy'), ...turnsDoor(g, seat, id)],
});

/** Your room and those next to it, not through a closed door. */
const inReach = (t: Table, seat: Seat): RoomId[] =>
  here(t, seat).flatMap((room) => [room, ...reachable(t, room).map((way) => way.room)]);

/** IR-02: two damage to one stalker or to the eggs, one to every other stalker, a light wound to everybody there. */
function* grenade(g: Nemesis, seat: Seat, room: RoomId, target: Stalker | typeof EGG): Rules {
  const hits = stalkersIn(g, room).map((stalker) => ({ stalker, amount: stalker === target ? 2 : 1 }));
  const people = peopleIn(g, room);
  if (target === EGG) yield* hitEggs(g, seat, room, 2);
  yield* damageAll(g, hits, seat);
  for (const other of people) yield* lightWound(g, other);
  if (target === EGG && isInPlay(g, seat)) yield* noiseRoll(g, seat); // NL-EGG-07
}

function grenades(g: Nemesis, seat: Seat): PrintedAct[] {
  return inReach(g, seat).flatMap((room) => [
    ...stalkersIn(g, room).map((stalker) =>
      use('frag-grenade', String(stalker.id), (now) => grenade(now, seat, room, stalker), {
        ...{ at: `stalker:${stalker.id}`, details: { room, target: stalker.type } },
      }),
    ),
    ...(eggsIn(g, room) > 0
      ? [
          use('frag-grenade', `${EGG}:${room}`, (now) => grenade(now, seat, room, EGG), {
            ...{ at: `room:${room}`, details: { room, target: EGG } },
          }),
        ]
      : []),
  ]);
}

/** IR-03. */
function* thermite(g: Nemesis, seat: Seat, room: RoomId): Rules {
  breakDown(g, room);
  setFire(g, room);
  const people = peopleIn(g, room);
  const hits = stalkersIn(g, room).map((stalker) => ({ stalker, amount: 1 }));
  yield* damageAll(g, hits, seat);
  for (const other of people) yield* lightWound(g, other);
}

/** IR-04: away without attacks; everybody else in the room that is left discards an action card of their choice. */
function* smoke(g: Nemesis, seat: Seat, to: RoomId, by: CorridorId): Rules {
  const others = here(g, seat)
    .flatMap((room) => peopleIn(g, room))
    .filter((other) => other !== seat);
  yield* move(g, seat, to, by, true);
  for (const other of others) yield* discardOne(g, other);
}

/** Whoever has any card in hand is asked; without an action card nothing is discarded. */
function* discardOne(g: Nemesis, seat: Seat): Rules {
  if (!isInPlay(g, seat) || person(g, seat).hand.length === 0) return;
  const options = (): Option[] => {
    const faces = handFaces(g, seat).map((id) => ({ id }));
    return faces.length > 0 ? faces : [{ id: 'nothing' }];
  };
  const { id } = yield* g.ask(seat, 'discard-card', 'NL-G-21', options);
  const card = actionCards(g, seat).find(({ face }) => face === id);
  if (card === undefined) return;
  discard(g, seat, [card]);
  g.reveal('all', 'discarded', { seat, cards: [id], rule: 'NL-G-21' });
}

/** IR-07: everything here attacks once; whoever lives sends them all to another room. */
function* lure(g: Nemesis, seat: Seat, to: RoomId): Rules {
  const from = roomOf(g, seat);
  if (from === null) return;
  const stalkers = stalkersIn(g, from);
  for (const stalker of stalkers)
    if (isInPlay(g, seat) && isThere(g, stalker) && stalker.at === from) yield* attack(g, stalker, seat);
  if (!isInPlay(g, seat)) return;
  for (const stalker of stalkers) if (isThere(g, stalker) && stalker.at === from) step(g, stalker, to, 'NL-G-21');
}

const towards = (g: Nemesis, seat: Seat, item: string, run: (now: Nemesis, to: RoomId, by: CorridorId) => Rules) =>
  here(g, seat)
    .flatMap((room) => reachable(g, room))
    .map(({ room: to, corridor }) =>
      use(item, to, (now) => run(now, to, corridor.id), { at: `room:${to}`, details: { room: to } }),
    );

/** IR-09: for good, on an energy weapon in hand. */
const magazines = (g: Nemesis, seat: Seat): PrintedAct[] =>
  person(g, seat)
    .hands.filter(({ what }) => !isObject(what) && itemDef(what).weapon?.kind === 'energy')
    .map((thing) =>
      use(
        'extended-magazine',
        thing.what,
        (now) => {
          boxItem(now, seat, 'extended-magazine');
          thing.extra += 2;
          thing.ammunition += 2;
        },
        { details: { weapon: thing.what } },
      ),
    );

export const RED: readonly Item[] = [
  battery('weapon-battery', 'red', 9),
  { ...{ id: 'frag-grenade', deck: 'red', n: 3, single: true }, acts: grenades },
  {
    ...{ id: 'thermite-charge', deck: 'red', n: 3, single: true },
    acts: (g, seat) =>
      inReach(g, seat).map((room) =>
        use('thermite-charge', room, (now) => thermite(now, seat, room), { at: `room:${room}`, details: { room } }),
      ),
  },
  {
    ...{ id: 'smoke-canister', deck: 'red', n: 3, single: true, combat: 'in' },
    acts: (g, seat) => towards(g, seat, 'smoke-canister', (now, to, by) => smoke(now, seat, to, by)),
  },
  {
    ...{ id: 'glowstick', deck: 'red', n: 4, single: true, cost: 0 },
    acts: (g, seat) =>
      person(g, seat).used.includes('lit') || any(g, seat, 'blinds')
        ? []
        : [use('glowstick', null, (now) => void person(now, seat).used.push('lit'))],
  },
  {
    ...{ id: 'recon-puck', deck: 'red', n: 2, single: true, combat: 'out' },
    acts: (g, seat) =>
      unexplored(g).map((room) =>
        use('recon-puck', room, (now) => lookAtTileAndToken(now, seat, room), {
          ...{ at: `room:${room}`, details: { room } },
        }),
      ),
  },
  {
    ...{ id: 'sonic-lure', deck: 'red', n: 2, single: true, combat: 'in' },
    acts: (g, seat) => towards(g, seat, 'sonic-lure', (now, to) => lure(now, seat, to)),
  },
  {
    ...{ id: 'gate-key', deck: 'red', n: 1, single: true, combat: 'out' },
    acts: (g, seat) =>
      roomOf(g, seat) === EXIT_ROOM && !g.state.gateOpen
        ? [use('gate-key', null, (now) => openGate(now, 'NL-G-29'))]
        : [],
  },
  { ...{ id: 'extended-magazine', deck: 'red', n: 1 }, acts: magazines },
  { id: 'carbine', deck: 'red', n: 1, heavy: true, weapon: { kind: 'energy', loaded: 2, most: 4, surplus: 1 } },
  {
    ...{ id: 'scattergun', deck: 'red', n: 1, heavy: true },
    weapon: { kind: 'classic', loaded: 2, most: 2, atLeast: 1, strongHits: 1 },
  },
];
