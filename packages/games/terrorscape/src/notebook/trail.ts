import { shape } from '@dreadhouse/engine';
import type { LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import { bitOf, type Places, places } from './places.ts';

export const CERTAIN = 10_000;
const ROOMS = mansion.locations.length;

const sketch = shape.record({
  /**
   * `sets[n]`: where the Survivor can be if no more than n additional steps by adrenaline were taken since the beginning. The last one
   * is where the Survivor can be at all.
   */
  sets: shape.listOf(places, 20, 1),
  /** How likely each location is, in the order of the map; 10,000 in all. */
  heat: shape.listOf(shape.whole(0, CERTAIN), ROOMS, ROOMS),
});

/**
 * What the Killer can work out about where one Survivor is, from what everybody has heard and nothing else. No rule depends on it;
 * the notebook, bots and imagined worlds do.
 */
export type Trail = shape.Of<typeof sketch>;

/** Somewhere everybody is. */
export const trail: shape.Shape<Trail> = (value, place) => {
  const trouble = sketch(value, place);
  if (trouble !== null) return trouble;
  const { sets, heat } = value as Trail; // as its shape says
  const can = canBe({ sets, heat });
  return heat.some((share, i) => share > 0 && (can & (1 << i)) !== 0) ? null : `${place}: expected a place to be`;
};

/** Everybody knows where this Survivor is. */
export function trailAt(at: LocationId): Trail {
  return { sets: [bitOf(at)], heat: mansion.locations.map((place) => (place === at ? CERTAIN : 0)) };
}

/** Where the Survivor can be. */
export function canBe({ sets }: Trail): Places {
  return sets[sets.length - 1] ?? 0;
}

/** Where the Survivor can be without having used anything unusual, if that is possible at all. */
export function usuallyIn({ sets }: Trail): Places {
  return sets.find((set) => set !== 0) ?? 0;
}

/** The Survivor is in one of these locations. */
export function narrow(trail: Trail, zone: Places): void {
  const sets = trail.sets.map((set) => set & zone);
  // Only in an imagined world can what is heard contradict what is known; there the news are right.
  trail.sets = sets.at(-1) === 0 ? [zone] : sets;
  trail.heat = settle(trail.heat, canBe(trail));
}

/** Heat of 10,000 in all, none outside of these locations, and a little in each of them. */
export function settle(heat: readonly number[], can: Places): number[] {
  const isInside = (i: number): boolean => (can & (1 << i)) !== 0;
  const inside = mansion.locations.map((_, i) => (isInside(i) ? (heat[i] ?? 0) : 0));
  const rooms = inside.filter((_, i) => isInside(i)).length;
  const sum = total(inside);
  const share = CERTAIN - rooms;
  const settled = inside.map((one, i) =>
    isInside(i) ? 1 + Math.floor(sum > 0 ? (share * one) / sum : share / rooms) : 0,
  );
  // What is left by rounding goes where it is hottest.
  const hottest = settled.indexOf(Math.max(...settled));
  if (rooms > 0) settled[hottest] = (settled[hottest] ?? 0) + CERTAIN - total(settled);
  return settled;
}

const total = (heat: readonly number[]): number => heat.reduce((sum, one) => sum + one, 0);
