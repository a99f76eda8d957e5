import { GOALS } from '../content/goals.ts';
import type { Specialisation } from '../content/missions/mission.ts';
import type { ZoneId } from '../map/index.ts';
import { isReached } from '../rules/end.ts';
import { allHold } from '../rules/mission.ts';
import { isSpecialist, living, missionIn, specialisationOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';
import { fellingChance } from './attacks.ts';
import { nearestTo, personalJobs } from './personal.ts';
import { isHunting, isTooSoon, isWanted } from './prey.ts';

/** Where a Survivor should go, and how much it matters. */
export interface Task {
  readonly zone: ZoneId;
  readonly weight: number;
  readonly what: Errand;
}

type Errand = 'device' | 'vault' | 'personal' | 'loot' | 'token' | 'companion' | 'hunt' | 'along' | 'rally';

export interface Job extends Task {
  readonly by: Specialisation | null;
  readonly only: Slot | null;
  /** How many should see to it. */
  readonly hands: number;
}

/** What everybody should see to now, one for each slot; null: nothing in particular. */
export const tasksOf = (state: ArmyState): (Task | null)[] => tasksFor(state, jobsOf(state));

/** The same, where it is known what there is to do. */
export function tasksFor(state: ArmyState, jobs: readonly Job[]): (Task | null)[] {
  const tasks: (Task | null)[] = state.survivors.map(() => null);
  for (const job of jobs) {
    for (let hand = 0; hand < job.hands; hand++) {
      const slot = nearest(state, job, tasks);
      if (slot !== null) tasks[slot] = { zone: job.zone, weight: job.weight, what: job.what };
    }
  }
  const rally = gathering(state);
  state.survivors.forEach((one, slot) => {
    if (one.health === 0 || tasks[slot] !== null) return;
    // Whoever has nothing to do goes along with those who have, or to where it ends.
    const near = nearestTo(
      state,
      one.at,
      jobs.map(({ zone }) => zone),
    );
    tasks[slot] =
      near === undefined ? { zone: rally, weight: 1, what: 'rally' } : { zone: near, weight: 0.5, what: 'along' };
  });
  return tasks;
}

function nearest(state: ArmyState, job: Job, tasks: readonly (Task | null)[]): Slot | null {
  const ways = waysIn(state);
  let [best, least]: [Slot | null, number] = [null, 99];
  for (const slot of living(state)) {
    const one = survivor(state, slot);
    if (tasks[slot] !== null || (job.only ?? slot) !== slot || (job.by !== null && !isSpecialist(one, job.by)))
      continue;
    const steps = ways.distance(one.at, job.zone);
    if (steps >= 0 && steps < least) [best, least] = [slot, steps];
  }
  return best;
}

/** Where the Mission ends. */
export function gathering(state: ArmyState): ZoneId {
  const { victory, exit } = missionIn(state);
  const truck = victory.find((goal) => goal.kind === 'truck');
  if (truck !== undefined && state.truck !== null) return state.truck.at;
  const gather = victory.find((goal) => goal.kind === 'gather');
  return gather?.kind === 'gather' ? gather.zone : exit;
}

/** What there is to do now. */
export function jobsOf(state: ArmyState): Job[] {
  const jobs: Job[] = [];
  const adding =
    (what: Errand): Add =>
    (zone, weight, hands = 1, by = null, only = null) =>
      void jobs.push({ zone, weight, hands, by, only, what });
  deviceJobs(state, adding('device'));
  vaultJobs(state, adding('vault'));
  personalJobs(state, adding('personal'));
  lootJobs(state, adding('loot'));
  objectiveJobs(state, adding('token'));
  companionJobs(state, adding('companion'));
  huntJobs(state, adding('hunt'));
  return jobs;
}

export type Add = (
  zone: ZoneId,
  weight: number,
  hands?: number,
  by?: Specialisation | null,
  only?: Slot | null,
) => void;

function deviceJobs(state: ArmyState, add: Add): void {
  for (const { id, zone, by, needs } of missionIn(state).devices)
    if (!state.progress.devices.includes(id) && allHold(state, needs)) add(zone, 1.5, 1, by);
}

function vaultJobs(state: ArmyState, add: Add): void {
  const { vault } = state;
  const place = missionIn(state).vault;
  if (vault === null || place === null || vault.open || !allHold(state, place.needs)) return;
  add(place.trap, 1.5, 1, 'safecracker');
  if (!vault.beaten) add(place.trap, 1.2, 2);
}

/** Whether anything depends on the red tokens; where they only bring Equipment, whether that is still needed. */
function wantsRed(state: ArmyState): boolean {
  const { victory, devices, vault, companions, rewards } = missionIn(state);
  const needs = [...devices.flatMap((one) => one.needs), ...(vault?.needs ?? []), ...(companions?.needs ?? [])];
  if ([...victory, ...needs].some(({ kind }) => kind === 'red-taken') || rewards.length === 0) return true;
  return state.abominations.some(
    ({ type }) =>
      isWanted(state, type) && state.survivors.every((_, slot) => fellingChance(state, slot, type) < SURELY),
  );
}

/** Good enough to go and find an Abomination with. */
const SURELY = 0.9;

/** Tokens that are still wanted: red ones, and those that somebody must hold. */
function wantsTokens(state: ArmyState): boolean {
  if (state.progress.red < missionIn(state).red.count && wantsRed(state)) return true;
  return state.goals.some((goal) => {
    const { kind } = GOALS[goal.owner];
    const here = !state.progress.taken.includes(goal.colour);
    return here && (kind === 'hold-token' || (kind === 'zeus' && !goal.done));
  });
}

/** Whether this one should take a token: not where somebody else needs those that are left for a Personal Goal. */
export function wantsToken(state: ArmyState, slot: Slot): boolean {
  const collector = state.goals.find(({ owner, done }) => !done && GOALS[owner].kind === 'objectives');
  if (collector === undefined) return wantsTokens(state);
  if (survivor(state, slot).id === collector.owner) return true;
  const devices = missionIn(state).devices.filter(
    ({ id, by }) => !state.progress.devices.includes(id) && by === specialisationOf({ id: collector.owner }),
  ).length;
  const missing = GOALS[collector.owner].count - collector.progress - devices;
  return wantsTokens(state) && state.objectives.length > missing;
}

/** Speed counts for more than company: everybody to another token. */
function objectiveJobs(state: ArmyState, add: Add): void {
  if (wantsTokens(state)) for (const { at } of state.objectives) add(at, 1.2);
}

function lootJobs(state: ArmyState, add: Add): void {
  const goal = missionIn(state).victory.find(({ kind }) => kind === 'bags');
  const bags = goal?.kind === 'bags' ? goal.count : 0;
  const carried = state.survivors.flatMap(({ tokens }) => tokens).filter((token) => token === 'bag').length;
  for (const { at, what } of state.loot) {
    const isHeld = state.goals.some(({ owner, colour }) => GOALS[owner].kind === 'hold-token' && colour === what);
    if (what === 'bag' ? carried < bags : what === 'crown' || isHeld) add(at, 1.3);
  }
}

function companionJobs(state: ArmyState, add: Add): void {
  const needs = missionIn(state).companions?.needs ?? [];
  const hunting = isHunting(state);
  for (const { at, leader, alive, recruited } of state.companions)
    if (alive && leader === null && (recruited || (allHold(state, needs) && !hunting))) add(at, 1.4);
}

/** Abominations that must fall, for everybody who carries what it takes. */
function huntJobs(state: ArmyState, add: Add): void {
  for (const { type, at } of state.abominations) {
    if (!isWanted(state, type) || isTooSoon(state, type)) continue;
    const last = !wantsTokens(state);
    state.survivors.forEach((one, slot) => {
      const chance = one.health === 0 ? 0 : fellingChance(state, slot, type);
      if (chance > SURELY || (last && chance >= 0.2)) add(at, 1.2, 1, null, slot);
    });
  }
}

/** Whether nothing is left but to get out. */
export function isLeaving(state: ArmyState): boolean {
  const { victory } = missionIn(state);
  const open = victory.filter((goal) => !isReached(state, goal));
  return (
    open.every(({ kind }) => ['gather', 'bags', 'crown', 'companions', 'truck'].includes(kind)) &&
    jobsOf(state).length === 0
  );
}
