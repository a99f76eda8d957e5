import type { Hands } from '../kit.ts';
import {
  dropTile,
  ensureTile,
  haunt,
  heroes,
  heroesOn,
  isInHouse,
  isStart,
  monster,
  monsters,
  monstersOn,
  say,
  tileOf,
  tiles,
  traitOf,
} from '../kit.ts';
import {
  brokenPipes,
  depth,
  dig,
  digs,
  face,
  isBare,
  isFlooded,
  LAKE,
  layPipes,
  memory,
  pipes,
  rise,
  target,
  tunnel,
  turnPipe,
} from './22-tunnel.ts';

const diggers = monsters('digger');

const numbers = {
  diggers: [2, 3, 3, 4],
  pipes: [6, 8, 10, 12],
  water: [2, 3, 5, 8],
  depth: [7, 7, 7, 7],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 13;

export const subBasement = haunt<Mine>({
  number: 22,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['tunnel', 'late'], traitor: ['dig'] },
  tallies: {
    depth: { count: depth, goal: 'depth', side: 'traitor' },
    water: { count: (_g, me) => me.memory.water, goal: target, side: 'heroes' },
  },
  tokens: [
    {
      ...pipes,
      onTileGone(g, { token }, tile) {
        if (token?.at !== tile) return;
        const bare = tiles(g).filter((one) => one !== tile && !isStart(one) && isBare(g, one));
        if (bare.length > 0) token.at = g.pick('pipes', bare);
      },
    },
    brokenPipes,
  ],
  monsters: {
    digger: {
      traits: { might: 4, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'diggers', to: 'dig-1', last: true },
    },
  },
  rises: { might: 1 },
  setup: {
    *heroes(g, me) {
      yield* ensureTile(g, LAKE, null);
      layPipes(g, me);
      if (isInHouse(g, LAKE)) return;
      me.memory.breached = true;
      me.memory.water = 1;
    },
    traitor(g) {
      dig(g);
      dig(g);
    },
  },
  startOfMonsters(g, me) {
    me.memory.rising = diggers.all(g).flatMap(({ id, stunned }) => (stunned ? [id] : []));
  },
  *endOfMonsters(g, me) {
    yield* digs(g, me);
    me.memory.rising = [];
  },
  actions: {
    burst: {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      where: pipes,
      rows: {
        5(g, me, { at }) {
          turnPipe(g, at, 'pipe');
          rise(g, me, 1);
        },
      },
    },
    'breach-the-lake': {
      by: 'heroes',
      roll: 'might',
      can: (_g, me, _who, at) => !me.memory.breached && at === LAKE,
      rows: {
        5(g, me) {
          me.memory.breached = true;
          rise(g, me, 2);
        },
      },
    },
    'cave-in': {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => depth(g) >= 2 && at === face(g),
      rows: {
        *5(g) {
          const before = tunnel(g).at(-2);
          if (before !== undefined) yield* dropTile(g, face(g), before);
          say(g, 'caved-in', { n: depth(g) });
        },
      },
    },
    patch: {
      by: 'traitor',
      roll: 'knowledge',
      where: brokenPipes,
      rows: {
        4(g, me, { at }) {
          turnPipe(g, at, 'broken-pipe');
          rise(g, me, -1);
        },
      },
    },
  },
  tells: ['water', 'deeper', 'caved-in'],
  asks: ['follow'],
  ends: [
    { side: 'heroes', why: 'flooded', at: 'turn', when: isFlooded },
    { side: 'heroes', why: 'flooded', at: 'monsters', when: isFlooded },
    { side: 'traitor', why: 'through', reached: 'depth' },
    { side: 'heroes', why: 'early', after: LAST_ROUND, when: (g) => depth(g) < 5 },
    { side: 'traitor', why: 'late', after: LAST_ROUND },
  ],
  progress: { heroes: (g, me) => Math.min(1, me.memory.water / Math.max(1, target(g, me))), traitor: 'depth' },
  aims: {
    heroes(g, me, seat) {
      const strength = traitOf(g, seat, 'might');
      const isUrgent = depth(g) >= me.n.depth - 1;
      const isStrongest = heroes(g).every((other) => traitOf(g, other, 'might') <= strength);
      const goesDown = isUrgent || (depth(g) >= 4 && isStrongest);
      return [
        { worth: 6, at: pipes.tiles(g) },
        { worth: me.memory.breached || strength < 4 ? 0 : 7, at: [LAKE] },
        { worth: goesDown ? (isUrgent ? 9 : 5) : 0, at: [face(g)] },
        ...monstersOn(g, face(g)).map((prey) => ({ worth: goesDown ? 4 : 1, prey })),
      ];
    },
    traitor(g, me) {
      const spoilt = brokenPipes.tiles(g);
      return [
        { worth: me.memory.water === 0 ? 0 : 6, at: spoilt },
        { worth: depth(g) >= me.n.depth - 2 || spoilt.length === 0 ? 6 : 1, at: [face(g)] },
        ...heroes(g).map((prey) => ({
          worth: spoilt.includes(tileOf(g, prey)) || tileOf(g, prey) === face(g) ? 4 : 2,
          prey,
        })),
      ];
    },
    monsters: (g, me, one) => [
      { worth: 8, at: [face(g)] },
      ...heroesOn(g, face(g)).map((prey) => ({ worth: 5, prey })),
      ...heroesOn(g, monster(g, one.id).at).map((prey) => ({ worth: me.n.depth - depth(g) > 2 ? 3 : 1, prey })),
    ],
  },
  likes: {
    burst: 8,
    'breach-the-lake': 10,
    'cave-in': (g, me) => (depth(g) >= me.n.depth - 2 ? 9 : 6),
    patch: 7,
    follow: { 'dig-on': 1 },
  },
});
