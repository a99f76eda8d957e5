import type { Ask, Option, Seat } from '@dreadhouse/engine';
import type { BetrayalQuestions } from '../questions.ts';
import { lookAt } from '../rules/table.ts';
import type { BetrayalState } from '../state.ts';
import { answerOpinion } from './answers.ts';
import type { Opinion } from './opinion.ts';
import { Situation } from './situation.ts';
import { turnOpinion } from './turn.ts';

/** What a seat thinks of every option, in the order of the options. It reads what the seat may know, and nothing else. */
export function opinions(state: BetrayalState, seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  const g = lookAt(state);
  if (ask.kind === 'turn') {
    const situation = new Situation(g, seat, seat, state.turn.moves, !state.turn.attacked);
    return options.map((option) => turnOpinion(situation, option));
  }
  if (ask.kind === 'monster') {
    const { monster, moves, attacked } = ask.about as BetrayalQuestions['monster']; // as the question is asked
    const situation = new Situation(g, monster, seat, moves, !attacked);
    return options.map((option) => turnOpinion(situation, option));
  }
  return options.map((option) => answerOpinion(g, seat, ask, option));
}
