import { chanceBy, judgeBy, type Seat } from '@dreadhouse/engine';
import type { NemesisState } from '../state.ts';
import { FEATURES, features } from './features.ts';
import { value } from './value.ts';

const judge = judgeBy(value, FEATURES);

/** The chance of this seat to win, as games have shown it for what the seat knows of its position. */
export function score(state: NemesisState, seat: Seat): number {
  if (state.winners.length > 0) return state.winners.includes(seat) ? 1 : 0;
  return state.ended === null ? chanceBy(judge, features(state, seat)) : 0;
}
