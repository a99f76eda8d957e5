import { GOALS, SHAMBLERS_FOR_SLEEPERS, VIGILS } from '../../content/goals.ts';
import { SURVIVOR_IDS } from '../../content/survivors.ts';
import type { ZoneId } from '../../map/index.ts';
import { isComplete, isReached } from '../../rules/end.ts';
import { zombiesAt } from '../../rules/horde.ts';
import { isSpecialist, missionIn, waysIn } from '../../rules/table.ts';
import type { ArmyState, Goal } from '../../state.ts';
import { gathering, type Job, jobsOf, tasksFor } from '../tasks.ts';
import type { Member } from './members.ts';
import { far, flag, mean, most, nearest, share, sum } from './reckon.ts';

/** What is still to be done, how far it is, and who is in the way there. */
export const ERRAND_FEATURES = [
  ...['reached', 'red', 'left-to-do', 'personal', 'personal-left'],
  ...['jobs', 'job-distance', 'farthest-job', 'way-there-and-home', 'task-distance', 'crowd-on-jobs', 'leaving'],
  ...['home', 'home-precious', 'farthest-home', 'at-home', 'home-crowd', 'home-siege'],
  ...SURVIVOR_IDS.map((id) => `goal-of-${id}`),
];

const STEPS = 10;

export function errandNumbers(state: ArmyState, members: readonly Member[]): number[] {
  const { victory, red, devices } = missionIn(state);
  const open = state.goals.filter((goal) => !isComplete(state, goal));
  const reached = victory.filter((goal) => isReached(state, goal)).length;
  const undone = devices.filter(({ id }) => !state.progress.devices.includes(id)).length;
  const left = SURVIVOR_IDS.map((id) => {
    const goal = state.goals.find(({ owner }) => owner === id);
    return goal === undefined ? 0 : 1 - doneOf(state, goal);
  });
  return [
    share(reached, victory.length),
    share(state.progress.red, red.count),
    (red.count - state.progress.red + undone + open.length) / 6,
    share(state.goals.length - open.length, state.goals.length),
    sum(left) / 2,
    ...jobs(state, members),
    ...wayHome(state, members),
    ...left,
  ];
}

function doneOf(state: ArmyState, goal: Goal): number {
  if (isComplete(state, goal)) return 1;
  const { kind, count } = GOALS[goal.owner];
  const of = kind === 'sacrifice' ? VIGILS : count;
  return Math.min(0.9, Math.max(goal.progress / of, goal.instead / SHAMBLERS_FOR_SLEEPERS));
}

/** What can be done now: how far whoever could do it is, and how far it is home from there. */
function jobs(state: ArmyState, members: readonly Member[]): number[] {
  const ways = waysIn(state);
  const home = gathering(state);
  const all = jobsOf(state);
  const there = all.map((job) => nearest(ways, ableTo(state, members, job), job.zone));
  const tasks = tasksFor(state, all);
  const own = state.survivors.map(({ health, at }, slot) =>
    health === 0 ? 0 : far(ways, at, tasks[slot]?.zone ?? home),
  );
  return [
    all.length / 6,
    mean(there) / STEPS,
    most(there) / STEPS,
    most(all.map(({ zone }, i) => (there[i] ?? 0) + far(ways, zone, home))) / (2 * STEPS),
    sum(own) / (3 * STEPS),
    sum(all.map(({ zone }) => zombiesAt(state, zone))) / 10,
    flag(all.length === 0),
  ];
}

/** Where they are who could see to it. */
function ableTo({ survivors }: ArmyState, members: readonly Member[], { by, only }: Job): ZoneId[] {
  const found: ZoneId[] = [];
  for (const { one } of members)
    if ((only === null || survivors[only] === one) && (by === null || isSpecialist(one, by))) found.push(one.at);
  return found;
}

/** To where it ends, and who waits there. */
function wayHome(state: ArmyState, members: readonly Member[]): number[] {
  const ways = waysIn(state);
  const home = gathering(state);
  const steps = members.map(({ one }) => far(ways, one.at, home));
  const precious = steps.filter((_, i) => members[i]?.precious === true);
  let siege = 0;
  for (const { at, shamblers, alphas } of state.groups) {
    const far = ways.distance(at, home);
    if (far === 1 || far === 2) siege += shamblers + 2 * alphas;
  }
  return [
    mean(steps) / STEPS,
    mean(precious) / STEPS,
    most(precious) / STEPS,
    steps.filter((one) => one === 0).length / 3,
    zombiesAt(state, home) / 6,
    siege / 10,
  ];
}
