import { chanceBy, judgeBy, type Seat } from '@dreadhouse/engine';
import type { ArmyState } from '../state.ts';
import { FEATURES, features } from './features.ts';
import { value } from './value.ts';

const judge = judgeBy(value, FEATURES);

/** Before the team has set out nothing can be told. */
const UNKNOWN = 0.3;

/** The chance of the team, as games have shown it. */
export function score(state: ArmyState, seat: Seat): number {
  if (state.result !== null) return state.result.side === 'survivors' ? 1 : 0;
  const told = features(state, seat);
  return told === null ? UNKNOWN : chanceBy(judge, told);
}
