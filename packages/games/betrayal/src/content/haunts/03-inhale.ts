import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  carriedBy,
  carries,
  checkEnds,
  distance,
  ensureTile,
  HALLWAY,
  type Hands,
  has,
  haunt,
  hauntChoice,
  isAlive,
  isStart,
  keep,
  lies,
  living,
  othersAlive,
  othersOn,
  placeToken,
  put,
  regionOf,
  removeToken,
  say,
  symbolOf,
  type TileId,
  type Token,
  take,
  tileOf,
  tiles,
  tokensOf,
  UPPER,
  whyNotCarry,
} from '../kit.ts';

const numbers = { stills: [1, 1, 2, 2], full: [8, 8, 8, 8] } as const;
const memory = {
  /** Who has drunk the Cure. */
  cured: keep.seat,
  /** Who is Overgrown, and since which turn. */
  grown: keep.list((seat) => shape.record({ seat, turn: shape.whole(0, 100_000) }), 6),
};
type Mine = Hands<typeof memory, typeof numbers>;

const LABORATORY: TileId = 'laboratory';
const INGREDIENTS = ['root', 'ash', 'quicksilver'] as const;
type Ingredient = (typeof INGREDIENTS)[number];
/** Where each is found: on tiles with this symbol. */
const FOUND = { root: 'event', ash: 'omen', quicksilver: 'item' } as const;
const OVERGROWN = 'overgrown';
const SLOW = 2;

const isGrown = (g: Betrayal, seat: Seat): boolean => has(g, seat, OVERGROWN);
const missing = (g: Betrayal, seat: Seat): Ingredient[] => INGREDIENTS.filter((kind) => !carries(g, seat, kind));
const isStill = (g: Betrayal, tile: TileId): boolean => tile === LABORATORY || lies(g, 'still', tile);
/** The Crown: a Cure is worth 4, each ingredient 1. */
const points = (g: Betrayal, seat: Seat): number =>
  (carries(g, seat, 'cure') ? 4 : 0) + INGREDIENTS.length - missing(g, seat).length;

// Spores lie before each explorer as a token with a number. A Cure with a 1 on it was carried when its owner's turn ended.

const markerOf = (g: Betrayal, seat: Seat): Token | undefined => tokensOf(g, 'spores').find(({ on }) => on === seat);
const sporesOf = (g: Betrayal, seat: Seat): number => markerOf(g, seat)?.n ?? 0;

function breathe(g: Betrayal, me: Mine, seat: Seat, more: number): void {
  const now = Math.min(me.n.full, sporesOf(g, seat) + more);
  const marker = markerOf(g, seat);
  if (marker === undefined) placeToken(g, 'spores', { on: seat, n: now });
  else marker.n = now;
  say(g, 'spores', { who: seat, n: now });
  if (now < me.n.full) return;
  me.memory.grown.push({ seat, turn: g.state.turn.number });
  put(g, seat, OVERGROWN);
}

/** Tiles of Ground and Upper Floor with this symbol. */
const aboveCellar = (g: Betrayal, symbol: string): TileId[] =>
  tiles(g).filter((tile) => symbolOf(tile) === symbol && regionOf(g, tile) !== 'basement');

/**
 * Different random tiles above the cellar, no starting tiles, 2 from the Laboratory and from each other; else Upper Landing, then Hallway.
 * Where the Laboratory found no room, the Stills have to do.
 */
function placeStills(g: Betrayal, me: Mine): void {
  const free = tiles(g).filter((tile) => !isStart(tile) && tile !== LABORATORY && regionOf(g, tile) !== 'basement');
  g.shuffle('stills', free);
  for (let i = 0; i < me.n.stills; i++) {
    const taken = tiles(g).filter((tile) => isStill(g, tile));
    const isFar = (tile: TileId): boolean => taken.every((one) => distance(g, one, tile) >= 2);
    const at = free.find(isFar) ?? [UPPER, HALLWAY].find((tile) => !taken.includes(tile));
    if (at !== undefined) placeToken(g, 'still', { at });
  }
}

interface Loot extends Option {
  readonly get: (() => void) | null;
}

/** Snatch: whoever wins an attack of their own may take a token in place of the damage; an Overgrown may breathe out instead. */
function* snatch(g: Betrayal, me: Mine, winner: Seat, loser: Seat): Rules<boolean> {
  const free = carriedBy(g, loser).filter((token) => whyNotCarry(g, token, winner) === null);
  const loot: Loot[] = free.map((token) => ({
    id: `grab:${token.kind}`,
    details: { token: token.kind },
    get: () => seize(g, token, winner),
  }));
  if (isGrown(g, winner) && !isGrown(g, loser)) loot.push({ id: 'infect', get: () => breathe(g, me, loser, 2) });
  if (loot.length === 0) return false;
  const { get } = yield* hauntChoice<Loot>(g, winner, 'grab', [{ id: 'grab-nothing', get: null }, ...loot]);
  get?.();
  return get !== null;
}

function seize(g: Betrayal, token: Token, who: Seat): void {
  take(g, token, who);
  token.n = 0;
}

