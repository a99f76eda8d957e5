import { waysOf, type ZoneId } from '../../../map/index.ts';
import type { Mission, VictoryGoal } from '../mission.ts';
import { type Check, error, type Finding, warning } from './finding.ts';
import { bagsWithin, type Reach, reachOf, recruits } from './reach.ts';

/** Whether everything that a team must do can be done, on a board without a single Zombie. */
export const goalsWithinReach: Check = (mission) => {
  const reach = reachOf(mission);
  return [
    ...unreachable(mission, reach),
    ...mission.devices
      .filter(({ id }) => !reach.devices.has(id))
      .map(({ id }) => error(`device ${id} can never be used`)),
    ...mission.victory.flatMap((goal) => goalTrouble(mission, reach, goal)),
    ...mission.events
      .filter(({ effects }) => effects.some((effect) => !reach.effects.includes(effect)))
      .map(({ when }) => error(`the event "${when.kind}" can never happen`)),
    ...mission.board.doors
      .filter(({ id }) => !reach.opened.includes(id))
      .map(({ id }) => warning(`nothing ever opens the door ${id}`)),
  ];
};

function unreachable({ board, tokens, exit, companions }: Mission, { zones }: Reach): Finding[] {
  const places: readonly (readonly [string, readonly ZoneId[]])[] = [
    ['the exit', [exit]],
    ['a token', tokens],
    ['a Companion', companions?.zones ?? []],
  ];
  const found = places.flatMap(([what, list]) =>
    list.filter((zone) => !zones.has(zone)).map((zone) => error(`${what} in ${zone} can never be reached`)),
  );
  const idle = board.zones.filter(({ id, kind }) => kind !== 'statue' && !zones.has(id)).map(({ id }) => id);
  return idle.length === 0 ? found : [...found, warning(`nobody can ever enter ${idle.join(', ')}`)];
}

function goalTrouble(mission: Mission, reach: Reach, goal: VictoryGoal): Finding[] {
  const message = goalMessage(mission, reach, goal);
  return message === null ? [] : [error(`win: ${goal.kind}: ${message}`)];
}

function goalMessage(mission: Mission, reach: Reach, goal: VictoryGoal): string | null {
  if ('zone' in goal && !reach.zones.has(goal.zone)) return `${goal.zone} can never be reached`;
  switch (goal.kind) {
    case 'red-taken':
      return mission.red.count === 0 ? 'there are no red tokens' : null;
    case 'done':
      return mission.devices.some(({ id }) => id === goal.device) ? null : `there is no device ${goal.device}`;
    case 'arrived':
      return reach.effects.some(({ kind }) => kind === 'arrives') ? null : 'nothing calls the helicopter ("arrives")';
    case 'bags':
      return bagsWithin(reach) >= goal.count ? null : `only ${bagsWithin(reach)} bags can be had`;
    case 'crown':
      return reach.effects.some(({ kind }) => kind === 'crown') ? null : 'nothing puts a crown on the board';
    case 'companions':
      return mission.companions === null || recruits(mission, reach) < mission.companions.zones.length
        ? 'not all Companions can be recruited'
        : null;
    case 'truck':
      return truckMessage(mission, reach, goal.zone);
    default:
      return null;
  }
}

/** AD-TRUCK-09: it drives along streets only. */
function truckMessage({ board, truck }: Mission, reach: Reach, to: ZoneId): string | null {
  if (truck === null) return 'there is no Truck';
  if (!truck.works && !reach.effects.some(({ kind }) => kind === 'truck-works'))
    return 'nothing ever repairs the Truck';
  const ways = waysOf(board, reach.opened, reach.power);
  const seen = [truck.zone];
  for (const here of seen) {
    for (const next of ways.exits(here)) if (board.byId.get(next)?.truck && !seen.includes(next)) seen.push(next);
  }
  return seen.includes(to) ? null : `no street leads from ${truck.zone} to ${to}`;
}
