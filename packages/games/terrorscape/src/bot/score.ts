import { learntFrom, type Seat } from '@dreadhouse/engine';
import type { TerrorscapeState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

const learnt = learntFrom(value, () => judging);

/** The chance of this seat's side, as games have shown it for what can be told from the table. */
export function score(state: TerrorscapeState, seat: Seat): number {
  const { result } = state;
  if (result !== null) return result.winners.includes(seat) ? 1 : 0;
  return learnt(state, seat) ?? 0.5;
}
