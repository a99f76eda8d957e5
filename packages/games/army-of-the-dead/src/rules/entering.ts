import type { Rules } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import type { Army } from '../state.ts';
import type { Shortage } from './activation.ts';
import { springTraps } from './explosion.ts';
import { sleepersAt, wake } from './sleepers.ts';

/** Zombies have come into a Zone: AD-SLEEP-09: they wake whoever sleeps there; a trap that was set for them goes off. */
export function* enterZone(g: Army, at: ZoneId, rule = 'AD-SLEEP-09', later?: Shortage[]): Rules {
  const { state } = g;
  if (state.sleepers.length > 0 && sleepersAt(state, at) > 0) yield* wake(g, at, rule, later);
  if (state.charges.length > 0) yield* springTraps(g, at, later);
}
