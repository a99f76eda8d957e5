import type { Rules, Seat } from '@dreadhouse/engine';
import type { Reason } from '../../reasons.ts';
import { consents, wasRefused } from '../../rules/consent.ts';
import { enter } from '../../rules/move.ts';
import { callElevator } from '../../rules/power.ts';
import { peopleIn, roomOf } from '../../rules/table.ts';
import type { Nemesis } from '../../state.ts';
import { type RoomId, SHAFTS, type ShaftId } from '../board.ts';
import type { Act } from '../definitions.ts';
import { act } from './acts.ts';

// The elevator, alike in every shaft (NL-SPEC-ELEV-07); it needs its own power token and nobody else's (NL-SPEC-ELEV-02, NL-SPEC-ELEV-04,
// NL-SPEC-ELEV-08, R-39).

export function elevatorActs(g: Nemesis, seat: Seat, room: RoomId): Act[] {
  const shaft = SHAFTS.find((one) => one === room);
  if (shaft === undefined) return [];
  const dark = !g.state.power.elevator.on && 'elevator-dark';
  const isHere = g.state.elevator === shaft;
  const call = act('call-elevator', 'NL-SPEC-ELEV-01', (now) => callElevator(now, shaft, 'NL-SPEC-ELEV-01'), {
    ...{ price: 1, blocked: dark || (isHere && 'elevator-here') },
  });
  const blocked = dark || (!isHere && 'elevator-elsewhere');
  const rides = SHAFTS.filter((to) => to !== shaft).flatMap((to) => [
    ride(seat, to, blocked),
    ...company(g, seat, shaft).map((others) => rideWith(g, seat, to, others, blocked)),
  ]);
  return [call, ...rides];
}

/** NL-SPEC-ELEV-05, R-06: one other character, or all who agree. */
function company(g: Nemesis, seat: Seat, shaft: ShaftId): (readonly Seat[])[] {
  const others = peopleIn(g, shaft).filter((other) => other !== seat);
  const everybody = g.state.options.elevatorPassengers === 'all' && others.length > 1 ? [others] : [];
  return [...others.map((other) => [other]), ...everybody];
}

function ride(seat: Seat, to: ShaftId, blocked: Reason | false): Act {
  return act(`ride:${to}`, 'NL-SPEC-ELEV-03', (now) => travel(now, [seat], to), {
    ...{ price: 1, at: `room:${to}`, details: { room: to, seats: [] }, blocked },
  });
}

/** Whoever is asked along must agree before anything is paid; where nobody does, nobody rides. */
function rideWith(g: Nemesis, seat: Seat, to: ShaftId, others: readonly Seat[], blocked: Reason | false): Act {
  const id = `ride:${to}:with:${others.join('-')}`;
  const agreed: Seat[] = [];
  const taken = act(id, 'NL-SPEC-ELEV-05', (now) => travel(now, [seat, ...agreed], to), {
    ...{ price: 1, at: `room:${to}`, details: { room: to, seats: others } },
    blocked: blocked || (wasRefused(g, `room:${id}`) && 'refused'),
  });
  return {
    ...taken,
    *prepare(now) {
      agreed.length = 0;
      for (const other of others)
        if (yield* consents(now, seat, other, taken.id, 'NL-SPEC-ELEV-05')) agreed.push(other);
      return agreed.length > 0;
    },
  };
}

/** NL-SPEC-ELEV-03, NL-SPEC-ELEV-06: the token moves along, and nobody rolls for noise. */
function* travel(g: Nemesis, seats: readonly Seat[], to: ShaftId): Rules {
  callElevator(g, to, 'NL-SPEC-ELEV-03');
  for (const seat of seats) if (roomOf(g, seat) !== null) yield* enter(g, seat, to, null, 'NL-SPEC-ELEV-03');
}
