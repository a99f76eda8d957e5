import { ZOMBIES } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import { waysIn } from '../rules/table.ts';
import type { ArmyState } from '../state.ts';

/** How many Wounds a Survivor in this Zone would be dealt in the next Zombie Phase, as far as one can see. */
export function danger(state: ArmyState, at: ZoneId): number {
  const ways = waysIn(state);
  let wounds = 0;
  for (const { at: from, shamblers, alphas } of state.groups) {
    if (from === at) wounds += shamblers + 2 * alphas;
    else if (alphas > 0 && ways.distance(from, at) === 1) wounds += 0.7 * alphas;
  }
  for (const { at: from, type } of state.abominations) {
    const { actions, wounds: each } = ZOMBIES[type];
    const steps = ways.distance(from, at);
    if (steps >= 0 && steps < actions) wounds += (actions - steps) * each;
  }
  return wounds;
}
