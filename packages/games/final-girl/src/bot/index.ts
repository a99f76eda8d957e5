import { type Advice, advise, type Match, type Thinking } from '@dreadhouse/engine';
import { type FinalGirlState, PLAYER } from '../state.ts';
import type { Reason } from './opinion.ts';
import { opinionsOf } from './policy.ts';

export type { Reason } from './opinion.ts';

/** Decides within two seconds on one core of a slow machine, mostly in a tenth of that. */
const ITERATIONS = 32;

/**
 * How she thinks ahead: the six answers that she likes best, each played through to the beginning of the next turn. Found
 * by trial: see BALANCE.md.
 */
export const thinking: Thinking = {
  iterations: ITERATIONS,
  breadth: 6,
  depth: 120,
  horizon: { phase: 'action-start', times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 20,
  doubt: 0.015,
};

export type Hint = Advice<Reason>;

/** The three best answers, and why. Somebody who asks has the patience for twice the tries. */
export function hint(match: Match<FinalGirlState>): Hint[] {
  return advise(match, PLAYER, (state, _seat, ask, options) => opinionsOf(state, ask, options), 2 * ITERATIONS);
}
