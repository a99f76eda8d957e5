import type { Betrayal, Fight, FigureId, Hands, Rules, Seat, Side, TileId } from '../kit.ts';
import {
  damage,
  expose,
  haunt,
  hauntChoice,
  helped,
  heroes,
  isAlive,
  isHero,
  isUndisturbed,
  keep,
  living,
  say,
  stun,
  symbolOf,
  tileOf,
  use,
} from '../kit.ts';
import { bracketed, CASTS, stopped } from './39-casts.ts';
import {
  clueShape,
  countOf,
  gain,
  isComplete,
  isHurting,
  layOpen,
  note,
  pages,
  read,
  readerOf,
  redrawPages,
  scribes,
  shed,
  sideOf,
  whichOf,
} from './39-pages.ts';
import { library, open, spread } from './39-scattering.ts';
import { covets, errands, LIKES } from './39-wishes.ts';

const numbers = {
  scribes: [1, 3, 4, 5],
  might: [0, 0, 2, 3],
  unwrite: [5, 5, 7, 7],
  bind: [4, 4, 3, 3],
  chapters: [10, 10, 10, 10],
} as const;
const MOST_CLUES = 400;
const memory = {
  chapter: keep.count(99),
  /** The side whose spell has been read out. */
  done: keep.maybe(['heroes', 'traitor']),
  clues: keep.list(() => clueShape, MOST_CLUES),
};
type Mine = Hands<typeof memory, typeof numbers>;

const LAST = numbers.chapters[0];

/** A spell can be read out on a quiet tile with an Omen symbol. */
function canReadOut(g: Betrayal, who: Seat): boolean | string {
  return symbolOf(tileOf(g, who)) === 'omen' && isComplete(g, who) && isUndisturbed(g, who);
}

/** The table sees that the spell was there. */
function* readOut(g: Betrayal, me: Mine, who: Seat, isDone: boolean): Rules {
  note(g, me.memory.clues, who, 'spell');
  if (isDone) me.memory.done = sideOf(g, who);
  else yield* damage(g, who, 'mental', 1, 'BH-STRUCT-06');
}

/** At the end of a turn the pages of the other hand hurt, and the table learns whether there were any. */
function* writhe(g: Betrayal, me: Mine, who: Seat): Rules {
  const isHurt = isHurting(g, who);
  note(g, me.memory.clues, who, isHurt ? 'hurt' : 'unhurt');
  if (!isHurt) return;
  use(g, isHero(g, who) ? 'heroes-hand' : 'traitors-hand');
  expose(g, 'hurt', { who });
  yield* damage(g, who, 'mental', 1, 'BH-STRUCT-05');
}

/** Whoever wins an own attack, against a Scribe, too, may tear off a Page in place of the damage. */
function* tearOff(g: Betrayal, { attacker, winner, loser }: Fight): Rules<boolean> {
  if (winner === null || winner !== attacker || loser === null || !pages.areHeldBy(g, loser)) return false;
  const seat = readerOf(g, winner);
  if (seat === null) return false;
  const { id } = yield* hauntChoice(g, seat, 'tear', [{ id: 'tear-not' }, { id: 'tear-page' }]);
  if (id === 'tear-not') return false;
  say(g, 'torn', { who: loser });
  gain(g, winner, g.pick('tear', pages.heldBy(g, loser)));
  yield* shed(g, winner);
  return true;
}

/** The traitor, where alive on a tile. */
const masterOn = (g: Betrayal, me: Mine, tile: TileId): Seat | null =>
  isAlive(g, me.traitor) && tileOf(g, me.traitor) === tile ? me.traitor : null;

/** How many Pages of a side's spell these figures hold. */
function heldBy(g: Betrayal, side: Side, figures: readonly FigureId[]): number {
  const all = figures.flatMap((one) => pages.heldBy(g, one));
  return countOf(all, side);
}
const held = (g: Betrayal, me: Mine): number =>
  heldBy(g, 'traitor', [...scribes.ids(g), ...(isAlive(g, me.traitor) ? [me.traitor] : [])]);
const heldByHeroes = (g: Betrayal): number => heldBy(g, 'heroes', heroes(g));

