import type { Aim, Betrayal, Hands, Rules, Seat, Trait } from '../kit.ts';
import {
  carries,
  checkEnds,
  ensureTile,
  haunt,
  hunting,
  isAlive,
  othersAlive,
  othersOn,
  placeToken,
  strip,
  symbolOf,
  tileOf,
  tiles,
  tokens,
  whereAre,
} from '../kit.ts';
import {
  aboveCellar,
  breathe,
  crowned,
  cures,
  FOUND,
  INGREDIENTS,
  type Ingredient,
  isStill,
  LABORATORY,
  memory,
  missing,
  overgrown,
  placeStills,
  points,
  snatch,
  spores,
  stills,
} from './03-spores.ts';

const numbers = { stills: [1, 1, 2, 2], full: [8, 8, 8, 8] } as const;
type Mine = Hands<typeof memory, typeof numbers, 'alone'>;

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const others = othersAlive(g, seat);
  const prey = hunting(others, (one) => (cures.areHeldBy(g, one) ? 6 : 0.6 * points(g, one)));
  if (overgrown.isOn(g, seat)) return prey;
  const crowd = { worth: 0.7, shun: whereAre(g, others) };
  if (cures.areHeldBy(g, seat)) return [{ ...crowd, worth: 4 }, ...prey.map((one) => ({ ...one, worth: 0.3 }))];
  const wanted = missing(g, seat);
  if (wanted.length === 0) return [{ worth: 9, at: tiles(g).filter((tile) => isStill(g, tile)) }, crowd, ...prey];
  const symbols: readonly string[] = wanted.map((kind) => FOUND[kind]);
  const at = tiles(g).filter((tile) => symbols.includes(symbolOf(tile) ?? ''));
  return [{ worth: 6, at }, { worth: at.length === 0 ? 4 : 0.5, explore: true }, crowd, ...prey];
}

const gathering = (kind: Ingredient, roll: Trait) =>
  ({
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

export const inhale = haunt<Mine>({
  number: 3,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'settle', 'snatch', 'breathe', 'overgrown', 'crown'] },
  tokens: [...INGREDIENTS.map((id) => tokens(id, { carried: { most: 1 } })), cures, stills, spores],
  statuses: [overgrown],
  setup: {
    *all(g, me) {
      const revealer = g.state.haunt?.revealer ?? 0;
      yield* ensureTile(g, LABORATORY, revealer);
      if (aboveCellar(g, 'item').length < 2) yield* ensureTile(g, 'conservatory', revealer);
      if (aboveCellar(g, 'omen').length === 0) yield* ensureTile(g, 'chapel', revealer);
      placeStills(g, me);
    },
  },
  startOfTurn(g, me, seat) {
    if (overgrown.isOn(g, seat) || !cures.heldBy(g, seat).some(({ n }) => n === 1)) return;
    me.memory.cured = seat;
    checkEnds(g);
  },
  endOfTurn(g, me, seat) {
    if (!isAlive(g, seat)) return;
    for (const cure of cures.heldBy(g, seat)) cure.n = 1;
    if (!overgrown.isOn(g, seat)) breathe(g, me, seat, othersOn(g, seat).length > 0 ? 2 : 1);
  },
  /** A Cure that changes hands must settle again. */
  onGain(g, _me, who, what) {
    if (what === 'cure') for (const cure of cures.heldBy(g, who)) cure.n = 0;
  },
  won: [{ by: 'explorer', over: 'explorer', does: (g, me, { by, loser }) => snatch(g, me, by, loser) }],
  actions: {
    pull: gathering('root', 'might'),
    sweep: gathering('ash', 'sanity'),
    catch: gathering('quicksilver', 'speed'),
    distil: {
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, who, at) => isStill(g, at) && missing(g, who).length === 0 && cures.fitWith(g, who),
      rows: {
        4(g, _me, { who }) {
          for (const kind of INGREDIENTS) strip(g, who, kind);
          cures.place(g, { on: who });
        },
      },
    },
  },
  tells: ['spores'],
  asks: ['grab'],
  ends: [
    { side: 'one', why: 'cured', when: (_g, me) => me.memory.cured ?? undefined },
    { side: 'one', why: 'crowned', when: crowned },
  ],
  progress: {
    each: (g, _me, seat) =>
      overgrown.isOn(g, seat) ? 0.08 * points(g, seat) : cures.areHeldBy(g, seat) ? 0.95 : 0.2 * points(g, seat),
  },
  aims,
  likes: {
    distil: 12,
    grab: (g, _me, seat, { id }) => {
      if (id === 'grab:cure') return 9;
      if (id === 'infect') return 2;
      return id === 'grab-nothing' ? 1.5 : overgrown.isOn(g, seat) ? 2.5 : 3;
    },
  },
});
