import type { Chance } from './chance/chance.ts';
import { chanceFrom } from './chance/luck.ts';
import type { Answer } from './decision.ts';
import type { Game } from './game.ts';
import { beginning, type Header, type Mark } from './history.ts';
import { copy, fingerprint } from './plain.ts';
import { Run } from './run.ts';
import { atOnce, type Work } from './work.ts';

interface Rerun<S> {
  readonly run: Run<S>;
  readonly marks: readonly Mark[];
  /** Why it stopped before the last answer; null when it did not. */
  readonly trouble: string | null;
}

/** Plays a match again from its inputs alone, with a look at its luck. Nothing that was stored beside them is believed. */
export function rerun<S>(
  game: Game<S>,
  header: Header,
  answers: readonly Pick<Answer, 'seat' | 'option'>[],
  watch?: (chance: Chance) => Chance,
): Rerun<S> {
  return atOnce(rerunning(game, header, answers, watch));
}

/** The same, an answer at a time. */
export function* rerunning<S>(
  game: Game<S>,
  header: Header,
  answers: readonly Pick<Answer, 'seat' | 'option'>[],
  watch: (chance: Chance) => Chance = (chance) => chance,
): Work<Rerun<S>> {
  const { position, phase, state, places } = beginning(game, header);
  const run = new Run(game, copy(state), watch(chanceFrom(header.luck, places)), header.players.length);
  const marks: Mark[] = [];
  run.play.position = position;
  run.onPhase = () => {
    marks.push([run.position, run.phase, fingerprint(run.state)]);
  };
  try {
    run.begin(phase);
    for (const answer of answers.slice(position)) {
      const trouble = run.replay(answer);
      if (trouble !== null) return { run, marks, trouble };
      yield;
    }
  } catch (error) {
    return { run, marks, trouble: (error as Error).message };
  }
  return { run, marks, trouble: null };
}
