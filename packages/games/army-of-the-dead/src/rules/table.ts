import type { Seat } from '@dreadhouse/engine';
import { missionOf } from '../content/missions/index.ts';
import type { Mission, Specialisation } from '../content/missions/mission.ts';
import { type SurvivorId, survivorDef } from '../content/survivors.ts';
import { type Ways, waysOf, type Zone, type ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Companion, Slot, Survivor } from '../state.ts';

export function missionIn(state: Pick<ArmyState, 'mission'>): Mission {
  return missionOf(state.mission);
}

/** The board as it can be walked and seen just now. */
export function waysIn(state: Pick<ArmyState, 'mission' | 'progress'>): Ways {
  const { opened, power } = state.progress;
  return waysOf(missionIn(state).board, opened, power);
}

export function zoneIn(state: Pick<ArmyState, 'mission'>, at: ZoneId): Zone {
  return missionIn(state).board.byId.get(at) as Zone; // ids in a state come from this board
}

/** The place of a Zone in the order of the map. */
export function placeOf(state: Pick<ArmyState, 'mission'>, at: ZoneId): number {
  return zoneIn(state, at).index;
}

/** The Zones in which any of these are, each once, in the order of the map. */
export function inMapOrder(state: Pick<ArmyState, 'mission'>, all: readonly { readonly at: ZoneId }[]): ZoneId[] {
  const wanted = new Set(all.map(({ at }) => at));
  return missionIn(state).board.zones.flatMap(({ id }) => (wanted.has(id) ? [id] : []));
}

export function survivor(state: Pick<ArmyState, 'survivors'>, slot: Slot): Survivor {
  return state.survivors[slot] as Survivor; // slots are places in this list
}

export function living(state: ArmyState): Slot[] {
  return state.survivors.flatMap(({ health }, slot) => (health > 0 ? [slot] : []));
}

/** Living Survivors in a Zone, Companions aside. */
export function survivorsAt(state: ArmyState, at: ZoneId): Slot[] {
  return living(state).filter((slot) => survivor(state, slot).at === at);
}

export function slotOf(state: Pick<ArmyState, 'survivors'>, id: SurvivorId): Slot {
  return state.survivors.findIndex((one) => one.id === id);
}

/** AD-COMP-05: Companions who are with the team. */
export function companionsAt(state: ArmyState, at: ZoneId): Companion[] {
  return state.companions.filter((one) => one.alive && one.recruited && one.at === at);
}

/** AD-COMP-04: any number of them; AD-COMP-10: they carry nothing and do nothing of their own. */
export function companionsOf(state: ArmyState, slot: Slot): Companion[] {
  return state.companions.filter((one) => one.alive && one.leader === slot);
}

/** All Zones with Survivors, in the order of the map. */
export function crowdedZones(state: Pick<ArmyState, 'mission' | 'survivors' | 'companions'>): ZoneId[] {
  const team = state.survivors.filter(({ health }) => health > 0);
  const led = state.companions.filter(({ alive, recruited }) => alive && recruited);
  return inMapOrder(state, [...team, ...led]);
}

/** Range 0-1. */
export function isNear(state: ArmyState, from: ZoneId, to: ZoneId): boolean {
  const range = waysIn(state).range(from, to);
  return range === 0 || range === 1;
}

export function specialisationOf(one: { readonly id: SurvivorId }): Specialisation {
  return survivorDef(one.id).specialisation;
}

export function isSpecialist(one: Survivor, specialisation: Specialisation): boolean {
  return survivorDef(one.id).specialisation === specialisation;
}

/** Whether one of these specialists is alive. */
export function lives({ survivors }: ArmyState, specialisation: Specialisation): boolean {
  return survivors.some((one) => one.health > 0 && isSpecialist(one, specialisation));
}

/** AD-SETUP-23: the seats in turn order, from this one on. */
export function seatsFrom(g: Army, first: Seat): Seat[] {
  return Array.from({ length: g.seats }, (_, i) => (first + i) % g.seats);
}

/**
 * Who decides for the Survivors in a Zone together: the First Player if one of them is theirs, otherwise the next to the left. In solo
 * play that is the one player.
 */
export function speakerAt(g: Army, at: ZoneId): Seat {
  const { state } = g;
  const seats = survivorsAt(state, at).map((slot) => survivor(state, slot).seat);
  for (const one of companionsAt(state, at)) if (one.leader !== null) seats.push(survivor(state, one.leader).seat);
  return seatsFrom(g, state.firstPlayer).find((seat) => seats.includes(seat)) ?? state.firstPlayer;
}
