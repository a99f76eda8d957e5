import { fastChance, type Match, type Option, search, type Thinking } from '@dreadhouse/engine';
import { type FinalGirlState, PLAYER } from '../state.ts';
import type { Reason } from './opinion.ts';
import { opinionsOf } from './policy.ts';

export type { Reason } from './opinion.ts';

/**
 * How she thinks ahead: the six answers that she likes best, each played through to the beginning of the next turn. Found
 * by trial: see BALANCE.md.
 */
export const thinking: Thinking = {
  breadth: 6,
  depth: 120,
  horizon: { phase: 'action-start', times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 20,
  doubt: 0.015,
};

/** Decides within two seconds on one core of a slow machine, mostly in a tenth of that. */
export const ITERATIONS = 48;

/** What the best player of this game answers. */
export function bestBot(match: Match<FinalGirlState>, seed: string): Option {
  const options = match.legal(PLAYER);
  if (options.length === 1) return options[0] as Option;
  return search(match, PLAYER, { seed, iterations: ITERATIONS })[0]!.option;
}

export interface Hint {
  readonly option: Option;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: Reason;
}

const HINTS = 3;

/** The three best answers. They are found in worlds that the player could be in, so a hint knows no more than she does. */
export function hint(match: Match<FinalGirlState>): Hint[] {
  const seed = `hint ${match.position}`;
  const reasons = reasonsOf(match, seed);
  const considered = search(match, PLAYER, { seed, iterations: 2 * ITERATIONS, trust: Number.POSITIVE_INFINITY });
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

function reasonsOf(match: Match<FinalGirlState>, seed: string): ReadonlyMap<string, Reason> {
  const { ask, state } = match.imagine(PLAYER, fastChance(seed));
  if (ask === null) return new Map();
  const options = ask.options(PLAYER, false);
  return new Map(opinionsOf(state, ask, options).map(({ why }, i) => [options[i]!.id, why]));
}
