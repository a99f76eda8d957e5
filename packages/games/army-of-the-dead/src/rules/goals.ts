import { GOALS, type GoalKind, SHAMBLERS_FOR_SLEEPERS, VIGIL_ZOMBIES, VIGILS } from '../content/goals.ts';
import type { AbominationType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Goal, Slot } from '../state.ts';
import { FIGURES, type Horde, isHorde, zombiesAt } from './horde.ts';
import { slotOf, survivor, waysIn, zoneIn } from './table.ts';

/** The Personal Goal of this Survivor, while it is being pursued (AD-GOAL-03). */
function pursued(state: ArmyState, slot: Slot, kind: GoalKind): Goal | null {
  for (const goal of state.goals) {
    if (!goal.done && GOALS[goal.owner].kind === kind && survivor(state, slot).id === goal.owner) return goal;
  }
  return null;
}

/** AD-GOAL-05: when it is completed, all figures on the card return. */
export function completeGoal(g: Army, goal: Goal): void {
  if (goal.done) return;
  const { pool } = g.state;
  goal.done = true;
  pool.shamblers += goal.shamblers;
  pool.alphas += goal.alphas;
  goal.shamblers = 0;
  goal.alphas = 0;
  g.tell('all', 'goal-complete', { survivor: goal.owner, rule: 'AD-GOAL-02' });
}

function progress(g: Army, goal: Goal, by = 1): void {
  goal.progress += by;
  g.tell('all', 'goal-progress', {
    survivor: goal.owner,
    progress: goal.progress,
    of: GOALS[goal.owner].count,
    rule: 'AD-GOAL-01',
  });
  if (goal.progress >= GOALS[goal.owner].count) completeGoal(g, goal);
}

/** What a Survivor has killed: a Zombie, where, and how. */
interface Kill {
  readonly type: Horde | AbominationType;
  readonly at: ZoneId;
  readonly melee: boolean;
}

/** Which Personal Goal a kill counts for. */
function goalFor(state: ArmyState, slot: Slot, { type, at, melee }: Kill): Goal | null {
  const counts = (kind: GoalKind, is: boolean): Goal | null => (is ? pursued(state, slot, kind) : null);
  return (
    counts('kill-shamblers', type === 'shambler') ?? // AD-GOAL-06
    counts('kill-alphas', type === 'alpha') ??
    counts('kill-close', type !== 'shambler' && at === survivor(state, slot).at) ??
    counts('kill-melee', melee)
  );
}

/** AD-GOAL-03, AD-GOAL-04: a figure that counts lies on the card and is not in the box; any other goes back to the box. */
export function layFigure(g: Army, slot: Slot | null, kill: Kill): void {
  const { state } = g;
  const goal = slot === null ? null : goalFor(state, slot, kill);
  if (isHorde(kill.type)) (goal ?? state.pool)[FIGURES[kill.type]] += 1;
  if (goal !== null) progress(g, goal);
  if (slot !== null && kill.melee && kill.type === 'shambler') insteadOfSleepers(g, slot);
}

/** AD-R-106, Geeta: once no Sleepers are left on the board. */
function insteadOfSleepers(g: Army, slot: Slot): void {
  const goal = pursued(g.state, slot, 'sleepers');
  if (goal === null || g.state.sleepers.length > 0) return;
  goal.instead += 1;
  if (goal.instead >= SHAMBLERS_FOR_SLEEPERS) completeGoal(g, goal);
}

/** AD-R-106, Chambers: so many with one Attack Action. */
export function massacred(g: Army, slot: Slot, kills: number): void {
  const goal = pursued(g.state, slot, 'massacre');
  if (goal !== null && kills >= GOALS[goal.owner].count) completeGoal(g, goal);
}

/** One more of what is counted: Sleepers that were eliminated, Objectives that were dealt with. */
export function counted(g: Army, slot: Slot, kind: 'sleepers' | 'objectives'): void {
  const goal = pursued(g.state, slot, kind);
  if (goal !== null) progress(g, goal);
}

export function searchedIn(g: Army, slot: Slot, at: ZoneId): void {
  countZone(g, pursued(g.state, slot, 'search-zones'), at);
}

/** AD-R-106, Peters: in the open, with no Zombie there. */
export function endedTurn(g: Army, slot: Slot): void {
  const goal = pursued(g.state, slot, 'quiet-turns');
  if (goal === null) return;
  const { at } = survivor(g.state, slot);
  const { kind } = zoneIn(g.state, at);
  if ((kind === 'street' || kind === 'rooftop') && zombiesAt(g.state, at) === 0) countZone(g, goal, at);
}

function countZone(g: Army, goal: Goal | null, at: ZoneId): void {
  if (goal === null || goal.zones.includes(at)) return;
  goal.zones.push(at);
  progress(g, goal);
}

/** AD-R-106, Scott: Zeus is dead, or his mask is off. */
export function beatZeus(g: Army): void {
  const goal = g.state.goals.find(({ owner }) => GOALS[owner].kind === 'zeus');
  if (goal !== undefined) completeGoal(g, goal);
}

/** AD-R-106, Lilly's goal for families: another Zombie Phase next to a crowd of them. */
export function keptVigil(g: Army): void {
  const { state } = g;
  if (state.options.lillysGoal !== 'vigil') return;
  const goal = state.goals.find(({ owner, done }) => !done && GOALS[owner].kind === 'sacrifice');
  if (goal === undefined) return;
  const { at } = survivor(state, slotOf(state, goal.owner));
  const ways = waysIn(state);
  const crowd = ways.visible(at).some((to) => ways.range(at, to) === 1 && zombiesAt(state, to) >= VIGIL_ZOMBIES);
  if (!crowd) return;
  goal.progress += 1;
  if (goal.progress >= VIGILS) completeGoal(g, goal);
}
