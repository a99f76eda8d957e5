import { ZOMBIES } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import { groupAt } from '../rules/horde.ts';
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

/** Zombies one step away, who will be here in the phase after next. */
export function pressure(state: ArmyState, at: ZoneId): number {
  const ways = waysIn(state);
  let near = 0;
  for (const next of ways.exits(at)) {
    const group = groupAt(state, next);
    if (group !== undefined) near += group.shamblers + 2 * group.alphas;
  }
  return near;
}
