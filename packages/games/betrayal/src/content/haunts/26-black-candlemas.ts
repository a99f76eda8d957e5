import type { Aim, Betrayal, Hands, MonsterState, Rules, TileId, Token } from '../kit.ts';
import {
  awakeMonstersOn,
  haunt,
  hauntChoice,
  hauntTile,
  heroesHunted,
  heroesOn,
  isAlive,
  isAwake,
  monsters,
  monstersOn,
  say,
  sealed,
  symbolOf,
  tileOf,
  traitRoll,
  use,
} from '../kit.ts';
import { altars, beginnings, candles, front, nearest, newest } from './26-candles.ts';
import { fits, lookRound, memory, ORDERS, openStep, redraw, stepOf } from './26-missal.ts';

const acolytes = monsters('acolyte');

const numbers = {
  acolytes: [1, 2, 3, 4],
  might: [4, 3, 3, 3],
  lights: [0, 1, 1, 2],
  amen: [2, 2, 2, 2],
  candles: [5, 5, 5, 5],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;

/** Whether a roll with this result lights the next Candle. Rolling shows what the Missal asks for, unless any altar will do. */
function light(g: Betrayal, me: Mine, at: TileId, result: number): boolean {
  if (!me.memory.anyAltar) openStep(g, me, stepOf(g));
  if (result < (heroesOn(g, at).length > 0 ? 4 : 3)) return false;
  candles.place(g, { at, n: candles.count(g) + 1 });
  say(g, 'rite', { n: candles.count(g) });
  return true;
}

/** An Acolyte that could light something as far as everybody can see is asked about, whether its tile fits or not. */
function* acolyteLights(g: Betrayal, me: Mine, one: MonsterState): Rules {
  const most = Math.max(me.n.lights, isAlive(g, me.traitor) ? 0 : 1);
  if (me.memory.lit >= most || !altars(g).includes(one.at)) return;
  const options = () => [...(fits(g, me, one.at) ? [{ id: 'light-it' }] : []), { id: 'leave-dark' }];
  if ((yield* hauntChoice(g, me.traitor, 'acolyte', options)).id === 'leave-dark') return;
  use(g, 'acolytes');
  const result = yield* traitRoll(g, one.id, 'sanity', { purpose: 'haunt', rule: 'BH-STRUCT-14' });
  if (light(g, me, one.at, result)) me.memory.lit += 1;
}

/** A Candle goes out; those above it count one less. When it was the last, the heroes say Amen. */
function* goesOut(g: Betrayal, me: Mine, candle: Token, gone: TileId | null = null): Rules {
  candles.remove(g, candle);
  for (const one of candles.all(g)) if (one.n > candle.n) one.n -= 1;
  say(g, 'rite', { n: candles.count(g) });
  if (candles.count(g) > 0) return;
  me.memory.amen += 1;
  use(g, 'amen');
  say(g, 'amen', { n: me.memory.amen });
  if (me.memory.amen >= me.n.amen) return;
  const again = beginnings(g).filter((tile) => tile !== gone);
  const at = yield* hauntTile(g, me.traitor, 'again', again);
  if (at !== undefined) candles.place(g, { at, n: 1 });
}

/** One Acolyte walks ahead, if it may light anything; the others guard the newest Candle. */
function monsterAims(g: Betrayal, me: Mine, one: MonsterState): Aim[] {
  const there = front(g);
  const scout = acolytes.all(g).find(isAwake);
  const walks = me.n.lights > 0 && scout?.id === one.id;
  const places = altars(g).filter((tile) => fits(g, me, tile));
  return [
    { worth: walks && places.length > 0 ? 2 : 7, at: there },
    { worth: walks ? 8 : 0, at: places },
    ...heroesHunted(g, (prey) => (there.includes(tileOf(g, prey)) ? 5 : 1)),
  ];
}

export const blackCandlemas = haunt<Mine>({
  number: 26,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  secrets: [{ pieces: (_g, me) => me.memory.missal, redraw }],
  books: { all: ['candles', 'missal'], heroes: ['amen'], traitor: ['acolytes', 'any-altar'] },
  counters: { amen: { goal: 'amen', side: 'heroes' } },
  tallies: {
    rite: { count: candles.count, goal: 'candles', side: 'traitor' },
    night: { until: LAST_ROUND },
  },
  tokens: [
    {
      ...candles,
      *onTileGone(g, me, tile) {
        if (me.token !== undefined && me.token.at === tile) yield* goesOut(g, me, me.token, tile);
      },
    },
  ],
  monsters: {
    acolyte: { traits: { might: 'might', speed: 3, knowledge: 3, sanity: 3 }, atEnd: acolyteLights },
  },
  rises: { might: 1, speed: 1 },
  setup: {
    *traitor(g, me, traitor) {
      const omens = altars(g).filter((tile) => symbolOf(tile) === 'omen');
      const at = nearest(g, tileOf(g, traitor), omens);
      candles.place(g, { at, n: 1 });
      for (let i = 0; i < me.n.acolytes; i++) acolytes.spawn(g, at);
      const [order] = yield* sealed(g, [traitor], 'missal', () => ORDERS);
      for (const [i, piece] of me.memory.missal.entries()) {
        piece.face = order?.symbols[i] ?? piece.face;
        piece.seen = [traitor];
      }
    },
  },
  *startOfTurn(g, me, seat) {
    if (seat === me.traitor) yield* lookRound(g, me);
  },
  startOfMonsters(_g, me) {
    me.memory.lit = 0;
  },
  actions: {
    snuff: {
      by: 'heroes',
      roll: 'sanity',
      can: (g, _me, _who, at) => newest(g)?.at === at && (awakeMonstersOn(g, at).length === 0 || 'enemies-near'),
      rows: {
        *4(g, me) {
          const candle = newest(g);
          if (candle !== undefined) yield* goesOut(g, me, candle);
        },
      },
    },
    light: {
      by: 'traitor',
      roll: 'sanity',
      can: (g, me, _who, at) => fits(g, me, at),
      rows: { *3() {} },
      does: (g, me, { who, result }) => light(g, me, tileOf(g, who), result),
    },
  },
  tells: ['rite', 'amen', 'any-altar', 'asks-event', 'asks-item', 'asks-omen'],
  asks: ['missal', 'acolyte', 'again'],
  ends: [
    { side: 'heroes', why: 'amen', reached: 'amen' },
    { side: 'traitor', why: 'rite', reached: 'rite' },
    { side: 'heroes', why: 'dawn', after: LAST_ROUND, when: (g) => candles.count(g) < 3 },
    { side: 'traitor', why: 'vigil', after: LAST_ROUND },
  ],
  progress: { heroes: 'amen', traitor: 'rite' },
  aims: {
    heroes(g) {
      const there = front(g);
      const guards = there.flatMap((tile) => monstersOn(g, tile));
      return [{ worth: 8, at: there }, ...guards.map((prey) => ({ worth: 5, prey }))];
    },
    traitor(g, me) {
      const there = front(g);
      const places = altars(g).filter((tile) => fits(g, me, tile));
      return [
        { worth: 8, at: places.filter((tile) => heroesOn(g, tile).length === 0) },
        { worth: 6, at: places },
        ...heroesHunted(g, (prey) => (there.includes(tileOf(g, prey)) ? 4 : 1.5)),
      ];
    },
    monsters: monsterAims,
  },
  likes: {
    snuff: 9,
    light: 9,
    acolyte: { 'light-it': 5 },
    // What there is most of comes first: the rest may still be found.
    missal: (g, _me, _seat, { id }) => {
      const count = (symbol: string): number => altars(g).filter((tile) => symbolOf(tile) === symbol).length;
      const symbols = ORDERS.find((one) => one.id === id)?.symbols ?? [];
      return symbols.reduce((sum, symbol, i) => sum + Math.min(3, count(symbol)) / (i + 1), 0);
    },
  },
});
