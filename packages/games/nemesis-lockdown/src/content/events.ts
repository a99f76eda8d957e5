import type { Rules } from '@dreadhouse/engine';
import { attack, targetOf } from '../rules/attack.ts';
import { loseNestEgg } from '../rules/eggs.ts';
import { encounter } from '../rules/encounter.ts';
import { actionCards } from '../rules/hand.ts';
import { any } from '../rules/hooks.ts';
import { infest } from '../rules/infest.ts';
import { breakDown, canMalfunction, connected, powerDrops, putNoise, setDoor, setFire } from '../rules/markers.ts';
import { noiseRoll } from '../rules/noise.ts';
import { EGG } from '../rules/objects.ts';
import { react } from '../rules/reactions.ts';
import { incubate } from '../rules/scan.ts';
import { startSelfDestruct } from '../rules/self-destruct.ts';
import { addToBag, isThere, step, vanish } from '../rules/stalkers.ts';
import {
  doorOf,
  inOrder,
  isEngaged,
  isInCombat,
  isPowered,
  neighbours,
  peopleIn,
  person,
  roomAt,
  roomOf,
  tileAt,
  turnOrder,
  whereIs,
} from '../rules/table.ts';
import { lightWound } from '../rules/wounds.ts';
import type { Nemesis, Stalker } from '../state.ts';
import { CORRIDOR_IDS, corridorDef, ROOM_IDS, type RoomId, roomDef } from './board.ts';
import type { EventCard } from './definitions.ts';
import type { StalkerType } from './stalkers.ts';
import { tileDef } from './tiles.ts';

// The event deck of the design G-09: 20 cards.

const MOVERS: Readonly<Record<string, StalkerType>> = { C: 'creeper', A: 'adult', B: 'breeder', Q: 'queen' };
const movers = (letters: string): StalkerType[] => [...letters].map((letter) => MOVERS[letter] ?? 'adult');

const rooms = (which: (room: RoomId) => boolean): RoomId[] => ROOM_IDS.filter(which);
const noiseAround = (g: Nemesis, room: RoomId): void => {
  for (const where of connected(room)) putNoise(g, where);
};
const isInUnpoweredSector = (g: Nemesis, room: RoomId): boolean => roomDef(room).sector !== null && !isPowered(g, room);

/** EV-15, EV-16: adults come out of adjacent rooms, all together. Returns those who came. */
function packHunt(g: Nemesis): Stalker[] {
  const free = inOrder(g.state.stalkers.filter((one) => one.type === 'adult' && !isEngaged(g, one)));
  const plans = free.flatMap((one) => {
    const ways = neighbours(one.at).filter(({ room }) => peopleIn(g, room).length > 0);
    const [lowest] = ways.sort((a, b) => ROOM_IDS.indexOf(a.room) - ROOM_IDS.indexOf(b.room));
    return lowest === undefined ? [] : [{ one, ...lowest, isClosed: doorOf(g, lowest.corridor) === 'closed' }];
  });
  for (const { one, corridor, room, isClosed } of plans)
    if (isClosed) setDoor(g, corridor, 'destroyed');
    else step(g, one, room, 'NL-G-09');
  return plans.filter(({ isClosed }) => !isClosed).map(({ one }) => one);
}

const slimed = (g: Nemesis) => turnOrder(g).filter((seat) => roomOf(g, seat) !== null && person(g, seat).slime);

