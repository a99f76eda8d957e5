import type { Specialisation } from '../../content/missions/mission.ts';
import { PASSENGERS } from '../../content/numbers.ts';
import type { ZoneId } from '../../map/index.ts';
import { isReached } from '../../rules/end.ts';
import { isSpecialist, missionIn, waysIn } from '../../rules/table.ts';
import { aboard } from '../../rules/truck-seats.ts';
import type { ArmyState } from '../../state.ts';
import { gathering } from '../tasks.ts';
import { far, flag, mean, most, nearest, share } from './reckon.ts';

/** What only this Mission counts: its goals, devices and events, one by one, and what it has besides. */
export function ownNumbers(state: ArmyState): number[] {
  const { victory, events, vault, companions, truck } = missionIn(state);
  const { progress } = state;
  return [
    ...victory.map((goal) => (isReached(state, goal) ? 1 : 0)),
    ...deviceNumbers(state),
    ...events.map((_, i) => (progress.events.includes(i) ? 1 : 0)),
    progress.taken.includes('yellow') ? 1 : 0,
    progress.taken.includes('purple') ? 1 : 0,
    ...(vault === null ? [] : vaultNumbers(state, vault.trap)),
    ...(companions === null ? [] : companionNumbers(state)),
    ...(truck === null ? [] : truckNumbers(state)),
    ...(victory.some(({ kind }) => kind === 'bags') ? bagNumbers(state) : []),
    ...(victory.some(({ kind }) => kind === 'crown') ? crownNumbers(state) : []),
    ...(victory.some(({ kind }) => kind === 'arrived') ? [waitFor(state)] : []),
  ];
}

const STEPS = 10;

/** Each device: whether it runs, and how far whoever can set it going is. */
function deviceNumbers(state: ArmyState): number[] {
  const ways = waysIn(state);
  return missionIn(state).devices.flatMap(({ id, zone, by }) => {
    if (state.progress.devices.includes(id)) return [1, 0];
    return [0, nearest(ways, whereAre(state, by), zone) / STEPS];
  });
}

function whereAre({ survivors }: ArmyState, who: Specialisation): ZoneId[] {
  return survivors.filter((one) => one.health > 0 && isSpecialist(one, who)).map(({ at }) => at);
}

function vaultNumbers(state: ArmyState, trap: string): number[] {
  const steps = state.vault?.open === true ? 0 : nearest(waysIn(state), whereAre(state, 'safecracker'), trap);
  return [flag(state.vault?.beaten === true), flag(state.vault?.open === true), steps / STEPS];
}

function companionNumbers(state: ArmyState): number[] {
  const ways = waysIn(state);
  const home = gathering(state);
  const { companions } = state;
  return [
    share(companions.filter(({ recruited }) => recruited).length, companions.length),
    share(companions.filter(({ leader }) => leader !== null).length, companions.length),
    most(companions.map(({ at }) => far(ways, at, home))) / STEPS,
  ];
}

function truckNumbers(state: ArmyState): number[] {
  const goal = missionIn(state).victory.find(({ kind }) => kind === 'truck');
  const { truck } = state;
  if (truck === null) return [0, 0, 0, 0];
  const to = goal?.kind === 'truck' ? goal.zone : truck.at;
  return [
    flag(truck.works),
    flag(truck.driver !== null),
    aboard(truck).length / (2 + PASSENGERS),
    far(waysIn(state), truck.at, to) / STEPS,
  ];
}

/** Bags that somebody carries, those that lie about, and how far it is with them. */
function bagNumbers(state: ArmyState): number[] {
  const ways = waysIn(state);
  const home = gathering(state);
  const goal = missionIn(state).victory.find(({ kind }) => kind === 'bags');
  const of = goal?.kind === 'bags' ? goal.count : 1;
  const bearers = state.survivors.filter(({ health, tokens }) => health > 0 && tokens.includes('bag'));
  const carried = bearers.flatMap(({ tokens }) => tokens.filter((one) => one === 'bag')).length;
  return [
    share(carried, of),
    share(state.loot.filter(({ what }) => what === 'bag').length, of),
    bearers.length / of,
    mean(bearers.map(({ at }) => far(ways, at, home))) / STEPS,
  ];
}

function crownNumbers(state: ArmyState): number[] {
  const bearer = state.survivors.find(({ health, tokens }) => health > 0 && tokens.includes('crown'));
  const lies = state.loot.find(({ what }) => what === 'crown');
  const at = bearer?.at ?? lies?.at;
  const way = at === undefined ? 0 : far(waysIn(state), at, gathering(state)) / STEPS;
  return [flag(bearer !== undefined), flag(lies !== undefined), way];
}

/** How much of the wait for the helicopter is over. */
function waitFor({ progress: { arrival, arrived }, round }: ArmyState): number {
  if (arrived) return 1;
  return arrival === null ? 0 : Math.max(0, 0.9 - 0.2 * (arrival - round));
}
