import { fastChance } from '../chance/fast.ts';
import type { Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { type Contrast, contrastsOf, courseOf } from './contrast.ts';
import { type Planned, planAfter } from './plan.ts';
import { ruleOfThumb } from './policy.ts';
import { NO_REASON, optionReasons, type Reason } from './reasons.ts';
import { search } from './search.ts';

/** An answer that is worth a thought. */
export interface Advice {
  /** The option's id. */
  readonly option: string;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  readonly reason: Reason;
  /** It looks best at a glance: what the rule of thumb would answer. */
  readonly obvious: boolean;
  /** What it leads to more often, or more rarely, than the best answer; nothing for that one itself. */
  readonly contrasts: readonly Contrast[];
  /** What would follow, by the rule of thumb: the seat's next moves of the same kind, in a world that it could be in. */
  readonly plan: readonly Planned[];
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
  const reasons = reasonsOf(match, seat, seed);
  const obvious = ruleOfThumb(match, seat, seed).id;
  const limits = { seed, trust: Number.POSITIVE_INFINITY, also: obvious };
  const iterations = thinking?.hintIterations;
  const tried = search(match, seat, iterations === undefined ? limits : { ...limits, iterations }).filter(
    ({ visits }) => visits > 0,
  );
  const courses = tried[0] === undefined ? new Map() : courseOf(match, seat, tried[0].option.id, seed);
  let chance = 1;
  return withObvious(tried, obvious).map(({ option: { id }, value }, place) => {
    // What was dropped early may look good by luck; it is not shown as better than what was kept.
    chance = Math.min(chance, value);
    return {
      ...{ option: id, chance, reason: reasons.get(id) ?? NO_REASON, obvious: id === obvious },
      contrasts: place === 0 ? [] : contrastsOf(courseOf(match, seat, id, seed), courses),
      plan: planOf(match, seat, id, seed),
    };
  });
}

/** The best ones, and among them what looks best at a glance: whoever would have answered that wants to know what is wrong with it. */
function withObvious<T extends { readonly option: { readonly id: string } }>(
  tried: readonly T[],
  obvious: string,
): readonly T[] {
  const best = tried.slice(0, PIECES);
  const other = tried.slice(PIECES).find(({ option }) => option.id === obvious);
  return other === undefined ? best : [...best.slice(0, -1), other];
}

function planOf<S>(match: Match<S>, seat: Seat, option: string, seed: string): Planned[] {
  const chance = fastChance(`${seed} plan`);
  return planAfter(match.imagine(seat, chance), seat, option, chance, match.game.thinking?.plansSurely === true);
}

/** What speaks for each option, in a world that the seat could be in. */
export function reasonsOf<S>(match: Match<S>, seat: Seat, seed: string): ReadonlyMap<string, Reason> {
  return optionReasons(match.imagine(seat, fastChance(seed)), seat);
}
