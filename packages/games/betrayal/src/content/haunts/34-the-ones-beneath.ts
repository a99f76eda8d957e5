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
import {
  comeUp,
  deliver,
  dig,
  isOpenAt,
  mayDig,
  memory,
  openShafts,
  openTiles,
  robed,
  shafts,
  stones,
} from './34-shafts.ts';

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
    shut: {
      count: (g) => shafts.count(g) - openShafts(g).length,
      goal: (g) => shafts.count(g),
      side: 'heroes',
    },
  },
  tokens: [shafts, stones],
  monsters: {
    robed: {
      traits: { might: 'might', speed: 3, knowledge: 2, sanity: 2 },
      harmed: 'killed',
      carries: ['stone'],
    },
  },
  rises: { might: 1 },
  setup: {
    *traitor(g, me, traitor) {
      yield* dig(g, me, traitor);
      for (let i = 0; i < me.n.first; i++) comeUp(g);
    },
  },
  /** Monsters use a Shaft both ways; nobody sane jumps in. */
  ways: (g, _me, from, who) => {
    if (from === BASEMENT) return openTiles(g);
    return isMonster(who) && isOpenAt(g, from) ? [BASEMENT] : [];
  },
  stepCost: (g, _me, { who }, now) =>
    !isMonster(who) && stones.firstHeldBy(g, who) !== undefined ? Math.max(2, now) : now,
  outcome(g, _me, { attacker, winner, loser }) {
    if (winner !== attacker || loser === null || !isHero(g, loser)) return;
    const stone = stones.firstHeldBy(g, loser);
    if (stone !== undefined) stones.layDown(g, stone);
  },
  onMoved(g, me, { who, from, to }) {
    if (to !== UPPER || from === to || isHero(g, who)) return;
    const stone = stones.firstHeldBy(g, who);
    if (stone !== undefined) deliver(g, me, who, stone);
  },
  startOfMonsters(g, me) {
    const room = me.n.robed - robed.count(g);
    const count = Math.min(room, me.n.come);
    if (count > 0) use(g, 'procession');
    for (let i = 0; i < count; i++) comeUp(g);
  },
  actions: {
    plug: {
      by: 'heroes',
      can: (g, _me, who, at) => isOpenAt(g, at) && stones.firstHeldBy(g, who) !== undefined,
      *does(g, _me, { who, at }) {
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
        const shaft = shafts.firstOn(g, at);
        if (shaft === undefined || shaft.up) return false;
        return heroesOn(g, at).length > 0 ? 'enemies-near' : mayDig(g, me) || 'used-already';
      },
      rows: {
        *5(g, me, { at }) {
          const shaft = shafts.firstOn(g, at);
          if (shaft === undefined) return;
          me.memory.dug += 1;
          shafts.turn(g, shaft, true);
        },
      },
    },
  },
  tells: ['altar', 'moon'],
  asks: ['shaft'],
  ends: [
    { side: 'heroes', why: 'shut', at: 'hero-turn', when: (g) => openShafts(g).length === 0 },
    { side: 'traitor', why: 'altar', reached: 'altar' },
    { side: 'traitor', why: 'moon', at: 'round', reached: 'moon' },
  ],
  progress: {
    heroes: (g) => 1 - openShafts(g).length / Math.max(1, shafts.count(g)),
    traitor: (_g, me) => Math.min(1, Math.max(me.memory.altar / me.n.altar, me.memory.moon / (me.n.moon + 1))),
  },
  aims: {
    heroes(g, _me, seat) {
      const lying = stones.tiles(g);
      const open = openTiles(g);
      if (stones.firstHeldBy(g, seat) !== undefined) return [{ worth: 11, at: open }];
      const queue = robed.all(g).map(({ id }) => ({
        worth: stones.firstHeldBy(g, id) === undefined ? 2 : 4,
        prey: id,
      }));
      return [{ worth: 6, at: lying }, { worth: 5, at: open }, ...queue];
    },
    traitor(g, me, seat) {
      const lying = stones.tiles(g);
      return [
        ...heroesHunted(g, (prey) => (stones.firstHeldBy(g, prey) === undefined ? 3 : 6)),
        stones.firstHeldBy(g, seat) === undefined ? { worth: 4, at: lying } : { worth: 8, at: [UPPER] },
        { worth: mayDig(g, me) ? 4 : 0, at: shafts.tiles(g, ({ up }) => !up) },
      ];
    },
    // Upstairs with what they carry; those with free hands fetch what has fallen, or clear the way.
    monsters: (g, _me, { id }) => [
      stones.firstHeldBy(g, id) === undefined ? { worth: 5, at: stones.tiles(g) } : { worth: 9, at: [UPPER] },
      ...heroesHunted(g, (prey) => (stones.firstHeldBy(g, prey) === undefined ? 2 : 5)),
    ],
  },
  likes: {
    plug: 12,
    'bring-it-down': 7,
    'dig-open': 7,
    'take-stone': (g, _me, seat) => (isHero(g, seat) && openShafts(g).length === 0 ? 0 : 4),
    // Near the stairs, and not beside each other.
    shaft: (g, _me, _seat, { tile: at }) => {
      const apart = Math.min(4, ...openTiles(g).map((tile) => distance(g, tile, at)));
      return 0.2 * apart - 0.1 * Math.min(9, distance(g, STAIRS, at));
    },
  },
});