export const EVENTS: readonly EventCard[] = [
  {
    ...{ id: 'coolant-leak', movers: movers('ABQ'), numbers: [1], after: 'remove' },
    *effect(g) {
      const room = whereIs(g, 'cooling-system');
      if (room === undefined) return;
      if (roomAt(g, room).malfunction) startSelfDestruct(g);
      else breakDown(g, room);
    },
  },
  {
    ...{ id: 'grid-surge', movers: movers('CA'), numbers: [3], after: 'remove' },
    *effect(g) {
      if (!g.state.time.active) return powerDrops(g, 'NL-G-09');
      g.state.time.active = false;
      g.tell('all', 'time-token', { active: false, rule: 'NL-G-09' });
    },
  },
  {
    ...{ id: 'brownout', movers: movers('AB'), numbers: [2], after: 'discard' },
    *effect(g) {
      powerDrops(g, 'NL-G-09');
    },
  },
  {
    ...{ id: 'crossed-lines', movers: movers('CA'), numbers: [4], after: 'discard' },
    *effect(g) {
      const { power } = g.state;
      [power['S-01'], power['S-03']] = [power['S-03'], power['S-01']];
      for (const where of ['S-01', 'S-03'] as const)
        g.tell('all', 'power', { where, ...power[where], rule: 'NL-G-09' });
    },
  },
  {
    ...{ id: 'spreading-flames', movers: movers('CBQ'), numbers: [4], after: 'discard' },
    *effect(g) {
      for (const room of rooms((one) => roomAt(g, one).fire)) {
        const near = neighbours(room)
          .filter((way) => doorOf(g, way.corridor) !== 'closed')
          .map((way) => way.room);
        const next = ROOM_IDS.find((one) => near.includes(one) && !roomAt(g, one).fire);
        if (next !== undefined) setFire(g, next);
      }
    },
  },
  {
    ...{ id: 'burn-out', movers: movers('AB'), numbers: [4], after: 'discard' },
    *effect(g) {
      for (const room of rooms((one) => roomAt(g, one).fire && roomAt(g, one).explored)) {
        roomAt(g, room).items = 0;
        breakDown(g, room);
      }
    },
  },
  {
    ...{ id: 'short-circuit', movers: movers('CA'), numbers: [1], after: 'discard' },
    *effect(g) {
      const [lowest] = rooms((one) => roomAt(g, one).malfunction && !roomAt(g, one).fire);
      if (lowest !== undefined) setFire(g, lowest);
    },
    *dark(g) {
      for (const room of rooms((one) => roomAt(g, one).malfunction && isInUnpoweredSector(g, one))) setFire(g, room);
    },
  },
  {
    ...{ id: 'system-fault', movers: movers('AB'), numbers: [2], after: 'shuffle-in' },
    *effect(g) {
      const [lowest] = rooms((one) => canMalfunction(g, one));
      if (lowest !== undefined) breakDown(g, lowest);
    },
  },
  {
    ...{ id: 'medical-shutdown', movers: movers('ABQ'), numbers: [2], after: 'remove' },
    *effect(g) {
      for (const room of rooms((one) => colourOf(g, one) === 'green')) breakDown(g, room);
    },
  },
  {
    ...{ id: 'terminal-crash', movers: movers('ABQ'), numbers: [4], after: 'remove' },
    *effect(g) {
      for (const room of rooms((one) => isPowered(g, one) && hasPrintedComputer(g, one))) breakDown(g, room);
    },
  },
  {
    ...{ id: 'prowlers', movers: movers('CA'), numbers: [3], after: 'discard' },
    *effect(g) {
      for (const room of rooms((one) => peopleIn(g, one).length === 1)) noiseAround(g, room);
    },
    *dark(g) {
      const gone = g.state.stalkers.filter((one) => !isEngaged(g, one) && !isPowered(g, one.at));
      for (const stalker of inOrder(gone)) vanish(g, stalker);
    },
  },
  {
    ...{ id: 'regrowth', movers: movers('BQ'), numbers: [1], after: 'discard' },
    *effect(g) {
      for (const stalker of inOrder(g.state.stalkers)) recover(g, stalker, 2);
    },
    *dark(g) {
      for (const stalker of inOrder(g.state.stalkers))
        if (!isPowered(g, stalker.at)) recover(g, stalker, stalker.damage);
    },
  },
  { ...{ id: 'hatching', movers: movers('CA'), numbers: [3], after: 'discard' }, effect: hatching },
  {
    ...{ id: 'brood-guard', movers: movers('BQ'), numbers: [3], after: 'discard' },
    *effect(g) {
      for (const seat of turnOrder(g)) {
        const room = roomOf(g, seat);
        const isGuarded = room !== null && (whereIs(g, 'nest') === room || carriesEgg(g, seat));
        if (isGuarded && !isInCombat(g, seat)) yield* encounter(g, seat, room);
      }
    },
  },
  {
    ...{ id: 'pack-hunt-1', movers: movers('CBQ'), numbers: [2], after: 'discard' },
    *effect(g, moved) {
      moved.push(...packHunt(g));
    },
    *dark(g, moved) {
      for (const stalker of moved.filter((one) => !isPowered(g, one.at))) {
        const target = isThere(g, stalker) ? targetOf(g, stalker) : undefined;
        if (target !== undefined) yield* attack(g, stalker, target);
      }
    },
  },
  {
    ...{ id: 'pack-hunt-2', movers: movers('BQ'), numbers: [3], after: 'discard' },
    *effect(g) {
      packHunt(g);
    },
  },
  {
    ...{ id: 'slime-trail', movers: movers('CA'), numbers: [3], after: 'discard' },
    *effect(g) {
      for (const seat of slimed(g)) noiseAround(g, roomOf(g, seat) as RoomId); // only those in a room are listed
    },
    *dark(g) {
      // G-09: a darkness column says itself whom it concerns, here everybody in slime; G-35 (e).
      for (const seat of slimed(g))
        if ((yield* react(g, seat, 'darkness', { cards: true, items: true })) === null) yield* lightWound(g, seat);
    },
  },
  {
    ...{ id: 'echo-in-the-ducts', movers: movers('AB'), numbers: [4], after: 'discard' },
    *effect(g) {
      if (!g.state.technicalNoise) return putNoise(g, 'technical');
      for (const seat of turnOrder(g)) {
        const room = roomOf(g, seat);
        if (room !== null && roomDef(room).entrance !== null && !isInCombat(g, seat)) yield* noiseRoll(g, seat);
      }
    },
  },
  {
    ...{ id: 'bulkheads-release', movers: movers('AB'), numbers: [1], after: 'discard' },
    *effect(g) {
      for (const id of CORRIDOR_IDS) if (doorOf(g, { id }) === 'closed') setDoor(g, corridorDef(id), 'open');
    },
  },
  { ...{ id: 'incubation', movers: movers('CBQ'), numbers: [1, 2], after: 'discard' }, effect: incubate },
];

