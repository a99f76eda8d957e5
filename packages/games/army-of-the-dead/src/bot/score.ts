import { learntFrom, type Seat } from '@dreadhouse/engine';
import type { ArmyState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

const learnt = learntFrom(value, () => judging);

/** Before the team has set out nothing can be told. */
const UNKNOWN = 0.3;

/** The chance of the team, as games have shown it: see BALANCE.md. */
export function score(state: ArmyState, seat: Seat): number {
  if (state.result !== null) return state.result.side === 'survivors' ? 1 : 0;
  return learnt(state, seat) ?? UNKNOWN;
}
