import { PASSENGERS } from '../content/numbers.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { ArmyState, Companion, Slot, Truck } from '../state.ts';
import { companionsOf } from './table.ts';

export type TruckSeat = 'driver' | 'gunner' | 'passenger';
export const TRUCK_SEATS: readonly TruckSeat[] = ['driver', 'gunner', 'passenger'];

export function seatOf({ truck }: Pick<ArmyState, 'truck'>, slot: Slot): TruckSeat | null {
  if (truck === null) return null;
  if (truck.driver === slot) return 'driver';
  if (truck.gunner === slot) return 'gunner';
  return truck.passengers.includes(slot) ? 'passenger' : null;
}

/** Survivors aboard, whoever drives first. */
export function aboard({ driver, gunner, passengers }: Truck): Slot[] {
  return [driver, gunner, ...passengers].filter((slot) => slot !== null);
}

/** AD-TRUCK-06, AD-COMP-09: Companions take Passenger seats. */
export function freePassengers(truck: Truck): number {
  return PASSENGERS - truck.passengers.length - truck.companions.length;
}

export function isFree(truck: Truck, seat: TruckSeat): boolean {
  if (seat === 'driver') return truck.driver === null;
  if (seat === 'gunner') return truck.gunner === null;
  return freePassengers(truck) > 0;
}

/** AD-COMP-08: a Leader's Companions come along. */
export function leaveSeat(state: ArmyState, slot: Slot): void {
  const { truck } = state;
  if (truck === null) return;
  vacate(truck, slot);
  const led = companionsOf(state, slot).map(({ id }): SurvivorId => id);
  truck.companions = truck.companions.filter((id) => !led.includes(id));
}

export function vacate(truck: Truck, slot: Slot): void {
  if (truck.driver === slot) truck.driver = null;
  if (truck.gunner === slot) truck.gunner = null;
  truck.passengers = truck.passengers.filter((one) => one !== slot);
}

export function takeSeat(truck: Truck, slot: Slot, seat: TruckSeat): void {
  if (seat === 'driver') truck.driver = slot;
  else if (seat === 'gunner') truck.gunner = slot;
  else truck.passengers.push(slot);
}

/** AD-COMP-02, AD-COMP-08: from now on it goes where this Survivor goes, also into the Truck and out of it. */
export function follow(state: ArmyState, companion: Companion, leader: Slot): void {
  companion.leader = leader;
  getDown(state, companion.id);
  if (seatOf(state, leader) !== null) state.truck?.companions.push(companion.id);
}

/** A Companion's seat is free again. */
export function getDown({ truck }: ArmyState, companion: SurvivorId): void {
  if (truck !== null) truck.companions = truck.companions.filter((id) => id !== companion);
}

/** AD-COMP-08, AD-COMP-09, AD-R-48: whoever is aboard needs a Passenger seat for one more Companion. */
export function hasRoom(state: ArmyState, leader: Slot): boolean {
  return state.truck === null || seatOf(state, leader) === null || freePassengers(state.truck) > 0;
}
