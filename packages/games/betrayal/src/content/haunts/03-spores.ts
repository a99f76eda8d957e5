import type { Betrayal, Hands, Per, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  allRooms,
  carriedBy,
  carries,
  distance,
  HALLWAY,
  hauntChoice,
  keep,
  living,
  regionOf,
  say,
  shape,
  shuffled,
  status,
  symbolOf,
  take,
  tiles,
  tokens,
  UPPER,
  whyNotCarry,
} from '../kit.ts';

// Spores and Cures of Inhale: what everybody breathes, where a Cure is distilled, and who is crowned.

/** How far an Overgrown moves. */
const SLOW = 2;
export const cures = tokens('cure', { carried: { most: 1 } });
export const stills = tokens('still');
export const spores = tokens('spores');
export const overgrown = status('overgrown', {
  forbids: ['act'],
  allowance: (_g, me, seat, now) => (seat === me.owner ? SLOW : now),
  // A trait that would reach the skull stays critical.
  lowest: (_g, me, seat, now) => (seat === me.owner ? Math.max(1, now) : now),
});

export const memory = {
  /** Who has drunk the Cure. */
  cured: keep.seat,
  /** Who is Overgrown, and since which turn. */
  grown: keep.list((seat) => shape.record({ seat, turn: shape.whole(0, 100_000) }), 6),
};
type Mine = Hands<typeof memory, Record<'stills' | 'full', Per>, 'alone'>;

export const LABORATORY: TileId = 'laboratory';
export const INGREDIENTS = ['root', 'ash', 'quicksilver'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** Where each is found: on tiles with this symbol. */
export const FOUND = { root: 'event', ash: 'omen', quicksilver: 'item' } as const;

export const missing = (g: Betrayal, seat: Seat): Ingredient[] => INGREDIENTS.filter((kind) => !carries(g, seat, kind));
export const isStill = (g: Betrayal, tile: TileId): boolean => tile === LABORATORY || stills.lieOn(g, tile);
/** The Crown: a Cure is worth 4, each ingredient 1. */
export const points = (g: Betrayal, seat: Seat): number =>
  (cures.areHeldBy(g, seat) ? 4 : 0) + INGREDIENTS.length - missing(g, seat).length;

// Spores lie before each explorer as a token with a number. A Cure with a 1 on it was carried when its owner's turn ended.

export function breathe(g: Betrayal, me: Mine, seat: Seat, more: number): void {
  const now = Math.min(me.n.full, spores.markedWith(g, seat) + more);
  spores.mark(g, seat, now);
  say(g, 'spores', { who: seat, n: now });
  if (now < me.n.full) return;
  me.memory.grown.push({ seat, turn: g.state.turn.number });
  overgrown.put(g, seat);
}

/** Tiles of Ground and Upper Floor with this symbol. */
export const aboveCellar = (g: Betrayal, symbol: string): TileId[] =>
  tiles(g).filter((tile) => symbolOf(tile) === symbol && regionOf(g, tile) !== 'basement');

/**
 * Different random tiles above the cellar, no starting tiles, 2 from the Laboratory and from each other; else Upper Landing, then Hallway.
 * Where the Laboratory found no room, the Stills have to do.
 */
export function placeStills(g: Betrayal, me: Mine): void {
  const free = shuffled(
    g,
    'stills',
    allRooms(g).filter((tile) => tile !== LABORATORY && regionOf(g, tile) !== 'basement'),
  );
  for (let i = 0; i < me.n.stills; i++) {
    const taken = tiles(g).filter((tile) => isStill(g, tile));
    const isFar = (tile: TileId): boolean => taken.every((one) => distance(g, one, tile) >= 2);
    const at = free.find(isFar) ?? [UPPER, HALLWAY].find((tile) => !taken.includes(tile));
    if (at !== undefined) stills.place(g, { at });
  }
}

/** Snatch: whoever wins an attack of their own may take a token in place of the damage; an Overgrown may breathe out instead. */
export function* snatch(g: Betrayal, me: Mine, winner: Seat, loser: Seat): Rules<boolean> {
  const free = carriedBy(g, loser).filter((token) => whyNotCarry(g, token, winner) === null);
  const tokens = free.map((token) => ({
    id: `grab:${token.kind}`,
    details: { token: token.kind },
    get: () => seize(g, token, winner),
  }));
  const infects = overgrown.isOn(g, winner) && !overgrown.isOn(g, loser);
  const loot = [...tokens, ...(infects ? [{ id: 'infect', get: () => breathe(g, me, loser, 2) }] : [])];
  if (loot.length === 0) return false;
  const { get } = yield* hauntChoice(g, winner, 'grab', [{ id: 'grab-nothing', get: null }, ...loot]);
  get?.();
  return get !== null;
}

function seize(g: Betrayal, token: Token, who: Seat): void {
  take(g, token, who);
  token.n = 0;
}

/** When all who live are Overgrown: most points, then the latest Overgrown, then the later in turn order. */
export function crowned(g: Betrayal, { memory }: Mine): Seat | undefined {
  const left = living(g);
  if (left.length === 0 || !left.every((seat) => overgrown.isOn(g, seat))) return undefined;
  const since = (seat: Seat): number => memory.grown.find((one) => one.seat === seat)?.turn ?? 0;
  const ranked = [...left].sort(
    (a, b) => points(g, a) - points(g, b) || since(a) - since(b) || left.indexOf(a) - left.indexOf(b),
  );
  return ranked.at(-1);
}
