import { GOALS, SHAMBLERS_FOR_SLEEPERS, VIGILS } from '../../content/goals.ts';
import { SURVIVOR_IDS } from '../../content/survivors.ts';
import type { ZoneId } from '../../map/index.ts';
import { isComplete, isReached } from '../../rules/end.ts';
import { zombiesAt } from '../../rules/horde.ts';
import { isSpecialist, missionIn, waysIn } from '../../rules/table.ts';
import type { ArmyState, Goal } from '../../state.ts';
import { gathering, type Job, jobsOf, tasksOf } from '../tasks.ts';
import { far, mean, most, nearest, share, sum } from './reckon.ts';
import type { Member } from './team.ts';

/** What is still to be done, and how far it is. */
export const ERRAND_FEATURES = [
  'reached',
  'red',
  'left-to-do',
  'personal',
  'personal-left',
  'jobs',
  'job-distance',
  'farthest-job',
  'way-there-and-home',
  'tasks-distance',
  'home',
  'home-precious',
  'farthest-home',
  'at-home',
  'home-crowd',
  'home-siege',
  'crowd-on-jobs',
  'leaving',
  ...SURVIVOR_IDS.map((id) => `goal-of-${id}` as const),
] as const;

const STEPS = 10;

export function errandNumbers(
  state: ArmyState,
  members: readonly Member[],
): Record<(typeof ERRAND_FEATURES)[number], number> {
  const { victory, red, devices } = missionIn(state);
  const open = state.goals.filter((goal) => !isComplete(state, goal));
  const reached = victory.filter((goal) => isReached(state, goal)).length;
  const undone = devices.filter(({ id }) => !state.progress.devices.includes(id)).length;
  const left = sum(state.goals.map((goal) => 1 - doneOf(state, goal)));
  return {
    reached: share(reached, victory.length),
    red: share(state.progress.red, red.count),
    'left-to-do': (red.count - state.progress.red + undone + open.length) / 6,
    personal: share(state.goals.length - open.length, state.goals.length),
    'personal-left': left / 2,
    ...distances(state, members),
    ...way(state, members),
    ...personal(state),
  };
}

/** What can be done now: how far whoever could do it is, and how far it is home from there. */
function distances(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const home = gathering(state);
  const jobs = jobsOf(state).filter(({ what }) => what !== 'hunt');
  const all = jobs.map((job) => nearest(ways, ableTo(state, members, job), job.zone));
  const tasks = tasksOf(state);
  const own = state.survivors.map(({ health, at }, slot) =>
    health === 0 ? 0 : far(ways, at, tasks[slot]?.zone ?? home),
  );
  return {
    jobs: jobs.length / 6,
    'job-distance': mean(all) / STEPS,
    'farthest-job': most(all) / STEPS,
    'way-there-and-home': most(jobs.map(({ zone }, i) => (all[i] ?? 0) + far(ways, zone, home))) / (2 * STEPS),
    'tasks-distance': sum(own) / (3 * STEPS),
    'crowd-on-jobs': sum(jobs.map(({ zone }) => zombiesAt(state, zone))) / 10,
    leaving: jobs.length === 0 ? 1 : 0,
  };
}

/** Where they are who could see to it. */
function ableTo({ survivors }: ArmyState, members: readonly Member[], { by, only }: Job): ZoneId[] {
  return members
    .filter(({ one }) => (only === null || survivors[only] === one) && (by === null || isSpecialist(one, by)))
    .map(({ one }) => one.at);
}

/** To where it ends, and who waits there. */
function way(state: ArmyState, members: readonly Member[]) {
  const ways = waysIn(state);
  const home = gathering(state);
  const steps = members.map(({ one }) => far(ways, one.at, home));
  const precious = steps.filter((_, i) => members[i]?.precious === true);
  return {
    home: mean(steps) / STEPS,
    'home-precious': mean(precious) / STEPS,
    'farthest-home': most(precious) / STEPS,
    'at-home': steps.filter((one) => one === 0).length / 3,
    'home-crowd': zombiesAt(state, home) / 6,
    'home-siege':
      sum(
        state.groups.map(({ at, shamblers, alphas }) =>
          ways.distance(at, home) === 1 || ways.distance(at, home) === 2 ? shamblers + 2 * alphas : 0,
        ),
      ) / 10,
  };
}

/** What is left to do for each Personal Goal that somebody has. */
function personal(state: ArmyState) {
  const found = Object.fromEntries(SURVIVOR_IDS.map((id) => [`goal-of-${id}`, 0])) as Record<
    `goal-of-${(typeof SURVIVOR_IDS)[number]}`,
    number
  >;
  for (const goal of state.goals) found[`goal-of-${goal.owner}`] = 1 - doneOf(state, goal);
  return found;
}

/** How much of a Personal Goal has been done. */
export function doneOf(state: ArmyState, goal: Goal): number {
  if (isComplete(state, goal)) return 1;
  const { kind, count } = GOALS[goal.owner];
  const of = kind === 'sacrifice' ? VIGILS : Math.max(1, count);
  return Math.min(0.9, Math.max(goal.progress / of, goal.instead / SHAMBLERS_FOR_SLEEPERS));
}
