import type { Ask, Option, Seat } from '@dreadhouse/engine';
import { slotOf } from '../rules/table.ts';
import type { TurnOption } from '../rules/turn.ts';
import { turnOf } from '../rules/turn.ts';
import type { ArmyState } from '../state.ts';
import { answerOpinion } from './answers.ts';
import type { Opinion } from './opinion.ts';
import { lookAround } from './situation.ts';
import { reflexOpinion, stepOpinion, turnOpinion } from './turn.ts';

const TURNS = ['turn', 'lent-action'];
const MOVES = ['move-on', 'hit-and-run', 'sidestep'];

/** What a seat thinks of every option, in the order of the options. Nothing hidden is read: all of it lies open. */
export function opinions(state: ArmyState, _seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  if (TURNS.includes(ask.kind)) {
    const situation = lookAround(state, turnOf(state).slot);
    return options.map((option) => turnOpinion(situation, option as TurnOption));
  }
  if (MOVES.includes(ask.kind)) {
    const situation = lookAround(state, slotOf(state, ask.about?.['survivor'] as never));
    return options.map((option) => stepOpinion(situation, (option as TurnOption).to));
  }
  if (ask.kind === 'reflexes') {
    const slot = slotOf(state, ask.about?.['survivor'] as never);
    return options.map((option) => reflexOpinion(state, slot, option as TurnOption));
  }
  return options.map((option) => answerOpinion(state, ask, option));
}
