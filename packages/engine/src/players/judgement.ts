import type { Match } from '../match.ts';
import { reasonsOf } from './advice.ts';
import type { Reason } from './reasons.ts';
import { search } from './search.ts';

/** What the best player there is thinks of an answer that was given, by what its seat could know then. */
export interface Judgement {
  readonly position: number;
  /** Estimated chance of winning after the best answer: how the game stood. */
  readonly chance: number;
  /** The best answer, and what speaks for it. */
  readonly best: string;
  readonly reason: Reason;
  readonly given: string;
  /** Estimated chance of winning after the answer that was given; never better than after the best. */
  readonly givenChance: number;
}

/** As many tries as are needed to tell a mistake from chance, and as few as a whole game of answers allows. */
const TRIES = 64;
const BREADTH = 5;

/**
 * Judges the answer that was given at a position of a match that is over; null where there was nothing to choose, or where the game has no
 * opinions. A match under way is judged by nobody: it would be advice.
 */
export function judge<S>(match: Match<S>, position: number): Judgement | null {
  const answer = match.answers[position];
  if (!match.over || answer === undefined || match.game.opinions === undefined) return null;
  const then = match.at(position);
  const { seat, option: given } = answer;
  if (then.legal(seat).length < 2) return null;
  const seed = `judged ${position}`;
  const limits = { seed, iterations: TRIES, breadth: BREADTH, trust: Number.POSITIVE_INFINITY, also: given };
  const considered = search(then, seat, limits).filter(({ visits }) => visits > 0);
  const [best] = considered;
  const chosen = considered.find(({ option }) => option.id === given);
  if (best === undefined || chosen === undefined) return null;
  return {
    position,
    chance: best.value,
    best: best.option.id,
    reason: reasonsOf(then, seat, seed).get(best.option.id) ?? { why: 'other' },
    given,
    givenChance: Math.min(best.value, chosen.value),
  };
}
