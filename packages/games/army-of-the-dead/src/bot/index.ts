import { type Advice, advise, type Match, type Seat, type Thinking } from '@dreadhouse/engine';
import type { ArmyState } from '../state.ts';
import type { Reason } from './opinion.ts';
import { opinionsOf } from './policy.ts';

export type { Reason } from './opinion.ts';

/**
 * How a team thinks ahead: the few answers that the rule of thumb likes best, each played through to the next round, where the score
 * compares them. What the rule of thumb is sure of is not tried at all.
 */
export const thinking: Thinking = {
  iterations: 8,
  trust: 0.6,
  breadth: 4,
  depth: 150,
  horizon: { phase: 'round', times: 1 },
  curiosity: 0,
  wildness: 5,
  respect: 8,
  doubt: 0.015,
};

export type Hint = Advice<Reason>;

/** The three best answers of a seat, and why. */
export function hint(match: Match<ArmyState>, seat: Seat): Hint[] {
  return advise(match, seat, opinionsOf);
}
