import { centreOf, waysOf } from '../../../map/index.ts';
import type { Mission, SpawnZone } from '../mission.ts';
import { type Check, error, type Finding, repeated } from './finding.ts';

const coloured = ({ kind }: SpawnZone): boolean => kind === 'blue' || kind === 'green';

/** AD-SPAWN-02, AD-SPAWN-03, AD-SPAWN-06, AD-SPAWN-09: one Start, one of Zeus, clockwise, and coloured ones that something wakes. */
export const spawnOrder: Check = (mission) => {
  const { spawns } = mission;
  const found: Finding[] = [];
  if (spawns[0]?.kind !== 'start') found.push(error('the first "spawn:" must be the Start Spawn Zone'));
  for (const kind of ['start', 'zeus'] as const) {
    const count = spawns.filter((one) => one.kind === kind).length;
    if (count !== 1) found.push(error(`there must be exactly one Spawn Zone of kind ${kind}, not ${count}`));
  }
  for (const zone of repeated(spawns.map((one) => one.zone))) found.push(error(`${zone} is a Spawn Zone twice`));
  return [...found, ...turningBack(mission), ...sleepingForEver(mission), ...cutOff(mission)];
};

/** Spawn Zones of a floor must follow each other clockwise round its middle; one right in the middle may come anywhere. */
function turningBack({ board, spawns }: Mission): Finding[] {
  return board.floors.flatMap(({ id, columns, rows }) => {
    const angles = spawns.flatMap(({ zone }) => {
      const found = board.byId.get(zone);
      if (found === undefined || found.floor !== id) return [];
      const { x, y } = centreOf(found);
      const [dx, dy] = [x - columns / 2, y - rows / 2];
      return dx === 0 && dy === 0 ? [] : [{ zone, angle: Math.atan2(dy, dx) }];
    });
    const first = angles[0]?.angle ?? 0;
    const turned = angles.map(({ zone, angle }) => ({ zone, turn: (angle - first + 4 * Math.PI) % (2 * Math.PI) }));
    const wrong = turned.findIndex(({ turn }, i) => i > 0 && turn < (turned[i - 1]?.turn ?? 0));
    if (wrong < 0) return [];
    const order = [...turned].sort((a, b) => a.turn - b.turn).map(({ zone }) => zone);
    return [error(`${turned[wrong]?.zone} is out of order; clockwise the Spawn Zones are ${order.join(', ')}`)];
  });
}

function sleepingForEver({ spawns, devices, events }: Mission): Finding[] {
  const effects = [...devices, ...events].flatMap((one) => one.effects);
  const woken = effects.flatMap((one) => (one.kind === 'spawn' ? [one.zone] : []));
  const asleep = spawns.filter((one) => coloured(one) && !woken.includes(one.zone));
  const none = woken.filter((zone) => !spawns.some((one) => one.zone === zone && coloured(one)));
  return [
    ...asleep.map(({ zone, kind }) => error(`nothing ever activates the ${kind} Spawn Zone ${zone}`)),
    ...none.map((zone) => error(`"spawn ${zone}" activates no blue or green Spawn Zone`)),
  ];
}

/** Zombies that cannot get to where the team starts would pile up behind a wall. */
function cutOff({ board, spawns, start, power }: Mission): Finding[] {
  const ways = waysOf(board, [], power);
  return spawns
    .filter((one) => !coloured(one) && start.every((to) => ways.distance(one.zone, to) < 0))
    .map(({ zone }) => error(`Zombies from ${zone} have no way to where the team starts`));
}
