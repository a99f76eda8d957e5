import type { ZoneId } from '../../../map/index.ts';
import type { Mission } from '../mission.ts';
import { type Check, error, type Finding, repeated, warning } from './finding.ts';

const SLEEPER_TOKENS = 12; // AD-R-109
const FIGURES = { shambler: 30, alpha: 16, valentine: 1, queen: 1 } as const; // AD-R-107, AD-ABOM-05
const COMPANIONS = 6; // those who are not in the team

/** Whether there are enough pieces, and whether they lie where they can. */
export const piecesInPlace: Check = (mission) => {
  const { tokens, red, sleepers, companions, truck, board, personalGoals, rewards, source } = mission;
  const found: Finding[] = [];
  const wanted = red.count + 2; // AD-SETUP-20
  if (tokens.length !== wanted) {
    found.push(
      error(`${red.count} red tokens, the yellow and the purple one need ${wanted} Zones, not ${tokens.length}`),
    );
  }
  for (const zone of repeated(tokens)) found.push(error(`two tokens lie in ${zone}`));
  for (const zone of repeated(sleepers)) found.push(error(`two Sleeper tokens lie in ${zone}`)); // AD-SETUP-04
  if (sleepers.length > SLEEPER_TOKENS) found.push(error(`there are only ${SLEEPER_TOKENS} Sleeper tokens`));
  if ((companions?.zones.length ?? 0) > COMPANIONS) found.push(error(`there can be at most ${COMPANIONS} Companions`));
  if (truck !== null && board.byId.get(truck.zone)?.truck !== true) {
    found.push(error(`the Truck cannot stand in ${truck.zone}: it keeps to the street`)); // AD-TRUCK-09
  }
  if (personalGoals === 2 && rewards.some(({ token }) => token === 'purple')) {
    found.push(error('the purple token has a reward of its own only with "goals: 1"'));
  }
  if (!/^title\.pl:/m.test(source))
    found.push(warning('"title.pl:" is missing; Polish players will read the English title'));
  return [...found, ...figures(mission), ...onStatue(mission), ...withoutUse(mission)];
};

function figures({ zombies }: Mission): Finding[] {
  return Object.entries(FIGURES).flatMap(([type, most]) => {
    const count = zombies.filter((one) => one.type === type).reduce((sum, one) => sum + one.count, 0);
    return count <= most ? [] : [error(`${count} figures of type ${type} are placed; there are ${most}`)];
  });
}

/** AD-STATUE-01: nobody enters the Statue's area, so nothing can be done there. */
function onStatue({ board, start, exit, tokens, sleepers, devices, companions }: Mission): Finding[] {
  const used: readonly (readonly [string, readonly ZoneId[]])[] = [
    ['the start', start],
    ['the exit', [exit]],
    ['a token', tokens],
    ['a Sleeper token', sleepers],
    ['a device', devices.map(({ zone }) => zone)],
    ['a Companion', companions?.zones ?? []],
  ];
  return used.flatMap(([what, zones]) =>
    zones
      .filter((zone) => board.byId.get(zone)?.kind === 'statue')
      .map((zone) => error(`${what} is in ${zone}, in the Statue’s area, where nobody can go`)),
  );
}

/** Parts of the map or the sheet that belong together, of which one is missing. */
function withoutUse({ board, vault, devices, events, truck, rewards, red }: Mission): Finding[] {
  const found: Finding[] = [];
  const effects = [...devices, ...events].flatMap((one) => one.effects);
  const trap = board.zones.find(({ kind }) => kind === 'trap');
  if (trap !== undefined && vault === null)
    found.push(error(`the map has the Trap Zone ${trap.id}, but there is no "vault:"`));
  if (vault === null && events.some(({ when }) => when.kind === 'vault-open')) {
    found.push(error('an event waits for a vault that is not there'));
  }
  if (effects.some(({ kind }) => kind === 'truck-works') && truck === null) {
    found.push(error('something repairs a Truck that is not there'));
  }
  const floors = new Set(board.elevators.map(({ floor }) => floor));
  if (floors.size === 1) found.push(warning('there is an elevator on one floor only; it leads nowhere'));
  if (effects.some(({ kind }) => kind === 'power') && floors.size < 2) {
    found.push(error('power is restored, but no elevator joins two floors'));
  }
  for (const id of repeated(devices.map((one) => one.id))) found.push(error(`there are two devices ${id}`));
  if (red.count === 0 && rewards.some(({ token }) => token === 'red'))
    found.push(error('there are no red tokens to reward'));
  return found;
}
