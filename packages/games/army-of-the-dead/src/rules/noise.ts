import type { Rules } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import type { Army } from '../state.ts';
import type { Shortage } from './activation.ts';
import { wakeAround } from './sleepers.ts';

/** AD-NOISE-01, AD-NOISE-03: the one token moves, and stays until there is new Noise. Whoever sleeps nearby wakes
 * (AD-NOISE-04, AD-EQ-12). */
export function* makeNoise(g: Army, at: ZoneId, rule: string, later?: Shortage[]): Rules {
  moveNoise(g, at, rule);
  if (g.state.sleepers.length > 0) yield* wakeAround(g, at, later);
}

/** AD-R-08: the token alone; nobody wakes. */
export function moveNoise(g: Army, at: ZoneId, rule: string): void {
  const from = g.state.noise;
  if (from === at) return;
  g.state.noise = at;
  g.tell('all', 'noise', { at, from, rule });
}
