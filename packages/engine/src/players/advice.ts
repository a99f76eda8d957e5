import { fastChance } from '../chance/fast.ts';
import type { Ask, Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { search } from './search.ts';

/** An answer that is worth a thought. */
export interface Advice<Why extends string> {
  readonly option: Option;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: Why | 'other';
}

/** What the rule of thumb has to say for each option, in its order. */
export type Reasons<S, Why extends string> = (
  state: S,
  seat: Seat,
  ask: Ask,
  options: readonly Option[],
) => readonly { readonly why: Why }[];

const PIECES = 3;

/** The three best answers of a seat. They are found in worlds that the seat could be in, so advice knows no more than it does. */
export function advise<S, Why extends string>(
  match: Match<S>,
  seat: Seat,
  reasons: Reasons<S, Why>,
  iterations?: number,
): Advice<Why>[] {
  const seed = `hint ${match.position} ${seat}`;
  const whys = whyOf(match, seat, reasons, seed);
  const limits = { seed, trust: Number.POSITIVE_INFINITY };
  const considered = search(match, seat, iterations === undefined ? limits : { ...limits, iterations });
  let chance = 1;
  return considered
    .filter(({ visits }) => visits > 0)
    .slice(0, PIECES)
    .map(({ option, value }) => {
      // What was dropped early may look good by luck; it is not shown as better than what was kept.
      chance = Math.min(chance, value);
      return { option, chance, why: whys.get(option.id) ?? 'other' };
    });
}

function whyOf<S, Why extends string>(
  match: Match<S>,
  seat: Seat,
  reasons: Reasons<S, Why>,
  seed: string,
): ReadonlyMap<string, Why> {
  const { ask, state } = match.imagine(seat, fastChance(seed));
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  const said = reasons(state, seat, ask, options);
  return new Map(options.flatMap(({ id }, i) => (said[i] === undefined ? [] : [[id, said[i].why] as const])));
}
