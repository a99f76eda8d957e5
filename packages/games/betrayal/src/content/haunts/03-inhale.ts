import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  carriedBy,
  carries,
  checkEnds,
  ensureTile,
  type Hands,
  haunt,
  isAlive,
  othersAlive,
  othersOn,
  placeToken,
  strip,
  symbolOf,
  tileOf,
  tiles,
} from '../kit.ts';
import {
  aboveCellar,
  breathe,
  crowned,
  FOUND,
  INGREDIENTS,
  type Ingredient,
  isGrown,
  isStill,
  LABORATORY,
  memory,
  missing,
  OVERGROWN,
  placeStills,
  points,
  snatch,
} from './03-spores.ts';

const numbers = { stills: [1, 1, 2, 2], full: [8, 8, 8, 8] } as const;
type Mine = Hands<typeof memory, typeof numbers>;
const SLOW = 2;

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
          for (const kind of INGREDIENTS) strip(g, who, kind);
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
