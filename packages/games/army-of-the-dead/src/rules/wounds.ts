import { GOALS } from '../content/goals.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Army, Companion, Slot, Survivor } from '../state.ts';
import { checkLoss, isOwner } from './end.ts';
import { completeGoal } from './goals.ts';
import { discardItem, itemsOf } from './inventory.ts';
import { companionsOf, isNear, slotOf, survivor } from './table.ts';
import { leaveSeat } from './truck-seats.ts';

export type Cause = 'zombies' | 'friendly-fire' | 'explosion';

/** AD-ZACT-07, AD-ZACT-08: each Wound lowers Health by 1; at 0 it is over. */
export function wound(g: Army, id: SurvivorId, wounds: number, cause: Cause, rule: string): void {
  const { state } = g;
  if (wounds === 0) return;
  const slot = slotOf(state, id);
  state.wounded = true;
  if (slot < 0) return loseCompanion(g, state.companions.find((one) => one.id === id) as Companion, cause, rule);
  const one = survivor(state, slot);
  one.health = Math.max(0, one.health - wounds);
  g.tell('all', 'wounded', { survivor: id, wounds, health: one.health, cause, rule });
  if (one.health === 0) eliminate(g, slot, cause);
}

/** AD-COMP-07: a single Wound is enough, and the game is lost. */
function loseCompanion(g: Army, companion: Companion, cause: Cause, rule: string): void {
  companion.alive = false;
  g.tell('all', 'companion-lost', { survivor: companion.id, cause, rule });
  checkLoss(g);
}

/** AD-R-114: Equipment is discarded; Objectives, bags and Companions stay behind. */
function eliminate(g: Army, slot: Slot, cause: Cause): void {
  const { state } = g;
  const one = survivor(state, slot);
  for (const item of itemsOf(one)) discardItem(state, one, item);
  for (const what of one.tokens.splice(0)) state.loot.push({ at: one.at, what });
  leaveSeat(state, slot);
  for (const companion of companionsOf(state, slot)) companion.leader = null;
  g.tell('all', 'eliminated', { survivor: one.id, at: one.at, rule: 'AD-ZACT-08' });
  if (cause === 'zombies') sacrificed(g, one);
  checkLoss(g);
}

/** AD-R-106, Lilly: somebody without a Personal Goal fell to the Zombies, and she was near. */
function sacrificed(g: Army, victim: Survivor): void {
  const { state } = g;
  const goal = state.goals.find(({ owner }) => GOALS[owner].kind === 'sacrifice');
  if (goal === undefined || state.options.lillysGoal !== 'sacrifice' || isOwner(state, victim)) return;
  const lilly = survivor(state, slotOf(state, goal.owner));
  if (isNear(state, lilly.at, victim.at)) completeGoal(g, goal);
}
