import { fastChance } from '../chance/fast.ts';
import type { Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { search } from './search.ts';

/** An answer that is worth a thought. */
export interface Advice {
  /** The option's id. */
  readonly option: string;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: string;
}

const PIECES = 3;

/**
 * The three best answers of a seat; none where the game has no opinions. They are found in worlds that the seat could be in, so
 * advice knows no more than it does.
 */
export function advise<S>(match: Match<S>, seat: Seat): Advice[] {
  const { opinions, thinking } = match.game;
  if (opinions === undefined) return [];
  const seed = `hint ${match.position} ${seat}`;
  const whys = whyOf(match, seat, seed);
  const limits = { seed, trust: Number.POSITIVE_INFINITY };
  const iterations = thinking?.hintIterations;
  let chance = 1;
  return search(match, seat, iterations === undefined ? limits : { ...limits, iterations })
    .filter(({ visits }) => visits > 0)
    .slice(0, PIECES)
    .map(({ option: { id }, value }) => {
      // What was dropped early may look good by luck; it is not shown as better than what was kept.
      chance = Math.min(chance, value);
      return { option: id, chance, why: whys.get(id) ?? 'other' };
    });
}

function whyOf<S>(match: Match<S>, seat: Seat, seed: string): ReadonlyMap<string, string> {
  const { ask, state } = match.imagine(seat, fastChance(seed));
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  const said = match.game.opinions?.(state, seat, ask, options) ?? [];
  return new Map(options.flatMap(({ id }, i) => (said[i] === undefined ? [] : [[id, said[i].why] as const])));
}
