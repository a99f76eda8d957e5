import { EnumeratedChance } from './chance/enumerated.ts';
import { fastChance } from './chance/fast.ts';
import type { Seat } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Match } from './match.ts';
import type { Run } from './run.ts';

/** What an option would do: each outcome that the caller tells apart, with how likely it is. */
interface Preview {
  /** Whether the odds are exact, or an estimate from this many tries. */
  readonly exact: boolean;
  readonly tries: number;
  readonly outcomes: readonly { readonly outcome: string; readonly odds: number }[];
}

interface PreviewLimits {
  /** How many paths of the dice are followed before odds are estimated instead. */
  readonly paths?: number;
  readonly samples?: number;
  readonly seed?: string;
}

/**
 * Tries an option in worlds that the seat could be in, up to the next decision. `tell` says which outcome it was, from the run
 * and from what happened. Exact when only dice decide and there are few enough of them; estimated when something hidden does.
 */
export function preview<S>(
  match: Match<S>,
  seat: Seat,
  option: string,
  tell: (run: Run<S>, events: readonly GameEvent[]) => string,
  limits: PreviewLimits = {},
): Preview {
  const attempt: Attempt<S> = (run) => {
    const chosen = run.legal(seat).find((one) => one.id === option);
    if (chosen === undefined) throw new Error(`Seat ${seat} cannot answer "${option}" now.`);
    run.play.events = [];
    run.answer(seat, chosen);
    return tell(run, run.play.events);
  };
  return enumerate(match, seat, attempt, limits) ?? sample(match, seat, attempt, limits);
}

type Attempt<S> = (run: Run<S>) => string;

/** Every path of the dice; null when a hidden card came into it, or when there are too many. */
function enumerate<S>(match: Match<S>, seat: Seat, attempt: Attempt<S>, limits: PreviewLimits): Preview | null {
  const dice = new EnumeratedChance();
  const found = new Map<string, number>();
  let tries = 0;
  do {
    const run = match.imagine(seat, fastChance(limits.seed ?? 'preview'));
    run.play.chance = dice;
    const outcome = attempt(run);
    if (run.play.revealed || ++tries > (limits.paths ?? 1296)) return null;
    found.set(outcome, (found.get(outcome) ?? 0) + dice.odds);
  } while (dice.next());
  return { exact: true, tries, outcomes: ranked(found) };
}

function sample<S>(match: Match<S>, seat: Seat, attempt: Attempt<S>, limits: PreviewLimits): Preview {
  const samples = limits.samples ?? 400;
  const found = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const run = match.imagine(seat, fastChance(`${limits.seed ?? 'preview'} ${i}`));
    const outcome = attempt(run);
    found.set(outcome, (found.get(outcome) ?? 0) + 1 / samples);
  }
  return { exact: false, tries: samples, outcomes: ranked(found) };
}

function ranked(found: ReadonlyMap<string, number>): Preview['outcomes'] {
  return [...found].map(([outcome, odds]) => ({ outcome, odds })).sort((a, b) => b.odds - a.odds);
}
