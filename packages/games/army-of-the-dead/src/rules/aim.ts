import type { ZoneId } from '../map/index.ts';
import type { ArmyState } from '../state.ts';
import { waysIn } from './table.ts';

/** What Zombies look at. */
type Seen = Pick<ArmyState, 'mission' | 'progress' | 'survivors' | 'companions' | 'noise'>;

/** Where Zombies want to go, before anybody settles a tie: the Zones that are equally good, the nearest first, and why. */
export interface Prey {
  readonly zones: readonly ZoneId[];
  readonly why: 'noise-and-survivors' | 'most-survivors' | 'noise';
}

/** AD-COMP-05, AD-R-32: how many Survivors are in a Zone, for whoever counts them. */
export function crowdAt({ survivors, companions }: Pick<Seen, 'survivors' | 'companions'>, at: ZoneId): number {
  let crowd = 0;
  for (const one of survivors) if (one.health > 0 && one.at === at) crowd += 1;
  for (const one of companions) if (one.alive && one.recruited && one.at === at) crowd += 1;
  return crowd;
}

/** AD-ZACT-11, AD-ZACT-12, AD-ZACT-13: Survivors in sight, those with the Noise token first, then the most; otherwise the Noise. */
export function preyOf(state: Seen, from: ZoneId, crowded: readonly ZoneId[]): Prey {
  const ways = waysIn(state);
  const best = mostIn(crowded, state.noise, (to) => (ways.sees(from, to) ? crowdAt(state, to) : 0));
  if (best[0] === state.noise) return { zones: best, why: 'noise-and-survivors' };
  if (best.length === 0) return { zones: [state.noise], why: 'noise' };
  // They come in the order of the map.
  return { zones: best.sort((a, b) => ways.range(from, a) - ways.range(from, b)), why: 'most-survivors' };
}

/** Of Zones with somebody in sight the one with the Noise, or those with the most. */
export function mostIn(zones: readonly ZoneId[], noise: ZoneId, seenIn: (zone: ZoneId) => number): ZoneId[] {
  let most = 1;
  let best: ZoneId[] = [];
  for (const to of zones) {
    const crowd = seenIn(to);
    if (to === noise && crowd > 0) return [to];
    if (crowd > most) best = [];
    if (crowd >= most) best.push(to);
    most = Math.max(most, crowd);
  }
  return best;
}
