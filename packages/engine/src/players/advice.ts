import { fastChance } from '../chance/fast.ts';
import { type OptionView, type Seat, showOption } from '../decision.ts';
import type { Opinion } from '../game.ts';
import type { Match } from '../match.ts';
import { copy } from '../plain.ts';
import type { Run } from '../run.ts';
import { type Contrast, contrastsOf, courseOf } from './contrast.ts';
import { bestRated, ruleOfThumb } from './policy.ts';
import { search } from './search.ts';
import { leadsTo } from './there-and-back.ts';

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

/** A move to come. */
export interface Planned {
  readonly kind: string;
  readonly option: OptionView;
  readonly reason: Reason;
  /** So many turns later: how often the phase in which the plan begins has been left by then. */
  readonly later: number;
}

/** What speaks for an answer, and what that is about; the text is `hint.<why>`. */
export type Reason = Pick<Opinion, 'why' | 'about'>;

const NONE: Reason = { why: 'other' };

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
      ...{ option: id, chance, reason: reasons.get(id) ?? NONE, obvious: id === obvious },
      contrasts: place === 0 ? [] : contrastsOf(courseOf(match, seat, id, seed), courses),
      plan: planAfter(match, seat, id, seed),
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

/** So far ahead a plan goes; farther, luck and others have the say. */
const MOVES = 3;
/** So many answers, anybody's, are given at most on the way there. */
const FAR = 60;

function planAfter<S>(match: Match<S>, seat: Seat, option: string, seed: string): Planned[] {
  const chance = fastChance(`${seed} plan`);
  const run = match.imagine(seat, chance);
  const kind = run.ask?.kind;
  const plan: Planned[] = [];
  const states = [copy(run.state)];
  if (run.replay({ seat, option }) !== null) return plan;
  const first = run.phase;
  let later = 0;
  for (let n = 0; n < FAR && !run.over && plan.length < MOVES; n++) {
    const [mover] = run.waitingFor();
    if (mover === undefined) break;
    const next = bestRated(run, mover, chance);
    if (mover === seat && run.ask?.kind === kind && run.legal(seat).length > 1) {
      states.push(copy(run.state));
      plan.push({
        kind: run.ask?.kind ?? '',
        option: showOption(next),
        reason: reasonsIn(run, seat).get(next.id) ?? NONE,
        later,
      });
    }
    const { phase } = run;
    run.answer(mover, next);
    if (phase === first && run.phase !== first) later += 1;
  }
  states.push(copy(run.state));
  const moves = [option, ...plan.map((one) => one.option.id)];
  return plan.slice(0, Math.max(0, leadsTo(moves, states) - 1));
}

/** What speaks for each option, in a world that the seat could be in. */
export function reasonsOf<S>(match: Match<S>, seat: Seat, seed: string): ReadonlyMap<string, Reason> {
  return reasonsIn(match.imagine(seat, fastChance(seed)), seat);
}

function reasonsIn<S>({ ask, state, game }: Run<S>, seat: Seat): ReadonlyMap<string, Reason> {
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  const said = game.opinions?.(state, seat, ask, options) ?? [];
  return new Map(options.flatMap(({ id }, i) => (said[i] === undefined ? [] : [[id, reasonOf(said[i])] as const])));
}

function reasonOf({ why, about }: Opinion): Reason {
  return about === undefined ? { why } : { why, about };
}
