import type { Condition, Device, Effect, Specialisation, VictoryGoal } from '../content/missions/mission.ts';
import type { ArmyState } from '../state.ts';
import { lives, missionIn } from './table.ts';

/**
 * AD-LOSE-02, AD-R-42: a goal that is still open needs a specialist of whom none lives. Only worth asking once somebody has died; sheets
 * that name the case as a cause of defeat never come this far.
 */
export function isHopeless(state: ArmyState): boolean {
  if (!state.survivors.some(({ health }) => health === 0)) return false;
  return missionIn(state).victory.some((goal) => neededFor(state, goal).some((one) => !lives(state, one)));
}

function neededFor(state: ArmyState, goal: VictoryGoal): Specialisation[] {
  switch (goal.kind) {
    case 'gather':
      return [...goal.with];
    case 'truck':
      return [...goal.with, ...(state.truck?.works === true ? [] : giving(state, 'truck-works'))];
    case 'done':
      return missionIn(state).devices.flatMap((one) => (one.id === goal.device ? running(state, one) : []));
    case 'arrived':
      return state.progress.arrival === null ? giving(state, 'arrives') : [];
    case 'bags':
      return opening(state);
    default:
      return [];
  }
}

/** Who can bring this effect about: nobody in particular if an event does, or if several devices could. */
function giving(state: ArmyState, effect: Effect['kind']): Specialisation[] {
  const { devices } = missionIn(state);
  const [only, another] = devices.filter(({ effects }) => effects.some(({ kind }) => kind === effect));
  return only === undefined || another !== undefined ? [] : running(state, only);
}

/** Who is needed until a device runs, and for what must run before it. */
function running(state: ArmyState, { id, by, needs }: Device): Specialisation[] {
  if (state.progress.devices.includes(id)) return [];
  return [by, ...needs.flatMap((need) => neededBefore(state, need))];
}

function neededBefore(state: ArmyState, need: Condition): Specialisation[] {
  if (need.kind === 'done') return neededFor(state, need);
  return need.kind === 'vault-open' || need.kind === 'bags' ? opening(state) : [];
}

/** AD-VAULT-02: as long as the vault is shut, a Safecracker. */
function opening(state: ArmyState): Specialisation[] {
  return state.vault === null || state.vault.open ? [] : ['safecracker'];
}
