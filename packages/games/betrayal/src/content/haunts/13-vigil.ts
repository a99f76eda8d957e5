import type { Aim, Betrayal, Hands, Seat, TileId } from '../kit.ts';
import {
  advance,
  checkEnds,
  haunt,
  isMonster,
  monstersTurn,
  REGIONS,
  regionOf,
  seatsFrom,
  symbolOf,
  tileOf,
  tiles,
  tokens,
  traitOf,
} from '../kit.ts';
import {
  atHand,
  burnDown,
  byName,
  candles,
  douse,
  failing,
  isLit,
  isRegionLit,
  LANDING,
  light,
  litCarried,
  named,
} from './13-candles.ts';
import { darken, haunts, memory, riseElsewhere, shades } from './13-shades.ts';

const searched = tokens('searched');

const numbers = {
  wax: [3, 3, 3, 3],
  spare: [2, 2, 3, 3],
  rise: [1, 2, 3, 4],
  dark: [5, 5, 4, 3],
  dawn: [8, 8, 8, 8],
} as const;
type Mine = Hands<typeof memory, typeof numbers, 'none'>;

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const dim = failing(g);
  const mine = candles.heldBy(g, seat).filter(({ up }) => !up);
  const isDim = (tile: TileId): boolean => dim.some((region) => region === regionOf(g, tile));
  const flames = tiles(g).filter((tile) => isDim(tile) && isLit(g, tile));
  return [
    { worth: mine.length > 0 ? 9 : 0, at: flames },
    { worth: mine.length > 0 ? 8 : 0, at: dim.map((region) => LANDING[region]) },
    { worth: mine.length === 0 ? 7 : 1, at: candles.tiles(g, ({ up }) => !up) },
    { worth: mine.length < 2 ? 4 : 0, at: tiles(g).filter((tile) => canRummage(g, tile)) },
    { worth: 1 + traitOf(g, seat, 'sanity') / 3, at: tiles(g).filter((tile) => isLit(g, tile)) },
    ...shades.hunted(g, 2),
  ];
}

const canRummage = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !searched.lieOn(g, tile);

/** Whether a Candle is wanted where somebody stands. */
const isWanted = (g: Betrayal, seat: Seat): boolean =>
  failing(g).some((region) => region === regionOf(g, tileOf(g, seat)));

export const vigil = haunt<Mine>({
  number: 13,
  type: 'none',
  numbers,
  memory,
  monstersAct: () => 'when-called',
  books: { all: ['candles', 'light', 'only-light', 'night', 'shades'] },
  counters: { dawn: { goal: 'dawn' }, dark: { goal: 'dark' } },
  tallies: {
    lit: { count: (g) => REGIONS.filter((region) => isRegionLit(g, region)).length, goal: () => REGIONS.length },
  },
  tokens: [candles, searched],
  monsters: {
    shade: {
      traits: { might: 0, speed: 3, knowledge: 2, sanity: 3 },
      attack: 'sanity',
      attackedWith: 'sanity',
      attackable: (g, _me, { at }) => isLit(g, at),
      harmed: 'killed',
      behaviour: haunts,
    },
  },
  setup: {
    all(g, me) {
      for (const region of REGIONS) candles.place(g, { at: LANDING[region], n: me.n.wax, up: true });
      const order = seatsFrom(g, g.state.haunt?.revealer ?? 0);
      for (const on of order.slice(0, me.n.spare)) candles.place(g, { on, n: me.n.wax, up: false });
    },
  },
  attacks: (_g, _me, who) => (isMonster(who) ? [] : [{ id: 'sanity', weapon: null, trait: 'sanity' }]),
  stepCost: (g, _me, { who }, now) =>
    !isMonster(who) && who >= 0 && litCarried(g, who).length > 0 ? Math.max(2, now) : now,
  dice: (g, _me, { who, purpose }, now) =>
    purpose === 'defence' && !isMonster(who) && !isLit(g, tileOf(g, who)) ? now - 1 : now,
  outcome(_g, me, { attacker, winner }) {
    me.memory.beaten = winner !== null && winner === attacker && isMonster(winner);
  },
  afterDamage: (g, _me, { who }) => douse(g, litCarried(g, who)),
  insteadOfDeath(g, _me, seat) {
    douse(g, litCarried(g, seat));
    return false;
  },
  *endOfRound(g, me) {
    burnDown(g);
    darken(g, me);
    checkEnds(g);
    riseElsewhere(g, me);
    if (g.state.monsters.length > 0) yield* monstersTurn(g);
    advance(g, me.memory, 'dawn');
    checkEnds(g);
  },
  actions: {
    'light-a-candle': {
      by: 'all',
      can: (g, _me, who) => atHand(g, who, false).map(named),
      does: (g, _me, { who, target }) => light(g, who, byName(g, target)),
    },
    'pinch-out': {
      by: 'all',
      limit: { times: 9, per: 'turn' },
      can: (g, _me, who) => atHand(g, who, true).map(named),
      does: (g, _me, { target }) => candles.turn(g, byName(g, target), false),
    },
    rummage: {
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, who, at) => canRummage(g, at) && candles.fitWith(g, who),
      rows: {
        4(g, me, { who, at }) {
          candles.place(g, { on: who, n: me.n.wax, up: false });
          searched.place(g, { at });
        },
      },
    },
  },
  tells: ['burnt-down', 'dark', 'dawn'],
  ends: [
    { side: 'house', why: 'dark', reached: 'dark' },
    { side: 'heroes', why: 'dawn', reached: 'dawn' },
  ],
  progress: { heroes: 'dawn', traitor: 'dark' },
  aims,
  likes: {
    'light-a-candle': (g, _me, seat) => (isWanted(g, seat) ? 10 : -3),
    'pinch-out': -3,
    rummage: 6,
    // A flame in the hand is slow and goes out with the first blow.
    'drop-candle': (g, _me, _seat, { id }) => (byName(g, id.replace('drop', 'candle'))?.up === true ? 1 : -2),
    'take-candle': (g, _me, seat, { id }) =>
      byName(g, id.replace('take', 'candle'))?.up === true || candles.areHeldBy(g, seat) ? -2 : 3,
  },
});
