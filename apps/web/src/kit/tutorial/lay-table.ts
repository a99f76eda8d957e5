import { type AnyGame, copy, Match } from '@dreadhouse/engine';
import type { LessonTable } from '../../contract/lesson.ts';

interface Laid<State> {
  readonly options: unknown;
  /** The names on the seats, in the language that is set when the lesson begins. */
  readonly players: () => readonly string[];
  readonly phase: string;
  readonly arrange: (state: State) => void;
  readonly stacks: LessonTable['stacks'];
}

/** Sets a game up by its own rules, then moves things to where the lesson wants them; nothing is added or lost. */
export function layTable<State>({ options, phase, arrange, stacks, ...laid }: Laid<State>): Lay {
  return (game) => {
    const players = laid.players();
    const started = Match.start(game, { options, players, luck: { kind: 'fast', seed: 'lesson' } });
    if (!started.ok) throw new Error(started.why);
    const state = copy(started.value.state) as State; // the lessons of a scene are for its own game
    arrange(state);
    return { options, players, layout: { phase, state }, stacks };
  };
}

type Lay = (game: AnyGame) => LessonTable;

/** Dice as the player sees them, for luck that is laid out in advance. */
export function dice(...faces: readonly number[]): number[] {
  return faces.map((face) => face - 1);
}

/** Cards of a pile come to lie on top of it, the first one uppermost. */
export function putOnTop<Card>(pile: Card[], cards: readonly Card[]): void {
  pile.unshift(...cards.map((card) => take(pile, card)));
}

export function take<Card>(pile: Card[], card: Card): Card {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`There is no ${String(card)} to be laid out.`);
  pile.splice(at, 1);
  return card;
}