/** EV-12: up to so much of its damage goes. */
function recover(g: Nemesis, stalker: Stalker, n: number): void {
  if (stalker.damage === 0) return;
  stalker.damage = Math.max(0, stalker.damage - n);
  const { type, at: room, damage } = stalker;
  g.tell('all', 'recovered', { type, room, damage, rule: 'NL-G-09' });
}

function colourOf(g: Nemesis, room: RoomId): string | null {
  const tile = tileAt(g, room);
  return tile === null ? null : tileDef(tile).colour;
}

function hasPrintedComputer(g: Nemesis, room: RoomId): boolean {
  const tile = tileAt(g, room);
  return tile !== null && tileDef(tile).computer === true;
}

/** PI-4: an egg in its case is not noticed. */
const carriesEgg = (g: Nemesis, seat: number): boolean =>
  person(g, seat).hands.filter(({ what }) => what === EGG).length > (any(g, seat, 'holdsEgg') ? 1 : 0);

/** EV-13: nobody infested: a larva more in the bag. */
function* hatching(g: Nemesis): Rules {
  if (g.state.lab.eggs === 0) return;
  g.reveal('all', 'egg-hatched', { rule: 'NL-G-09' }); // whom it finds rests on hidden hands (6.2)
  loseNestEgg(g);
  const nest = whereIs(g, 'nest');
  const here = nest === undefined ? [] : peopleIn(g, nest).filter((seat) => actionCards(g, seat).length === 0);
  for (const seat of here) infest(g, seat);
  if (here.length === 0) addToBag(g, 'larva');
}
