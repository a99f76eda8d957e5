import type { Chance } from '../chance/chance.ts';
import { type OptionView, type Seat, showOption } from '../decision.ts';
import { copy } from '../plain.ts';
import type { Run } from '../run.ts';
import { bestRated } from './policy.ts';
import { NO_REASON, optionReasons, type Reason } from './reasons.ts';
import { leadsTo } from './there-and-back.ts';

/** A move to come. */
export interface Planned {
  readonly kind: string;
  readonly option: OptionView;
  readonly reason: Reason;
  /** So many turns later: how often the phase in which the plan begins has been left by then. */
  readonly later: number;
}

/** So far ahead a plan goes; farther, luck and others have the say. */
const MOVES = 3;
/** So many answers, anybody's, are given at most on the way there. */
const FAR = 60;

/**
 * What would follow an answer, by the rule of thumb: the seat's next moves (answers to the same question, or to the one that the game names), in this world, which is used up. `surely`: only
 * until luck has a say, so that nothing is planned on what this world alone has in store.
 */
export function planAfter<S>(run: Run<S>, seat: Seat, option: string, chance: Chance, surely = false): Planned[] {
  const kind = run.game.thinking?.moves ?? run.ask?.kind;
  const plan: Planned[] = [];
  const states = [copy(run.state)];
  const { used } = run.play.chance;
  const hasHadLuck = (): boolean => run.play.chance.used > used || run.play.revealed;
  if (run.replay({ seat, option }) !== null) return plan;
  const first = run.phase;
  let later = 0;
  for (let n = 0; n < FAR && !run.over && plan.length < MOVES && !(surely && hasHadLuck()); n++) {
    const [mover] = run.waitingFor();
    if (mover === undefined) break;
    const next = bestRated(run, mover, chance);
    if (mover === seat && run.ask?.kind === kind && run.legal(seat).length > 1) {
      states.push(copy(run.state));
      plan.push({
        kind: run.ask?.kind ?? '',
        option: showOption(next),
        reason: optionReasons(run, seat).get(next.id) ?? NO_REASON,
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
