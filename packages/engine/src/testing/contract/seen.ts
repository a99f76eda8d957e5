import type { Details, OptionView, Seat, Viewer } from '../../decision.ts';
import { showOption } from '../../decision.ts';
import type { Outcome } from '../../game.ts';
import type { Run } from '../../run.ts';
import { viewOf } from '../../view.ts';

/**
 * All that the rules put on one viewer's screen at a moment. Whatever else a screen gets from a match belongs in here: the check of two
 * worlds compares every field of it, and who sends screens is checked to send nothing that is not compared.
 */
export interface Seen {
  readonly view: object;
  readonly phase: string;
  readonly question: Asked | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** A question as it is put to a seat. */
interface Asked {
  readonly kind: string;
  readonly rule: string;
  readonly about?: Details;
  readonly options: readonly OptionView[];
}

/** Whoever looks for several viewers at once makes what everybody sees only once. */
export function seenBy<S>(run: Run<S>, viewer: Viewer, publicView?: object): Seen {
  const { game, state, over } = run;
  return {
    view: viewOf(game, state, viewer, publicView),
    phase: run.phaseSeenBy(viewer),
    question: asked(run, viewer),
    waitingFor: run.waitingSeenBy(viewer),
    outcome: over ? game.outcome(state) : null,
  };
}

/** A seat sees its own question, and of others' that they are asked. */
function asked<S>({ ask }: Run<S>, seat: Viewer): Asked | null {
  if (ask === null || seat === 'spectator' || !ask.seats.includes(seat)) return null;
  const { kind, rule, about } = ask;
  return { kind, rule, ...(about === undefined ? {} : { about }), options: ask.options(seat, true).map(showOption) };
}
