import { fastChance } from '../chance/fast.ts';
import { type OptionView, type Seat, showOption } from '../decision.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { bestRated } from './policy.ts';
import { search } from './search.ts';

/** An answer that is worth a thought. */
export interface Advice {
  /** The option's id. */
  readonly option: string;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: string;
  /** What would follow, by the rule of thumb: the seat's next moves of the same kind, in a world that it could be in. */
  readonly plan: readonly Planned[];
}

/** A move to come. */
export interface Planned {
  readonly kind: string;
  readonly option: OptionView;
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
      return { option: id, chance, why: whys.get(id) ?? 'other', plan: planAfter(match, seat, id, seed) };
    });
}

/** So far ahead a plan goes; farther, luck and others have the say. */
const MOVES = 3;
/** So many answers, anybody's, are given at most on the way there. */
const FAR = 60;

function planAfter<S>(match: Match<S>, seat: Seat, option: string, seed: string): Planned[] {
  const chance = fastChance(`${seed} plan`);
  const run = match.imagine(seat, chance);
  const kind = run.ask?.kind;
  const plan: Planned[] = [];
  if (run.replay({ seat, option }) !== null) return plan;
  for (let n = 0; n < FAR && !run.over && plan.length < MOVES; n++) {
    const [mover] = run.waitingFor();
    if (mover === undefined) break;
    const next = bestRated(run, mover, chance);
    if (mover === seat && run.ask?.kind === kind && run.legal(seat).length > 1)
      plan.push({
        kind: run.ask?.kind ?? '',
        option: showOption(next),
        why: whysIn(run, seat).get(next.id) ?? 'other',
      });
    run.answer(mover, next);
  }
  return plan;
}

/** What speaks for each option, in a world that the seat could be in. */
export function whyOf<S>(match: Match<S>, seat: Seat, seed: string): ReadonlyMap<string, string> {
  return whysIn(match.imagine(seat, fastChance(seed)), seat);
}

function whysIn<S>({ ask, state, game }: Run<S>, seat: Seat): ReadonlyMap<string, string> {
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  const said = game.opinions?.(state, seat, ask, options) ?? [];
  return new Map(options.flatMap(({ id }, i) => (said[i] === undefined ? [] : [[id, said[i].why] as const])));
}
