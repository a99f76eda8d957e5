import { GOALS } from '../content/goals.ts';
import type { DefeatCause, VictoryGoal } from '../content/missions/mission.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Goal, Result, Survivor } from '../state.ts';
import { isHopeless } from './hopeless.ts';
import { zombiesAt } from './horde.ts';
import { isSpecialist, lives, missionIn, slotOf, survivor } from './table.ts';
import { aboard } from './truck-seats.ts';

/** AD-R-51: defeat counts before victory. Looked at after every Action, Zombie step and step of the End Phase. */
export function checkEnd(g: Army): void {
  checkLoss(g);
  if (isWon(g.state)) finish(g, 'survivors', 'mission', 'AD-WIN-01');
}

/** AD-LOSE-01 to AD-LOSE-04: at once, wherever we are. */
export function checkLoss(g: Army): void {
  const loss = lossOf(g.state);
  if (loss !== null) finish(g, 'zombies', loss.how, loss.rule);
}

/** AD-GEN-03: all of them, dead or alive. */
function finish(g: Army, side: Result['side'], how: Result['how'], rule: string): never {
  const winners = side === 'survivors' ? Array.from({ length: g.seats }, (_, seat) => seat) : [];
  g.state.result = { side, how, winners };
  g.tell('all', side === 'survivors' ? 'won' : 'lost', { how, round: g.state.round, rule });
  return g.end();
}

interface Loss {
  readonly how: Result['how'];
  readonly rule: string;
}

function lossOf(state: ArmyState): Loss | null {
  if (state.goals.some(({ owner }) => survivor(state, slotOf(state, owner)).health === 0))
    return { how: 'goal-owner', rule: 'AD-LOSE-01' };
  if (state.survivors.every(({ health }) => health === 0)) return { how: 'nobody-left', rule: 'AD-LOSE-02' };
  for (const { alive } of state.companions) if (!alive) return { how: 'companion-lost', rule: 'AD-COMP-07' };
  for (const goal of state.goals)
    if (isOutOfReach(state, goal)) return { how: 'goal-out-of-reach', rule: 'AD-LOSE-02' };
  for (const cause of missionIn(state).defeat)
    if (isDefeat(state, cause)) return { how: cause.kind, rule: 'AD-LOSE-03' };
  return isHopeless(state) ? { how: 'specialist-lost', rule: 'AD-LOSE-02' } : null;
}

/** AD-R-42: a step that is still to come needs a specialist whom the team no longer has. */
function isDefeat(state: ArmyState, cause: DefeatCause): boolean {
  if (cause.kind === 'companion-lost') return state.companions.some(({ alive }) => !alive);
  if (cause.until !== null && state.progress.devices.includes(cause.until)) return false;
  return !lives(state, cause.specialisation);
}

/** AD-LOSE-02: nobody is left whose loss would do. */
function isOutOfReach(state: ArmyState, goal: Goal): boolean {
  if (goal.done || GOALS[goal.owner].kind !== 'sacrifice' || state.options.lillysGoal === 'vigil') return false;
  return !state.survivors.some((one) => one.health > 0 && !isOwner(state, one));
}

export function isOwner(state: ArmyState, one: Survivor): boolean {
  return state.goals.some(({ owner }) => owner === one.id);
}

/** AD-GEN-02, AD-GOAL-02: all goals of the Mission and every Personal Goal. */
function isWon(state: ArmyState): boolean {
  for (const goal of missionIn(state).victory) if (!isReached(state, goal)) return false;
  return state.goals.every((goal) => isComplete(state, goal));
}

/** What goals are measured by. All of it lies open: views have it under the same names. */
type Measured = Pick<
  ArmyState,
  'mission' | 'survivors' | 'companions' | 'groups' | 'abominations' | 'progress' | 'truck' | 'goals'
>;

/** A goal that is a state of things and not a deed can be lost again. */
export function isComplete(state: Measured, goal: Goal): boolean {
  if (GOALS[goal.owner].kind !== 'hold-token') return goal.done;
  return survivor(state, slotOf(state, goal.owner)).tokens.includes(goal.colour);
}

export function isReached(state: Measured, goal: VictoryGoal): boolean {
  const { progress } = state;
  switch (goal.kind) {
    case 'red-taken':
      return progress.red >= missionIn(state).red.count;
    case 'killed':
      return progress.killed.some(({ who }) => who === goal.abomination);
    case 'done':
      return progress.devices.includes(goal.device);
    case 'arrived':
      return progress.arrived;
    case 'bags':
      return bagsGathered(state, goal.zone) >= goal.count;
    case 'crown':
      return state.survivors.some((one) => one.health > 0 && one.at === goal.zone && one.tokens.includes('crown'));
    case 'companions':
      return state.companions.every((one) => one.alive && one.leader !== null && one.at === goal.zone);
    case 'gather':
      return isGathered(state, goal);
    case 'truck':
      return isTruckThere(state, goal);
  }
}

/** The bags of those in a Zone; none as long as somebody elsewhere carries one. */
function bagsGathered(state: Measured, zone: ZoneId): number {
  let bags = 0;
  for (const one of state.survivors) {
    if (one.health === 0) continue;
    const own = one.tokens.filter((token) => token === 'bag').length;
    if (own > 0 && one.at !== zone) return 0;
    bags += own;
  }
  return bags;
}

function isGathered(state: Measured, goal: VictoryGoal & { kind: 'gather' }): boolean {
  const alive = state.survivors.filter(({ health }) => health > 0);
  const there = alive.filter(({ at }) => at === goal.zone);
  if (there.length < Math.min(goal.count, alive.length)) return false;
  if (zombiesAt(state, goal.zone) > 0) return false;
  return hasCompany(state, there, goal.with);
}

function isTruckThere(state: Measured, goal: VictoryGoal & { kind: 'truck' }): boolean {
  const { truck } = state;
  if (truck === null || truck.at !== goal.zone || zombiesAt(state, goal.zone) > 0) return false;
  const there = aboard(truck).map((slot) => survivor(state, slot));
  return hasCompany(state, there, goal.with);
}

function hasCompany(
  state: Measured,
  there: readonly Survivor[],
  specialists: (VictoryGoal & { kind: 'gather' })['with'],
): boolean {
  const owners = state.goals.every(({ owner }) => there.some(({ id }) => id === owner));
  return owners && specialists.every((one) => there.some((each) => isSpecialist(each, one)));
}
