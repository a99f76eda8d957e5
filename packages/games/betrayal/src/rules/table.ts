import type { Betrayal, BetrayalState } from '../state.ts';

/**
 * A table that is only looked at: rules that ask read nothing but the state and the number of seats. Nothing can be told, rolled or asked
 * with it.
 */
export function lookAt(state: BetrayalState): Betrayal {
  return { state, seats: state.seats } as Betrayal;
}
