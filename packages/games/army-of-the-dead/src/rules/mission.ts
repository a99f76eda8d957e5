import type { Rules } from '@dreadhouse/engine';
import type { EquipmentId } from '../content/equipment.ts';
import type { Condition, Effect, MissionEvent, Reward, Trigger } from '../content/missions/mission.ts';
import type { Army, ArmyState, Slot, SpawnToken } from '../state.ts';
import { arrange, putAway } from './inventory.ts';
import { makeNoise } from './noise.ts';
import { missionIn, survivor, zoneIn } from './table.ts';
import { summonZeus } from './zeus.ts';

/** AD-GEN-04: what the Mission's own sheet adds, as far as it is data. */

export function isMet(state: ArmyState, condition: Condition): boolean {
  switch (condition.kind) {
    case 'red-taken':
      return state.progress.red >= missionIn(state).red.count;
    case 'bags':
      return bagsCarried(state) >= condition.count;
    case 'done':
      return state.progress.devices.includes(condition.device);
    case 'vault-open':
      return state.vault?.open === true;
  }
}

export function bagsCarried(state: ArmyState): number {
  let bags = 0;
  for (const one of state.survivors) for (const token of one.tokens) if (token === 'bag') bags += 1;
  return bags;
}

/** Looked at after every Action and step: what has been waiting for something happens once. */
export function* missionEvents(g: Army): Rules {
  const { events } = missionIn(g.state);
  const { progress } = g.state;
  if (progress.events.length === events.length) return;
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as MissionEvent;
    if (progress.events.includes(i) || !hasCome(g.state, event.when)) continue;
    progress.events.push(i);
    yield* takeEffect(g, event.effects, event.when);
  }
}

function hasCome(state: ArmyState, when: Trigger): boolean {
  const { progress } = state;
  switch (when.kind) {
    case 'floor':
      return state.survivors.some((one) => one.health > 0 && zoneIn(state, one.at).floor === when.floor);
    case 'killed':
      return progress.killed.some(({ who }) => who === when.abomination);
    case 'vault-open':
      return state.vault?.open === true;
    case 'red-taken':
      return progress.red >= missionIn(state).red.count;
    case 'taken':
      return progress.taken.includes(when.colour);
    case 'recruited':
      return progress.recruited >= when.count;
  }
}

export function* takeEffect(g: Army, effects: readonly Effect[], when: Trigger | null): Rules {
  for (const effect of effects) yield* oneEffect(g, effect, when);
}

function* oneEffect(g: Army, effect: Effect, when: Trigger | null): Rules {
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
      return yield* makeNoise(g, effect.zone, 'AD-GEN-04');
    case 'zeus':
      return yield* summonZeus(g, 'AD-SPAWN-08');
    case 'spawn':
      return activateSpawn(g, effect.zone);
    case 'open':
      progress.opened.push(effect.door);
      return g.tell('all', 'door-opened', { door: effect.door.split('-'), rule: 'AD-R-111' });
    case 'bags':
      for (let i = 0; i < effect.count; i++) state.loot.push({ at: effect.zone, what: 'bag' });
      return g.tell('all', 'bags', { at: effect.zone, count: effect.count, rule: 'AD-GEN-04' });
    case 'crown':
      return dropCrown(g, when);
    case 'arrives':
      progress.arrival = state.round + effect.rounds;
      return g.tell('all', 'help-called', { rounds: effect.rounds, rule: 'AD-GEN-04' });
  }
}

function dropCrown(g: Army, when: Trigger | null): void {
  const { state } = g;
  const fallen = state.progress.killed.find(({ who }) => when?.kind === 'killed' && who === when.abomination);
  if (fallen === undefined) return;
  state.loot.push({ at: fallen.at, what: 'crown' });
  g.tell('all', 'crown', { at: fallen.at, rule: 'AD-GEN-04' });
}

/** AD-SPAWN-09, AD-SPAWN-10, AD-R-30: from the next Zombie Phase on. */
function activateSpawn(g: Army, zone: string): void {
  const { state } = g;
  const token = state.spawns.find((one): one is SpawnToken => one.at === zone && one.since === null);
  if (token === undefined) return;
  token.since = state.step === 'zombies' || state.step === 'end' ? state.round + 1 : state.round;
  g.tell('all', 'spawn-active', { at: zone, kind: token.kind, rule: 'AD-SPAWN-09' });
}

/** Cards that the taker of a token looks for in deck and discards; the deck is shuffled afterwards. */
export function* reward(g: Army, slot: Slot, rewards: readonly Reward[]): Rules {
  const { state } = g;
  const one = survivor(state, slot);
  let found = 0;
  for (const { card, count, otherwise } of rewards) {
    for (let i = 0; i < count; i++) {
      const face =
        lookFor(state, card as EquipmentId) ?? (otherwise === null ? null : lookFor(state, otherwise as EquipmentId));
      if (face === null) continue;
      found += 1;
      putAway(one, { face, spent: false });
      g.reveal('all', 'rewarded', { survivor: one.id, item: face, rule: 'AD-GEN-04' });
    }
  }
  if (rewards.length > 0) g.shuffle('equipment', state.equipment);
  if (found > 0) yield* arrange(g, slot, 'AD-ACT-TRADE-01');
}

function lookFor(state: ArmyState, face: EquipmentId): EquipmentId | null {
  for (const pile of [state.equipment, state.equipmentDiscard]) {
    const i = pile.indexOf(face);
    if (i >= 0) return pile.splice(i, 1)[0] ?? null;
  }
  return null;
}
