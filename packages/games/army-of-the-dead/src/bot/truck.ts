import type { ZoneId } from '../map/index.ts';
import { isSpecialist, missionIn, slotOf, survivor, waysIn } from '../rules/table.ts';
import { seatOf } from '../rules/truck-seats.ts';
import type { TurnOption } from '../rules/turn.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { isLeaving } from './tasks.ts';

/** Aboard when it is time to leave, and then to where it ends. */
export function truckOpinion({ state, slot }: Situation, option: TurnOption, prefix: string): Opinion {
  const goal = missionIn(state).victory.find(({ kind }) => kind === 'truck');
  if (goal?.kind !== 'truck' || state.truck === null) return opinion(prefix === 'get-out' ? -0.2 : -1, 'other');
  const leaving = isLeaving(state);
  const one = survivor(state, slot);
  const needed = state.goals.some(({ owner }) => owner === one.id) || goal.with.some((spec) => isSpecialist(one, spec));
  if (prefix === 'board') return opinion(leaving && needed ? (option.seat === 'driver' ? 5 : 4) : -1, 'objective');
  if (prefix === 'get-out') return opinion(leaving ? -2 : 1, 'other');
  if (prefix === 'change-seat')
    return opinion(option.seat === 'driver' && leaving && state.truck.driver === null ? 4 : -1, 'objective');
  if (prefix !== 'drive') return opinion(-0.5, 'other');
  const ways = waysIn(state);
  const nearer = ways.distance(state.truck.at, goal.zone) - ways.distance(option.to as ZoneId, goal.zone);
  const everybody = state.goals.every(({ owner }) => seatOf(state, slotOf(state, owner)) !== null);
  return opinion(leaving && everybody ? 3 * nearer : -0.5, 'objective');
}
