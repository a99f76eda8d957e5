import type { Hands } from '../kit.ts';
import {
  BASEMENT,
  distance,
  haunt,
  heroesHunted,
  heroesOn,
  isHero,
  isMonster,
  isUndisturbed,
  STAIRS,
  UPPER,
  use,
} from '../kit.ts';
import { comeUp, deliver, dig, isOpenAt, mayDig, memory, openTiles, robed, shafts, stones } from './34-shafts.ts';

const numbers = {
  shafts: [3, 4, 5, 6],
  robed: [4, 5, 7, 9],
  first: [1, 2, 2, 2],
  come: [1, 2, 3, 4],
  might: [3, 3, 3, 3],
  digs: [1, 2, 2, 2],
  altar: [3, 3, 4, 5],
  moon: [12, 12, 12, 12],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;

export const theOnesBeneath = haunt<Mine>({
  number: 34,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  // The Robed come up through the Shafts and by no other way.
  cellar: 'shut',
  books: { all: ['shafts', 'stones', 'falls'], traitor: ['procession', 'delivery'] },
  counters: { altar: { goal: 'altar', side: 'traitor' }, moon: { goal: 'moon', side: 'traitor', eachRound: 1 } },
  tallies: {
    shut: { count: (g) => shafts.count(g) - openTiles(g).length, goal: shafts.count, side: 'heroes' },
  },
  tokens: [shafts, stones],
  monsters: {
    robed: { traits: { might: 'might', speed: 3, knowledge: 2, sanity: 2 }, harmed: 'killed', carries: [stones.id] },
  },
  rises: { might: 1 },
  setup: {
    *traitor(g, me, traitor) {
      yield* dig(g, me, traitor);
      for (let i = 0; i < me.n.first; i++) comeUp(g);
    },
  },
  /** Monsters use a Shaft both ways; nobody sane jumps in. */
  ways: (g, _me, from, who) =>
    from === BASEMENT ? openTiles(g) : isMonster(who) && isOpenAt(g, from) ? [BASEMENT] : [],
  stepCost: (g, _me, { who }, now) => (!isMonster(who) && stones.areHeldBy(g, who) ? Math.max(2, now) : now),
  won: [{ by: 'enemy', over: 'hero', does: (g, _me, { loser }) => stones.layDown(g, stones.firstHeldBy(g, loser)) }],
  onMoved(g, me, { who, from, to }) {
    if (to !== UPPER || from === to || isHero(g, who)) return;
    const stone = stones.firstHeldBy(g, who);
    if (stone !== undefined) deliver(g, me, who, stone);
  },
  startOfMonsters(g, me) {
    const count = Math.min(me.n.robed - robed.count(g), me.n.come);
    if (count > 0) use(g, 'procession');
    for (let i = 0; i < count; i++) comeUp(g);
  },
  actions: {
    plug: {
      by: 'heroes',
      can: (g, _me, who, at) => isOpenAt(g, at) && stones.areHeldBy(g, who),
      does(g, _me, { who, at }) {
        stones.removeOf(g, who);
        shafts.turn(g, shafts.firstOn(g, at), false);
      },
    },
    'bring-it-down': {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who, at) => isOpenAt(g, at) && isUndisturbed(g, who),
      rows: { 5: (g, _me, { at }) => shafts.turn(g, shafts.firstOn(g, at), false) },
    },
    'dig-open': {
      by: 'traitor',
      roll: 'might',
      can: (g, me, _who, at) => {
        if (shafts.firstOn(g, at)?.up !== false) return false;
        return heroesOn(g, at).length > 0 ? 'enemies-near' : mayDig(g, me) || 'used-already';
      },
      rows: {
        5(g, me, { at }) {
          me.memory.dug += 1;
          shafts.turn(g, shafts.firstOn(g, at), true);
        },
      },
    },
  },
  tells: ['altar', 'moon'],
  asks: ['shaft'],
  ends: [
    { side: 'heroes', why: 'shut', at: 'hero-turn', when: (g) => openTiles(g).length === 0 },
    { side: 'traitor', why: 'altar', reached: 'altar' },
    { side: 'traitor', why: 'moon', at: 'round', reached: 'moon' },
  ],
  progress: {
    heroes: (g) => 1 - openTiles(g).length / Math.max(1, shafts.count(g)),
    traitor: ['altar', (_g, me) => me.memory.moon / (me.n.moon + 1)],
  },
  aims: {
    heroes(g, _me, seat) {
      const open = openTiles(g);
      if (stones.areHeldBy(g, seat)) return [{ worth: 11, at: open }];
      const queue = robed.hunted(g, ({ id }) => (stones.areHeldBy(g, id) ? 4 : 2));
      return [{ worth: 6, at: stones.tiles(g) }, { worth: 5, at: open }, ...queue];
    },
    traitor: (g, me, seat) => [
      ...heroesHunted(g, (prey) => (stones.areHeldBy(g, prey) ? 6 : 3)),
      stones.areHeldBy(g, seat) ? { worth: 8, at: [UPPER] } : { worth: 4, at: stones.tiles(g) },
      { worth: mayDig(g, me) ? 4 : 0, at: shafts.tiles(g, ({ up }) => !up) },
    ],
    // Upstairs with what they carry; those with free hands fetch what has fallen, or clear the way.
    monsters: (g, _me, { id }) => [
      stones.areHeldBy(g, id) ? { worth: 9, at: [UPPER] } : { worth: 5, at: stones.tiles(g) },
      ...heroesHunted(g, (prey) => (stones.areHeldBy(g, prey) ? 5 : 2)),
    ],
  },
  likes: {
    plug: 12,
    'bring-it-down': 7,
    'dig-open': 7,
    'take-stone': (g, _me, seat) => (isHero(g, seat) && openTiles(g).length === 0 ? 0 : 4),
    // Near the stairs, and not beside each other.
    shaft: (g, _me, _seat, { tile: at }) => {
      const apart = Math.min(4, ...openTiles(g).map((tile) => distance(g, tile, at)));
      return 0.2 * apart - 0.1 * Math.min(9, distance(g, STAIRS, at));
    },
  },
});