export const marginalia = haunt<Mine>({
  number: 39,
  type: 'traitor',
  traitor: { most: 'knowledge' },
  numbers,
  memory,
  books: {
    all: ['pages', 'carrying', 'tear-off', 'casting'],
    heroes: ['heroes-hand'],
    traitor: ['traitors-hand', 'chapter'],
  },
  counters: { chapter: { goal: 'chapters', side: 'traitor' } },
  tallies: { lying: { count: (g) => pages.tiles(g).length } },
  tokens: [pages],
  statuses: [stopped, bracketed],
  secrets: [
    {
      pieces: (g) => pages.all(g).flatMap(({ face }) => face ?? []),
      redraw: (g, me, seat, _unseen, chance) => redrawPages(g, me.memory.clues, seat, chance),
    },
  ],
  monsters: {
    scribe: {
      traits: { might: 2, speed: 3, knowledge: 3, sanity: 2 },
      comes: { count: 'scribes', to: 'traitor', last: true },
      harmed(g, _me, one) {
        stun(g, one);
        for (const page of pages.heldBy(g, one.id)) layOpen(g, page);
      },
      instead: [
        {
          id: 'fetch',
          of: 'nothing',
          can: (g, _me, { id, at }) => (!pages.areHeldBy(g, id) && pages.lieOn(g, at) ? [at] : []),
          *does(g, me, { id, at }) {
            const page = yield* whichOf(g, me.traitor, 'fetches', () => pages.on(g, at));
            if (page !== undefined) gain(g, id, page);
          },
        },
        {
          id: 'hand-over',
          of: 'nothing',
          can: (g, me, { id, at }) => (pages.areHeldBy(g, id) && masterOn(g, me, at) !== null ? [at] : []),
          *does(g, me, { id, at }) {
            const master = masterOn(g, me, at);
            if (master === null) return;
            for (const page of pages.heldBy(g, id)) gain(g, master, page);
            yield* shed(g, master);
          },
        },
        {
          id: 'receive',
          of: 'nothing',
          can: (g, me, { id, at }) => {
            const master = masterOn(g, me, at);
            return !pages.areHeldBy(g, id) && master !== null && pages.areHeldBy(g, master) ? [at] : [];
          },
          *does(g, me, { id, at }) {
            const master = masterOn(g, me, at);
            if (master === null) return;
            const page = yield* whichOf(g, master, 'receives', () => pages.heldBy(g, master));
            if (page !== undefined) gain(g, id, page);
          },
        },
      ],
    },
  },
  rises: { might: 'might', speed: 'might' },
  setup: {
    *heroes(g) {
      yield* library(g);
      spread(g);
    },
    traitor: (g, _me, traitor) => open(g, traitor),
  },
  startOfTurn: (g, _me, seat) => bracketed.lift(g, seat),
  *endOfTurn(g, me, seat) {
    if (!isAlive(g, seat)) return;
    stopped.lift(g, seat);
    yield* writhe(g, me, seat);
  },
  endOfRound(g, me) {
    me.memory.chapter += 1;
    use(g, 'chapter');
    say(g, 'chapter', { n: me.memory.chapter });
  },
  onGain(g, _me, who, what) {
    if (what === 'page') read(g, who, pages.heldBy(g, who));
  },
  *onTraded(g) {
    for (const seat of living(g)) yield* shed(g, seat);
  },
  onDeath(g, _me, seat) {
    for (const page of pages.heldBy(g, seat)) layOpen(g, page);
  },
  *outcome(g, _me, fight) {
    if (yield* tearOff(g, fight)) fight.damage = 0;
  },
  actions: {
    read: {
      by: 'all',
      roll: 'knowledge',
      where: pages,
      rows: {
        *3(g, _me, { who, at }) {
          const page = yield* whichOf(g, who, 'takes', () => pages.on(g, at));
          if (page !== undefined) gain(g, who, page);
          yield* shed(g, who);
        },
      },
    },
    ...CASTS,
    unwrite: {
      by: 'heroes',
      can: (g, _me, who) => canReadOut(g, who),
      roll: 'knowledge',
      bonus: helped,
      rows: {
        unwrite: (g, me, { who }) => readOut(g, me, who, true),
        0: (g, me, { who }) => readOut(g, me, who, false),
      },
    },
    bind: {
      by: 'traitor',
      can: (g, _me, who) => canReadOut(g, who),
      roll: 'knowledge',
      rows: { bind: (g, me, { who }) => readOut(g, me, who, true), 0: (g, me, { who }) => readOut(g, me, who, false) },
    },
  },
  tells: ['read', 'open', 'noted', 'torn', 'hurt', 'chapter'],
  asks: ['takes', 'fetches', 'receives', 'surplus', 'heals', 'looks', 'tear'],
  ends: [
    { side: 'heroes', why: 'unwritten', when: (_g, me) => me.memory.done === 'heroes' },
    { side: 'traitor', why: 'bound', when: (_g, me) => me.memory.done === 'traitor' },
    { side: 'heroes', why: 'more-pages', after: LAST, when: (g, me) => heldByHeroes(g) > held(g, me) },
    { side: 'traitor', why: 'last-chapter', after: LAST },
  ],
  progress: {
    heroes: (g) => {
      const most = Math.max(0, ...heroes(g).map((one) => countOf(pages.heldBy(g, one), 'heroes')));
      return Math.min(1, 0.15 * heldByHeroes(g) + 0.1 * most);
    },
    traitor: [(g, me) => 0.2 * held(g, me), (_g, me) => me.memory.chapter / (me.n.chapters + 1)],
  },
  aims: {
    heroes: (g, _me, seat) => covets(g, seat),
    traitor: (g, _me, seat) => covets(g, seat),
    monsters: (g, me, one) => errands(g, me.traitor, one),
  },
  likes: LIKES,
});
