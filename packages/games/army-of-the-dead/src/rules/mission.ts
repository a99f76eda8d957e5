import type { Rules } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import type { Condition, Device, Effect, Reward, Trigger } from '../content/missions/mission.ts';
import { OBJECTIVE_ADRENALINE } from '../content/numbers.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Slot } from '../state.ts';
import { gain } from './adrenaline.ts';
import { arrange, putAway } from './inventory.ts';
import { makeNoise } from './noise.ts';
import { isSpecialist, missionIn, survivor, zoneIn } from './table.ts';
import { summonZeus } from './zeus.ts';

/** AD-GEN-04, AD-MISS-01: what a Mission sheet adds to the rules, read from its data. */

function holds(state: ArmyState, what: Condition | Trigger): boolean {
  const { progress } = state;
  switch (what.kind) {
    case 'red-taken':
      return progress.red >= missionIn(state).red.count;
    case 'bags':
      return bagsCarried(state) >= what.count;
    case 'done':
      return progress.devices.includes(what.device);
    case 'vault-open':
      return state.vault?.open === true;
    case 'floor':
      return state.survivors.some((one) => one.health > 0 && zoneIn(state, one.at).floor === what.floor);
    case 'killed':
      return progress.killed.some(({ who }) => who === what.abomination);
    case 'taken':
      return progress.taken.includes(what.colour);
    case 'recruited':
      return progress.recruited >= what.count;
  }
}

export function allHold(state: ArmyState, conditions: readonly Condition[]): boolean {
  return conditions.every((one) => holds(state, one));
}

function bagsCarried(state: ArmyState): number {
  return state.survivors.flatMap(({ health, tokens }) => (health > 0 ? tokens : [])).filter((one) => one === 'bag')
    .length;
}

// --- devices ---

/** Devices in the Survivor's Zone that nobody has set going yet. */
export function devicesHere(state: ArmyState, slot: Slot): Device[] {
  const { devices } = missionIn(state);
  if (devices.length === 0) return [];
  const { at } = survivor(state, slot);
  return devices.filter(({ id, zone }) => zone === at && !state.progress.devices.includes(id));
}

/** Why this Survivor cannot set a device going, or null. */
export function deviceBlocked(state: ArmyState, slot: Slot, { by, needs }: Device): string | null {
  if (!isSpecialist(survivor(state, slot), by)) return `needs-${by}`; // AD-SPEC-04
  const missing = needs.find((one) => !holds(state, one));
  return missing === undefined ? null : `needs-${missing.kind}`;
}

/** AD-ACT-OBJ-01: what it does comes from the Mission. AD-AP-02, AD-R-113: and so does the Adrenaline. */
export function* setGoing(g: Army, slot: Slot, device: Device): Rules {
  const { id } = survivor(g.state, slot);
  g.state.progress.devices.push(device.id);
  g.tell('all', 'device-on', { survivor: id, device: device.id, at: device.zone, rule: 'AD-ACT-OBJ-01' });
  for (const effect of device.effects) yield* takeEffect(g, effect, device.zone);
  yield* gain(g, slot, OBJECTIVE_ADRENALINE, 'AD-AP-02');
}

// --- events ---

/** Whether anything of the Mission is still to come about. */
export function isAwaiting(state: ArmyState): boolean {
  return state.progress.events.length < missionIn(state).events.length;
}

/** Whatever the Mission waits for and has come about, each once. To be looked at whenever something has changed. */
export function* comeAbout(g: Army): Rules {
  const { events } = missionIn(g.state);
  for (const [i, { when, effects }] of events.entries()) {
    if (g.state.progress.events.includes(i) || !holds(g.state, when)) continue;
    g.state.progress.events.push(i);
    for (const effect of effects) yield* takeEffect(g, effect, placeOfEvent(g.state, when));
  }
}