/** When all who live are Overgrown: most points, then the latest Overgrown, then the later in turn order. */
function crowned(g: Betrayal, { memory }: Mine): Seat | undefined {
  const left = living(g);
  if (left.length === 0 || !left.every((seat) => isGrown(g, seat))) return undefined;
  const since = (seat: Seat): number => memory.grown.find((one) => one.seat === seat)?.turn ?? 0;
  const ranked = [...left].sort(
    (a, b) => points(g, a) - points(g, b) || since(a) - since(b) || left.indexOf(a) - left.indexOf(b),
  );
  return ranked.at(-1);
}

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const others = othersAlive(g, seat);
  const prey = others.map((one) => ({ worth: carries(g, one, 'cure') ? 6 : 0.6 * points(g, one), prey: one }));
  if (isGrown(g, seat)) return prey;
  const crowd = { worth: 0.7, shun: others.map((one) => tileOf(g, one)) };
  if (carries(g, seat, 'cure')) return [{ ...crowd, worth: 4 }, ...prey.map((one) => ({ ...one, worth: 0.3 }))];
  const wanted = missing(g, seat);
  if (wanted.length === 0) return [{ worth: 9, at: tiles(g).filter((tile) => isStill(g, tile)) }, crowd, ...prey];
  const symbols: readonly string[] = wanted.map((kind) => FOUND[kind]);
  const at = tiles(g).filter((tile) => symbols.includes(symbolOf(tile) ?? ''));
  return [{ worth: 6, at }, { worth: at.length === 0 ? 4 : 0.5, explore: true }, crowd, ...prey];
}

const gathering = (id: string, kind: Ingredient, roll: 'might' | 'sanity' | 'speed') =>
  ({
    id,
    by: 'all',
    roll,
    can: (g: Betrayal, _me: Mine, who: Seat) =>
      symbolOf(tileOf(g, who)) === FOUND[kind] && (carries(g, who, kind) ? 'carries-enough' : true),
    rows: {
      *4(g: Betrayal, _me: Mine, { who }: { readonly who: Seat }): Rules {
        placeToken(g, kind, { on: who });
      },
    },
  }) as const;

export const inhale = haunt<typeof memory, typeof numbers>({
  number: 3,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'settle', 'snatch', 'breathe', 'overgrown', 'crown'] },
  tokens: [...[...INGREDIENTS, 'cure'].map((id) => ({ id, carried: { most: 1 } })), { id: 'still' }, { id: 'spores' }],
  statuses: [
    {
      id: OVERGROWN,
      forbids: ['act'],
      allowance: (_g, me, seat, now) => (seat === me.owner ? SLOW : now),
      // A trait that would reach the skull stays critical.
      lowest: (_g, me, seat, now) => (seat === me.owner ? Math.max(1, now) : now),
    },
  ],
  setup: {
    *all(g, me) {
      const revealer = g.state.haunt?.revealer ?? 0;
      yield* ensureTile(g, LABORATORY, revealer);
      if (aboveCellar(g, 'item').length < 2) yield* ensureTile(g, 'conservatory', revealer);
      if (aboveCellar(g, 'omen').length === 0) yield* ensureTile(g, 'chapel', revealer);
      placeStills(g, me);
    },
  },
  *startOfTurn(g, me, seat) {
    if (isGrown(g, seat) || !carriedBy(g, seat, 'cure').some(({ n }) => n === 1)) return;
    me.memory.cured = seat;
    checkEnds(g);
  },
  *endOfTurn(g, me, seat) {
    if (!isAlive(g, seat)) return;
    for (const cure of carriedBy(g, seat, 'cure')) cure.n = 1;
    if (!isGrown(g, seat)) breathe(g, me, seat, othersOn(g, seat).length > 0 ? 2 : 1);
  },
  /** A Cure that changes hands must settle again. */
  *onGain(g, _me, who, what) {
    if (what === 'cure') for (const cure of carriedBy(g, who, 'cure')) cure.n = 0;
  },
  won: [{ by: 'explorer', over: 'explorer', does: (g, me, { by, loser }) => snatch(g, me, by, loser) }],
  actions: [
    gathering('pull', 'root', 'might'),
    gathering('sweep', 'ash', 'sanity'),
    gathering('catch', 'quicksilver', 'speed'),
    {
      id: 'distil',
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, who, at) =>
        isStill(g, at) && missing(g, who).length === 0 && (carries(g, who, 'cure') ? 'carries-enough' : true),
      rows: {
        *4(g, _me, { who }) {
          for (const kind of INGREDIENTS) for (const token of carriedBy(g, who, kind)) removeToken(g, token);
          placeToken(g, 'cure', { on: who });
        },
      },
    },
  ],
  tells: ['spores'],
  asks: ['grab'],
  ends: [
    { side: 'one', why: 'cured', when: (_g, me) => me.memory.cured ?? undefined },
    { side: 'one', why: 'crowned', when: crowned },
  ],
  progress: {
    each: (g, _me, seat) =>
      isGrown(g, seat) ? 0.08 * points(g, seat) : carries(g, seat, 'cure') ? 0.95 : 0.2 * points(g, seat),
  },
  aims,
  likes: {
    distil: 12,
    grab: (g, _me, seat, { id }) => {
      if (id === 'grab:cure') return 9;
      if (id === 'infect') return 2;
      return id === 'grab-nothing' ? 1.5 : isGrown(g, seat) ? 2.5 : 3;
    },
  },
});
