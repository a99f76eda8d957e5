import { DANGER_LEVELS } from '../content/numbers.ts';
import { dangerOf, highestDanger } from '../rules/skills.ts';
import { survivor } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';

/** What it costs the team to make the horde grow to the next Danger Level (AD-AP-08). */
const STEP_COST: readonly number[] = [1.5, 3, 1.5];

/** What so much Adrenaline for this one costs: more and larger groups spawn once somebody is the first on a higher level; a further Action is worth having otherwise. */
export function adrenalineCost(state: ArmyState, slot: Slot, gain: number): number {
  const { adrenaline } = survivor(state, slot);
  const own = dangerOf(adrenaline);
  const next = DANGER_LEVELS[own + 1];
  if (next === undefined || gain <= 0) return 0;
  const reach = Math.min(1, Math.max(0, (adrenaline + gain - next + 1) / Math.max(1, gain)));
  if (own < highestDanger(state)) return own === 0 ? -0.5 * reach : 0;
  return reach * (STEP_COST[own] ?? 0);
}