/** Where something fell that leaves a token behind. */
function placeOfEvent(state: ArmyState, when: Trigger): ZoneId {
  const fallen = when.kind === 'killed' ? state.progress.killed.find(({ who }) => who === when.abomination) : undefined;
  return fallen?.at ?? state.noise;
}

// --- effects ---

function* takeEffect(g: Army, effect: Effect, at: ZoneId): Rules {
  const { state } = g;
  const { progress } = state;
  switch (effect.kind) {
    case 'power':
      progress.power = true;
      return g.tell('all', 'power-on', { rule: 'AD-ELEV-01' });
    case 'truck-works':
      if (state.truck !== null) state.truck.works = true;
      return g.tell('all', 'truck-works', { rule: 'AD-TRUCK-20' });
    case 'noise':
      return yield* makeNoise(g, effect.zone, 'AD-MISS-01');
    case 'zeus':
      return yield* summonZeus(g, 'AD-SPAWN-08');
    case 'spawn':
      return activate(g, effect.zone);
    case 'open':
      if (!progress.opened.includes(effect.door)) progress.opened.push(effect.door);
      return g.tell('all', 'door-opened', { door: effect.door, rule: 'AD-R-111' });
    case 'bags':
      for (let i = 0; i < effect.count; i++) state.loot.push({ at: effect.zone, what: 'bag' });
      return g.tell('all', 'bags-found', { at: effect.zone, count: effect.count, rule: 'AD-MISS-01' });
    case 'crown':
      state.loot.push({ at, what: 'crown' });
      return g.tell('all', 'crown-left', { at, rule: 'AD-MISS-01' });
    case 'arrives':
      progress.arrival = state.round + effect.rounds;
      return g.tell('all', 'helicopter-called', { rounds: effect.rounds, rule: 'AD-MISS-01' });
  }
}

/** AD-SPAWN-09, AD-SPAWN-10. AD-R-30: what happens in a Zombie Phase counts for the next one. */
function activate(g: Army, zone: ZoneId): void {
  const { state } = g;
  const token = state.spawns.find((one) => one.at === zone);
  if (token === undefined || token.since !== null) return;
  token.since = state.step === 'zombies' ? state.round + 1 : state.round;
  g.tell('all', 'spawn-zone-active', { at: zone, colour: token.kind, rule: 'AD-SPAWN-09' });
}

/** The helicopter comes at the end of its round; to be looked at in the End Phase. */
export function helicopterComes(g: Army): void {
  const { progress, round } = g.state;
  if (progress.arrival === null || progress.arrived || round < progress.arrival) return;
  progress.arrived = true;
  g.tell('all', 'helicopter-arrived', { at: missionIn(g.state).exit, rule: 'AD-MISS-01' });
}

// --- rewards ---

/** What the taker of a token finds besides: cards from the Equipment deck or its discards, which are shuffled afterwards. */
export function* rewardFor(g: Army, slot: Slot, token: Reward['token']): Rules {
  for (const reward of missionIn(g.state).rewards) {
    if (reward.token !== token) continue;
    const found: EquipmentId[] = [];
    for (let i = 0; i < reward.count; i++) {
      const card = pull(g.state, reward.card) ?? (reward.otherwise === null ? null : pull(g.state, reward.otherwise));
      if (card !== null) found.push(card);
    }
    g.shuffle('equipment', g.state.equipment);
    if (found.length === 0) continue;
    const one = survivor(g.state, slot);
    for (const face of found) putAway(one, { face, spent: false });
    g.tell('all', 'reward', { survivor: one.id, items: found, rule: 'AD-AP-02' });
    yield* arrange(g, slot, 'AD-ACT-SEARCH-05');
  }
}

/** Takes a card out of the deck, or out of the discards when the deck has none. */
function pull(state: ArmyState, face: EquipmentId): EquipmentId | null {
  for (const pile of [state.equipment, state.equipmentDiscard]) {
    const i = pile.indexOf(face);
    if (i >= 0) return pile.splice(i, 1)[0] ?? null;
  }
  return null;
}
