import { type DoorId, waysOf, type ZoneId } from '../../../map/index.ts';
import type { Condition, DeviceId, Effect, Mission, Trigger } from '../mission.ts';

/** How far a team could get if nothing ever stood in its way: what can be entered, opened, set going and found in the end. */
export interface Reach {
  readonly zones: Set<ZoneId>;
  readonly opened: DoorId[];
  readonly devices: Set<DeviceId>;
  readonly effects: Effect[];
  power: boolean;
  vaultOpen: boolean;
}

/** Does, over and over, whatever can be done, until nothing new comes of it. */
export function reachOf(mission: Mission): Reach {
  const reach: Reach = {
    zones: new Set(),
    opened: [],
    devices: new Set(),
    effects: [],
    power: mission.power,
    vaultOpen: false,
  };
  let before = -1;
  while (before !== sizeOf(reach)) {
    before = sizeOf(reach);
    explore(mission, reach);
    runDevices(mission, reach);
    openVault(mission, reach);
    for (const { when, effects } of mission.events) if (happens(mission, reach, when)) take(reach, effects);
  }
  return reach;
}

function sizeOf({ zones, opened, devices, effects, power, vaultOpen }: Reach): number {
  return zones.size + opened.length + devices.size + effects.length + (power ? 1 : 0) + (vaultOpen ? 1 : 0);
}

function explore({ board, start }: Mission, { zones, opened, power }: Reach): void {
  const ways = waysOf(board, opened, power);
  for (const { id } of board.zones) if (start.some((from) => ways.distance(from, id) >= 0)) zones.add(id);
}

function runDevices(mission: Mission, reach: Reach): void {
  for (const { id, zone, needs, effects } of mission.devices) {
    if (reach.devices.has(id) || !reach.zones.has(zone) || !needs.every((one) => holds(mission, reach, one))) continue;
    reach.devices.add(id);
    take(reach, effects);
  }
}

/** AD-VAULT-04, AD-R-43: the Challenge and the door both want somebody in the Trap Zone. */
function openVault(mission: Mission, reach: Reach): void {
  const { vault } = mission;
  if (vault === null || reach.vaultOpen || !reach.zones.has(vault.trap)) return;
  if (!vault.needs.every((one) => holds(mission, reach, one))) return;
  reach.vaultOpen = true;
  reach.opened.push(vault.door);
}

function take(reach: Reach, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (reach.effects.includes(effect)) continue;
    reach.effects.push(effect);
    if (effect.kind === 'power') reach.power = true;
    if (effect.kind === 'open') reach.opened.push(effect.door);
  }
}

/** Tokens lie mixed, so all of them must be within reach before it is sure that the red ones are. */
function allTokens({ tokens }: Mission, { zones }: Reach): boolean {
  return tokens.every((zone) => zones.has(zone));
}

/** Bags that can be put on the board and carried away. */
export function bagsWithin({ zones, effects }: Reach): number {
  return effects.reduce((sum, one) => sum + (one.kind === 'bags' && zones.has(one.zone) ? one.count : 0), 0);
}

function holds(mission: Mission, reach: Reach, condition: Condition): boolean {
  switch (condition.kind) {
    case 'red-taken':
      return allTokens(mission, reach);
    case 'bags':
      return bagsWithin(reach) >= condition.count;
    case 'done':
      return reach.devices.has(condition.device);
    case 'vault-open':
      return reach.vaultOpen;
  }
}

function happens(mission: Mission, reach: Reach, when: Trigger): boolean {
  switch (when.kind) {
    case 'floor':
      return mission.board.zones.some(({ floor, id }) => floor === when.floor && reach.zones.has(id));
    case 'killed':
      return true; // Abominations come to those who wait
    case 'vault-open':
      return reach.vaultOpen;
    case 'red-taken':
    case 'taken':
      return allTokens(mission, reach);
    case 'recruited':
      return recruits(mission, reach) >= when.count;
  }
}

export function recruits(mission: Mission, reach: Reach): number {
  const { companions } = mission;
  if (companions === null || !companions.needs.every((one) => holds(mission, reach, one))) return 0;
  return companions.zones.filter((zone) => reach.zones.has(zone)).length;
}
