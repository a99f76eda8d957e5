import { learntFrom, type Seat } from '@dreadhouse/engine';
import type { NemesisState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

const learnt = learntFrom(value, () => judging);

/** The chance of this seat to win, as games have shown it for what the seat knows of its position. */
export function score(state: NemesisState, seat: Seat): number {
  if (state.winners.length > 0) return state.winners.includes(seat) ? 1 : 0;
  return state.ended === null ? (learnt(state, seat) ?? 0.5) : 0;
}
