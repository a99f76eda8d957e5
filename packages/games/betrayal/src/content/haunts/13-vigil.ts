import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  advance,
  BASEMENT,
  type Betrayal,
  carriedBy,
  carries,
  checkEnds,
  distance,
  explorersOn,
  type Floor,
  fight,
  flip,
  HALLWAY,
  type Hands,
  haunt,
  isAlive,
  isMonster,
  isStart,
  keep,
  lies,
  type MonsterState,
  monstersOf,
  monstersTurn,
  nearestOf,
  placeToken,
  REGIONS,
  regionOf,
  removeToken,
  sameTile,
  say,
  seatsFrom,
  spawn,
  symbolOf,
  TILE_IDS,
  type TileId,
  type Token,
  tileOf,
  tiles,
  tilesIn,
  tokensOf,
  tokensOn,
  traitOf,
  traitRoll,
  UPPER,
  walkTo,
} from '../kit.ts';

const numbers = {
  wax: [3, 3, 3, 3],
  spare: [2, 2, 3, 3],
  rise: [1, 2, 3, 4],
  dark: [5, 5, 4, 4],
  dawn: [8, 8, 8, 8],
} as const;
const memory = {
  dawn: keep.count(20),
  dark: keep.count(50),
  /** Whether the Shade whose turn it is has won its attack. */
  beaten: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

/** The three landings of this night, where Candles stand and Shades rise. */
const LANDING: Readonly<Record<Floor, TileId>> = { upper: UPPER, ground: HALLWAY, basement: BASEMENT };
const MOST_SHADES = 8;
const FAR = 1000;

const candles = (g: Betrayal): Token[] => tokensOf(g, 'candle');
const placeOf = (g: Betrayal, { at, on }: Token): TileId | null => (on === null ? at : tileOf(g, on));
const litOn = (g: Betrayal, tile: TileId): Token[] => candles(g).filter((one) => one.up && placeOf(g, one) === tile);
const isLit = (g: Betrayal, tile: TileId): boolean => litOn(g, tile).length > 0;
const isRegionLit = (g: Betrayal, region: Floor): boolean => tilesIn(g, region).some((tile) => isLit(g, tile));
const litCarried = (g: Betrayal, seat: Seat): Token[] => carriedBy(g, seat, 'candle').filter(({ up }) => up);
/** Candles that somebody has in hand or at the feet, lit or unlit. */
const atHand = (g: Betrayal, seat: Seat, lit: boolean): Token[] =>
  [...carriedBy(g, seat, 'candle'), ...tokensOn(g, tileOf(g, seat), 'candle')].filter(({ up }) => up === lit);
const named = ({ id }: Token): string => `candle:${id}`;
const byName = (g: Betrayal, target: string | number | null): Token | undefined =>
  candles(g).find((one) => named(one) === target);

function douse(g: Betrayal, some: readonly Token[]): void {
  for (const one of some) if (one.up) flip(g, one, false);
}

/** From a flame on the tile it burns at once; otherwise it takes a steady hand. */
function* light(g: Betrayal, seat: Seat, candle: Token | undefined): Rules {
  if (candle === undefined) return;
  if (!isLit(g, tileOf(g, seat))) {
    const about = { purpose: 'haunt', rule: 'BH-STRUCT-06', leasts: [4, 0] } as const;
    if ((yield* traitRoll(g, seat, 'sanity', about)) < 4 || !isAlive(g, seat)) return;
  }
  flip(g, candle, true);
}

function rise(g: Betrayal, at: TileId): void {
  if (monstersOf(g, 'shade').length < MOST_SHADES) spawn(g, 'shade', at);
}

function burnDown(g: Betrayal): void {
  for (const one of candles(g).filter(({ up }) => up)) {
    one.n -= 1;
    if (one.n > 0) continue;
    say(g, 'burnt-down', { at: placeOf(g, one) });
    removeToken(g, one);
  }
}

function darken(g: Betrayal, me: Mine): void {
  for (const region of REGIONS) {
    if (isRegionLit(g, region)) continue;
    advance(g, me.memory, 'dark', { at: LANDING[region] });
    rise(g, LANDING[region]);
  }
}

function riseElsewhere(g: Betrayal, me: Mine): void {
  const unlit = tiles(g).filter((tile) => !isStart(tile) && !isLit(g, tile));
  g.shuffle('shades', unlit);
  for (const tile of unlit.slice(0, me.n.rise)) rise(g, tile);
}

/** The nearest lit Candle's tile; ties: fewer explorers there, then the first of the list. */
function flameFor(g: Betrayal, { at, id }: MonsterState): TileId | undefined {
  const lit = tiles(g).filter((tile) => isLit(g, tile) && Number.isFinite(distance(g, at, tile, id)));
  const rank = (tile: TileId): number =>
    FAR * FAR * distance(g, at, tile, id) + FAR * explorersOn(g, tile).length + TILE_IDS.indexOf(tile);
  return lit.sort((a, b) => rank(a) - rank(b))[0];
}

/** The one with the lowest Sanity; of several the first in turn order. */
function weakest(g: Betrayal, here: readonly Seat[]): Seat | undefined {
  const least = Math.min(...here.map((seat) => traitOf(g, seat, 'sanity')));
  return here.find((seat) => traitOf(g, seat, 'sanity') === least);
}

/** It attacks whoever guards the flame, and puts one out where it wins, or where nobody does. */
function* strike(g: Betrayal, me: Mine, shade: MonsterState): Rules {
  const { at } = shade;
  const prey = weakest(g, explorersOn(g, at));
  if (prey === undefined) return douse(g, litOn(g, at).slice(0, 1));
  const [carried, others] = [litCarried(g, prey), litOn(g, at)];
  me.memory.beaten = false;
  yield* fight(g, shade.id, prey);
  if (!me.memory.beaten) return;
  // Damage has put out what the carrier held; where there was none, one goes out all the same.
  if (carried.length === 0) douse(g, others.slice(0, 1));
  else if (carried.every(({ up }) => up)) douse(g, carried.slice(0, 1));
}

function* haunts(g: Betrayal, me: Mine, shade: MonsterState, steps: number): Rules {
  const flame = flameFor(g, shade);
  if (flame !== undefined) {
    yield* walkTo(g, shade, flame, steps);
    if (isLit(g, shade.at)) yield* strike(g, me, shade);
    return;
  }
  const prey = nearestOf(g, shade);
  if (prey === undefined) return;
  yield* walkTo(g, shade, tileOf(g, prey), steps);
  if (sameTile(g, shade.id, prey)) yield* strike(g, me, shade);
}

/** Floors whose light will not see the end of the round. */
const failing = (g: Betrayal): Floor[] =>
  REGIONS.filter((region) => !tilesIn(g, region).some((tile) => litOn(g, tile).some(({ n }) => n >= 2)));

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const dim = failing(g);
  const mine = carriedBy(g, seat, 'candle').filter(({ up }) => !up);
  const of = (some: readonly Token[]): TileId[] => some.flatMap((one) => placeOf(g, one) ?? []);
  const lying = candles(g).filter(({ up, on, at }) => !up && on === null && at !== null);
  const isDim = (tile: TileId): boolean => dim.some((region) => region === regionOf(g, tile));
  const flames = tiles(g).filter((tile) => isDim(tile) && isLit(g, tile));
  const guarded = of(candles(g).filter(({ up }) => up));
  return [
    { worth: mine.length > 0 ? 9 : 0, at: flames },
    { worth: mine.length > 0 ? 8 : 0, at: dim.map((region) => LANDING[region]) },
    { worth: mine.length === 0 ? 7 : 1, at: of(lying) },
    { worth: mine.length < 2 ? 4 : 0, at: tiles(g).filter((tile) => canRummage(g, tile)) },
    { worth: 1 + traitOf(g, seat, 'sanity') / 3, at: guarded },
    ...monstersOf(g, 'shade').map(({ id }) => ({ worth: 2, prey: id })),
  ];
}

