import type { Hands } from '../kit.ts';
import {
  distance,
  haunt,
  hauntTile,
  heroesHunted,
  heroesOn,
  isAlive,
  roundOf,
  say,
  tileOf,
  tiles,
  traitOf,
} from '../kit.ts';
import {
  canTie,
  freshBlood,
  headOf,
  isNear,
  lay,
  memory,
  nextTiles,
  stitches,
  tailOf,
  thread,
  threads,
} from './11-thread.ts';

const numbers = {
  threads: [5, 5, 6, 7],
  might: [2, 2, 3, 4],
  followed: [8, 9, 10, 12],
  bleeds: [2, 2, 3, 3],
  knot: [6, 6, 6, 7],
  enough: [4, 5, 5, 6],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const FIRST_KNOT = 3;
const LAST_ROUND = 12;

export const redThread = haunt<Mine>({
  number: 11,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['thread', 'walk', 'late'], traitor: ['fresh'] },
  counters: { followed: { goal: 'followed', side: 'heroes' } },
  tallies: { thread: { count: (g) => thread(g).length, goal: 'knot', side: 'traitor' } },
  tokens: [threads],
  rises: { might: 'might' },
  setup: {
    *traitor(g, me, traitor) {
      lay(g, me, tileOf(g, traitor));
      while (me.memory.laid < me.n.threads) {
        const at = yield* hauntTile(g, traitor, 'lay', nextTiles(g, headOf(g) ?? tileOf(g, traitor)));
        if (at === undefined) return;
        lay(g, me, at);
      }
    },
  },
  /** The traitor walks the thread, except where a hero is in the way. */
  ways: (g, me, from, who) => {
    if (who !== me.traitor || !threads.lieOn(g, from) || heroesOn(g, from).length > 0) return [];
    return stitches(g).filter((tile) => heroesOn(g, tile).length === 0);
  },
  won: [{ by: 'traitor', over: 'hero', does: (g, me, { by }) => freshBlood(g, me, by) }],
  actions: {
    'wind-up': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, _who, at) => at === tailOf(g),
      rows: {
        4(g, me, { who }) {
          const [tail] = thread(g);
          if (tail === undefined) return;
          threads.remove(g, tail);
          me.memory.followed += 1;
          say(g, 'wound', { who, n: me.memory.followed });
        },
      },
    },
    bleed: {
      by: 'traitor',
      limit: { times: 'bleeds', per: 'turn' },
      can: (g, _me, _who, at) => !threads.lieOn(g, at) && isNear(g, at, headOf(g)),
      does: (g, me, { at }) => lay(g, me, at),
    },
    'tie-the-knot': {
      by: 'traitor',
      roll: 'sanity',
      can: (g, me, _who, at) => roundOf(g) >= FIRST_KNOT && at === tailOf(g) && canTie(g, me),
      rows: {
        4(_g, me) {
          me.memory.tied = true;
        },
      },
    },
  },
  tells: ['wound'],
  asks: ['lay', 'fresh'],
  ends: [
    { side: 'heroes', why: 'followed', reached: 'followed' },
    { side: 'heroes', why: 'unwound', when: (g, me) => me.memory.laid > 0 && thread(g).length === 0 },
    { side: 'heroes', why: 'traitor-dead', when: (g, me) => !isAlive(g, me.traitor) },
    { side: 'traitor', why: 'tied', when: (_g, me) => me.memory.tied },
    { side: 'heroes', why: 'morning', after: LAST_ROUND, when: (_g, me) => me.memory.followed >= me.n.enough },
    { side: 'traitor', why: 'lost', after: LAST_ROUND },
  ],
  progress: {
    heroes: 'followed',
    traitor: (g, me) => Math.min(1, (0.7 * thread(g).length) / me.n.knot + (canTie(g, me) ? 0.3 : 0)),
  },
  aims: {
    heroes(g, me, seat) {
      const strong = traitOf(g, seat, 'might') >= traitOf(g, me.traitor, 'might');
      return [
        { worth: 7, at: stitches(g).slice(0, 1) },
        { worth: 4, at: stitches(g).slice(1, 3) },
        { worth: strong ? 3 : 1.5, prey: me.traitor },
      ];
    },
    traitor(g, me) {
      const [tail, ...next] = stitches(g);
      const mayTie = canTie(g, me) && roundOf(g) >= FIRST_KNOT;
      const free = tiles(g).filter((tile) => !threads.lieOn(g, tile) && isNear(g, tile, headOf(g)));
      // The head has to be near the tails to come, too: the present one will be gone by then.
      const home = free.filter((tile) => next.slice(0, 2).some((one) => isNear(g, one, tile)));
      return [
        { worth: mayTie ? 14 : 0, at: stitches(g).slice(0, 1) },
        { worth: 4, at: free },
        { worth: 3, at: home },
        ...heroesHunted(g, (prey) => (tileOf(g, prey) === tail ? 2 : 1)),
      ];
    },
  },
  likes: {
    'wind-up': 9,
    bleed: (g, me, seat) => (me.memory.laid < 40 && isNear(g, tailOf(g) ?? tileOf(g, seat), tileOf(g, seat)) ? 6 : 4),
    'tie-the-knot': 20,
    // A thread that stays in one corner has its end near its beginning.
    lay: (g, me, _seat, { tile }) => -distance(g, tileOf(g, me.traitor), tile),
    fresh: (g, _me, seat, { id }) =>
      id === 'fresh-lay' && isNear(g, tailOf(g) ?? tileOf(g, seat), tileOf(g, seat)) ? 3 : id === 'fresh-lay' ? -1 : 0,
  },
});
