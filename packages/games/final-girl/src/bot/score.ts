import { learntFrom, type Seat } from '@dreadhouse/engine';
import type { FinalGirlState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

const learnt = learntFrom(value, judging);

/** How likely the heroine is to win from here, 0 to 1: as games have shown it. */
export function score(state: FinalGirlState, seat: Seat): number {
  if (state.result !== null) return state.result.side === 'heroine' ? 1 : 0;
  return learnt(state, seat) ?? 0.5;
}
