import { fastChance, type Match, type Option, type Seat, search, type Thinking } from '@dreadhouse/engine';
import type { ArmyState } from '../state.ts';
import type { Reason } from './opinion.ts';
import { opinionsOf } from './policy.ts';

export type { Reason } from './opinion.ts';

/**
 * How a team thinks ahead: the few answers that the rule of thumb likes best, each played through to the next round, where the score
 * compares them. What the rule of thumb is sure of is not tried at all.
 */
export const thinking: Thinking = {
  trust: 0.9,
  breadth: 5,
  depth: 150,
  horizon: { phase: 'round', times: 1 },
  curiosity: 0,
  wildness: 5,
  respect: 8,
  doubt: 0.015,
};

/** Decides within two seconds on one core of a slow machine. */
export const ITERATIONS = 48;

/** What the best player of this game answers for a seat. */
export function bestBot(match: Match<ArmyState>, seat: Seat, seed: string): Option {
  const options = match.legal(seat);
  if (options.length === 1) return options[0] as Option;
  return search(match, seat, { seed, iterations: ITERATIONS })[0]?.option as Option;
}

export interface Hint {
  readonly option: Option;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: Reason;
}

const HINTS = 3;

/** The three best answers of a seat. They are found in worlds that the seat could be in, so a hint knows no more than it does. */
export function hint(match: Match<ArmyState>, seat: Seat): Hint[] {
  const seed = `hint ${match.position} ${seat}`;
  const reasons = reasonsOf(match, seat, seed);
  const considered = search(match, seat, { seed, iterations: ITERATIONS, trust: Number.POSITIVE_INFINITY });
  let chance = 1;
  return considered
    .filter(({ visits }) => visits > 0)
    .slice(0, HINTS)
    .map(({ option, value }) => {
      // What was dropped early may look good by luck; it is not shown as better than what was kept.
      chance = Math.min(chance, value);
      return { option, chance, why: reasons.get(option.id) ?? 'other' };
    });
}

function reasonsOf(match: Match<ArmyState>, seat: Seat, seed: string): ReadonlyMap<string, Reason> {
  const { ask, state } = match.imagine(seat, fastChance(seed));
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  return new Map(opinionsOf(state, seat, ask, options).map(({ why }, i) => [options[i]?.id ?? '', why]));
}
