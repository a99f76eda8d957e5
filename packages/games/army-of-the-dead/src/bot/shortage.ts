import { highestDanger } from '../rules/skills.ts';
import type { ArmyState, SpawnToken } from '../state.ts';

/** Shamblers that one Spawn Zone brings, by the highest Danger Level. */
const SPAWNED: readonly number[] = [1.4, 2.2, 3, 3.8];

export function activeSpawns({ spawns, round }: ArmyState): SpawnToken[] {
  return spawns.filter(({ since }) => since !== null && since <= round);
}

/** AD-SPAWN-11: how much of what will come there are no figures for. */
export function shortage(state: ArmyState): number {
  const expected = activeSpawns(state).length * (SPAWNED[highestDanger(state)] ?? 0);
  return Math.min(1.5, Math.max(0, (1.4 * expected - state.pool.shamblers) / Math.max(1, expected)));
}
