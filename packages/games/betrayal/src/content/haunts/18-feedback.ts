import type { Hands, TileId } from '../kit.ts';
import {
  advance,
  byRound,
  HALLWAY,
  haunt,
  heal,
  heroes,
  heroesHunted,
  isAlive,
  isHero,
  isUsed,
  otherHeroes,
  place,
  roundOf,
  say,
  tileOf,
  tiles,
  traitOf,
  use,
  useUp,
  whereAre,
} from '../kit.ts';
import {
  echoes,
  echoOf,
  isLastHero,
  isLinked,
  isOnEcho,
  largest,
  layEchoes,
  memory,
  needed,
  nextRewinds,
  readings,
  rewind,
  stillMissing,
  takenBack,
  throwBack,
} from './18-echoes.ts';

const numbers = {
  loop: [3, 3, 3, 4],
  rewinds: [1, 1, 1, 2],
  still: [2, 2, 2, 3],
  group: [3, 4, 5, 6],
  might: [1, 1, 2, 2],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;

const LAST_ROUND = 10;

export const feedback = haunt<Mine>({
  number: 18,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['echo'], heroes: ['linked'], traitor: ['rewind', 'thrown', 'feedback', 'phase'] },
  counters: { loop: { goal: 'loop', side: 'traitor' }, rewinds: {} },
  tallies: { reading: { count: (g) => largest(g, readings.tiles(g)), goal: needed, side: 'heroes' } },
  tokens: [echoes, readings],
  rises: { might: 'might', speed: 1 },
  setup: {
    heroes: layEchoes,
    traitor(g, me, traitor) {
      me.memory.rewinds = me.n.rewinds;
      me.memory.began = tileOf(g, traitor);
    },
  },
  startOfTurn(g, me, seat) {
    if (seat === me.traitor) me.memory.began = tileOf(g, seat);
  },
  *beforeEndOfTurn(g, me, seat) {
    if (!isHero(g, seat) || !isAlive(g, seat)) return;
    if (me.memory.rewinds > 0 && echoOf(g, seat) !== undefined && !isOnEcho(g, seat))
      yield* rewind(g, me, me.traitor, seat);
  },
  won: [{ by: 'traitor', over: 'hero', does: (g, _me, { by, loser }) => throwBack(g, by, loser) }],
  /** Out of phase: back to where the last turn began, a step of the Loop poorer. */
  *insteadOfDeath(g, me, seat) {
    if (seat !== me.traitor) return false;
    use(g, 'phase');
    heal(g, seat, 'all');
    me.memory.loop = Math.max(0, me.memory.loop - 1);
    me.memory.rewinds = 0;
    me.memory.outOfPhase = roundOf(g) + 1;
    say(g, 'phase', { who: seat, n: me.memory.loop });
    if (tiles(g).includes(me.memory.began)) yield* place(g, seat, me.memory.began);
    return true;
  },
  onDeath: (g, _me, seat) => echoes.remove(g, echoOf(g, seat)),
  endOfRound(g, me) {
    if (heroes(g).length > 0 && stillMissing(g, me) <= 0) {
      use(g, 'feedback');
      advance(g, me.memory, 'loop');
    }
    readings.sweepUp(g);
    layEchoes(g);
    me.memory.rewinds = nextRewinds(g, me);
  },
  actions: {
    measure: {
      by: 'heroes',
      roll: 'knowledge',
      limit: { times: 2, per: 'turn' },
      can: (g, _me, _who, at) => !readings.lieOn(g, at) && !isUsed(g, `measured:${at}`),
      rows: { 4: (g, _me, { who, at }) => readings.place(g, { at, of: who, n: g.state.turn.number }) },
      does: (g, _me, { who }) => useUp(g, `measured:${tileOf(g, who)}`),
    },
  },
  tells: ['rewound', 'loop', 'phase'],
  asks: ['rewind', 'thrown'],
  ends: [
    { side: 'heroes', why: 'linked', at: 'hero-turn', reached: 'reading' },
    { side: 'traitor', why: 'loop', reached: 'loop' },
    { side: 'traitor', why: 'tape', after: LAST_ROUND },
  ],
  progress: { heroes: 'reading', traitor: ['loop', byRound(LAST_ROUND + 1)] },
  aims: {
    heroes(g, me, seat) {
      const read = readings.tiles(g);
      const isNext = (tile: TileId): boolean => !read.includes(tile) && read.some((one) => isLinked(g, one, tile));
      const strong = traitOf(g, seat, 'might') > traitOf(g, me.traitor, 'might');
      return [
        read.length > 0 ? { worth: 7, at: tiles(g).filter(isNext) } : { worth: 3, at: [HALLWAY] },
        { worth: 2, at: whereAre(g, otherHeroes(g, seat)) },
        { worth: me.memory.loop + 1 >= me.n.loop ? 4 : 2, shun: echoes.tiles(g, ({ of }) => of === seat) },
        ...(strong ? [{ worth: 2, prey: me.traitor }] : []),
      ];
    },
    traitor: (g) => heroesHunted(g, (prey) => (isOnEcho(g, prey) ? 2.5 : 4)),
  },
  likes: {
    // What belongs to no group yet is worth little, except as the first of one.
    measure: (g, _me, seat) => {
      const read = readings.tiles(g);
      return read.length === 0 || read.some((one) => isLinked(g, one, tileOf(g, seat))) ? 8 : 3;
    },
    rewind: (g, me, _seat, { id }) => {
      if (id === 'rewind-no') return 0;
      const hero = g.state.turn.seat;
      const lost = takenBack(g, hero).map(({ id: token }) => token);
      const kept = readings.tiles(g, ({ id: token }) => !lost.includes(token));
      const isDecisive = largest(g, readings.tiles(g)) >= needed(g, me) && largest(g, kept) < needed(g, me);
      return isDecisive ? 10 : isLastHero(g, hero) ? 1 : -1;
    },
    thrown: (g, me, _seat, { id }) => (id === 'thrown-yes' ? (stillMissing(g, me) <= 1 ? 4 : -1) : 0),
  },
});
