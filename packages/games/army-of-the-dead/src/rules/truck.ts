import { memo, type Rules } from '@dreadhouse/engine';
import { MACHINE_GUN } from '../content/equipment.ts';
import type { ZoneId } from '../map/index.ts';
import type { Army, Slot, Truck } from '../state.ts';
import { attackWithTruck, focusesAt } from './attack.ts';
import { targetsOf } from './combat.ts';
import { zombiesAt } from './horde.ts';
import { companionsOf, survivor, waysIn, zoneIn } from './table.ts';
import {
  aboard,
  freePassengers,
  isFree,
  leaveSeat,
  seatOf,
  TRUCK_SEATS,
  type TruckSeat,
  takeSeat,
  vacate,
} from './truck-seats.ts';
import { affordable, type Lister, offer, pay, priced, type TurnOption } from './turn.ts';
import { attacks, focusOf, forEach, inZone, targetOf } from './turn-options.ts';

const inSeat = forEach<TruckSeat>((seat) => ({ at: 'truck', details: { seat }, seat }));

const BOARD = inSeat('board', 'AD-TRUCK-05', board);
const CHANGE = inSeat('change-seat', 'AD-TRUCK-08', changeSeat);
const LEAVE: TurnOption = { id: 'get-out', at: 'truck', rule: 'AD-TRUCK-07', run: getOut };
const DRIVE = inZone('drive', 'AD-TRUCK-09', drive);
const GUN = memo((to: ZoneId) =>
  attacks(
    { id: `gun:${to}`, at: to, rule: 'AD-TRUCK-17', details: { to, item: 'machine-gun' }, to, run: fire },
    'AD-TRUCK-17',
  ),
);

/**
 * AD-TRUCK-01: one Action each, for whoever is in the Truck's Zone. Those aboard are in that Zone for everybody (AD-TRUCK-04), and fight with what
 * they hold as they would on foot (AD-TRUCK-19); nothing can be done to the Truck itself (AD-TRUCK-03).
 */
export const listTruck: Lister = (g, slot, looking, out) => {
  const { truck } = g.state;
  if (truck === null || truck.at !== survivor(g.state, slot).at || affordable(g.state, 'other') < 1) return;
  const seat = seatOf(g.state, slot);
  if (seat === null) listBoarding(g, slot, truck, looking, out);
  else listAboard(g, slot, truck, seat, looking, out);
};

/** AD-TRUCK-05, AD-TRUCK-06, AD-R-48: with no Zombie there, where a seat is free, also for every Companion. */
function listBoarding(g: Army, slot: Slot, truck: Truck, looking: boolean, out: TurnOption[]): void {
  const { state } = g;
  const led = companionsOf(state, slot).length;
  for (const word of TRUCK_SEATS) {
    const seats = freePassengers(truck) - (word === 'passenger' ? 1 : 0);
    const why = !truck.works
      ? 'truck-broken'
      : zombiesAt(state, truck.at) > 0
        ? 'zombies-here'
        : !isFree(truck, word) || seats < led
          ? 'no-seat'
          : null;
    offer(out, looking, priced(BOARD(word), looking, 1), why);
  }
}

function listAboard(g: Army, slot: Slot, truck: Truck, seat: TruckSeat, looking: boolean, out: TurnOption[]): void {
  const { state } = g;
  out.push(priced(LEAVE, looking, 1));
  for (const word of TRUCK_SEATS) if (word !== seat && isFree(truck, word)) out.push(priced(CHANGE(word), looking, 1));
  if (seat === 'driver') {
    for (const to of waysIn(state).exits(truck.at))
      offer(out, looking, priced(DRIVE(to), looking, 1), zoneIn(state, to).truck ? null : 'no-road');
  }
  if (seat !== 'gunner') return;
  // AD-TRUCK-18: never the own Zone.
  for (const at of targetsOf(state, survivor(state, slot), MACHINE_GUN)) {
    out.push(priced(GUN(at).plain, looking, 1));
    for (const focus of focusesAt(g, at, MACHINE_GUN)) out.push(priced(GUN(at).focus(targetOf(focus)), looking, 1));
  }
}

function board(g: Army, slot: Slot, seat: TruckSeat): void {
  const truck = g.state.truck as Truck;
  pay(g.state, 'other', 1);
  takeSeat(truck, slot, seat);
  for (const { id } of companionsOf(g.state, slot)) truck.companions.push(id); // AD-COMP-09
  g.touch(`seat:${seat}`);
  g.tell('all', 'boarded', { survivor: survivor(g.state, slot).id, seat, rule: 'AD-TRUCK-05' });
}

function changeSeat(g: Army, slot: Slot, seat: TruckSeat): void {
  const truck = g.state.truck as Truck;
  pay(g.state, 'other', 1);
  vacate(truck, slot);
  takeSeat(truck, slot, seat);
  g.tell('all', 'changed-seat', { survivor: survivor(g.state, slot).id, seat, rule: 'AD-TRUCK-08' });
}

function getOut(g: Army, slot: Slot): void {
  pay(g.state, 'other', 1);
  leaveSeat(g.state, slot);
  g.tell('all', 'got-out', { survivor: survivor(g.state, slot).id, rule: 'AD-TRUCK-07' });
}

/** AD-TRUCK-10, AD-TRUCK-11, AD-R-33: one Zone, with everybody aboard; it is no Move. AD-TRUCK-12, AD-TRUCK-16: Zombies are run over. */
function* drive(g: Army, slot: Slot, zone: ZoneId): Rules {
  const { state } = g;
  const truck = state.truck as Truck;
  const from = truck.at;
  pay(state, 'other', 1);
  truck.at = zone;
  for (const one of aboard(truck)) survivor(state, one).at = zone;
  for (const companion of state.companions) if (truck.companions.includes(companion.id)) companion.at = zone;
  g.tell('all', 'drove', { survivor: survivor(state, slot).id, from, to: zone, rule: 'AD-TRUCK-11' });
  if (zombiesAt(state, zone) > 0) yield* attackWithTruck(g, slot, zone, 'truck', null);
}

function fire(g: Army, slot: Slot, option: TurnOption): Rules {
  pay(g.state, 'other', 1);
  return attackWithTruck(g, slot, option.to as ZoneId, 'machine-gun', focusOf(option));
}