const canRummage = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !lies(g, 'searched', tile);

/** Whether a Candle is wanted where somebody stands. */
const isWanted = (g: Betrayal, seat: Seat): boolean =>
  failing(g).some((region) => region === regionOf(g, tileOf(g, seat)));

export const vigil = haunt<typeof memory, typeof numbers>({
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
  tokens: [{ id: 'candle', carried: { most: 2, freely: true, atDeath: 'tile' } }, { id: 'searched' }],
  monsters: [
    {
      id: 'shade',
      traits: { might: 0, speed: 3, knowledge: 2, sanity: 3 },
      attack: 'sanity',
      attackedWith: 'sanity',
      attackable: (g, _me, { at }) => isLit(g, at),
      harmed: 'killed',
      behaviour: haunts,
    },
  ],
  setup: {
    *all(g, me) {
      for (const region of REGIONS) placeToken(g, 'candle', { at: LANDING[region], n: me.n.wax, up: true });
      const order = seatsFrom(g, g.state.haunt?.revealer ?? 0);
      for (const on of order.slice(0, me.n.spare)) placeToken(g, 'candle', { on, n: me.n.wax, up: false });
    },
  },
  attacks: (_g, _me, who) => (isMonster(who) ? [] : [{ id: 'sanity', weapon: null, trait: 'sanity' }]),
  stepCost: (g, _me, { who }, now) =>
    !isMonster(who) && who >= 0 && litCarried(g, who).length > 0 ? Math.max(2, now) : now,
  dice: (g, _me, { who, purpose }, now) =>
    purpose === 'defence' && !isMonster(who) && !isLit(g, tileOf(g, who)) ? now - 1 : now,
  *outcome(_g, me, { attacker, winner }) {
    me.memory.beaten = winner !== null && winner === attacker && isMonster(winner);
  },
  *afterDamage(g, _me, { who }) {
    douse(g, litCarried(g, who));
  },
  *insteadOfDeath(g, _me, seat) {
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
  actions: [
    {
      id: 'light-a-candle',
      by: 'all',
      can: (g, _me, who) => atHand(g, who, false).map(named),
      does: (g, _me, { who, target }) => light(g, who, byName(g, target)),
    },
    {
      id: 'pinch-out',
      by: 'all',
      limit: { times: 9, per: 'turn' },
      can: (g, _me, who) => atHand(g, who, true).map(named),
      *does(g, _me, { target }) {
        const candle = byName(g, target);
        if (candle !== undefined) flip(g, candle, false);
      },
    },
    {
      id: 'rummage',
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, who, at) => canRummage(g, at) && (carriedBy(g, who, 'candle').length < 2 || 'carries-enough'),
      rows: {
        *4(g, me, { who, at }) {
          placeToken(g, 'candle', { on: who, n: me.n.wax, up: false });
          placeToken(g, 'searched', { at: at });
        },
      },
    },
  ],
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
      byName(g, id.replace('take', 'candle'))?.up === true || carries(g, seat, 'candle') ? -2 : 3,
  },
});
