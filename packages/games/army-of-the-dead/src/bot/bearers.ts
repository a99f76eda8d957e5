import { GOALS } from '../content/goals.ts';
import { isNear, slotOf, survivor } from '../rules/table.ts';
import type { ArmyState, Slot, Survivor } from '../state.ts';
import type { Bearer } from './bearing.ts';
import { isPrecious } from './precious.ts';

/** The loss of the game, of somebody without whom it goes on, and of somebody whose loss is wanted. */
export const GAME = 30;
const SOMEBODY = 5;
const OFFERING = 0.5;

/** A Companion falls with one Wound, and the game with it (AD-COMP-07). */
export const COMPANION: Bearer = { health: 1, precious: true, loss: GAME };

/** A Survivor on whom attacks may fall; null for the dead. */
export function bearerOf(state: ArmyState, slot: Slot): Bearer | null {
  const one = survivor(state, slot);
  if (one.health === 0) return null;
  const precious = isPrecious(state, one);
  return { health: one.health, precious, loss: precious ? GAME : isOffering(state, one) ? OFFERING : SOMEBODY };
}

/** AD-R-106, Lilly: somebody without a Personal Goal is to fall close to her. */
function isOffering(state: ArmyState, one: Survivor): boolean {
  if (state.options.lillysGoal !== 'sacrifice') return false;
  const goal = state.goals.find(({ owner, done }) => !done && GOALS[owner].kind === 'sacrifice');
  return goal !== undefined && isNear(state, survivor(state, slotOf(state, goal.owner)).at, one.at);
}
