import type { Ask, Option, Seat } from '@dreadhouse/engine';
import type { NemesisState } from '../state.ts';
import { actOpinion } from './acts.ts';
import { answerOpinion } from './answers.ts';
import { Field } from './field.ts';
import { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';

/** What a seat thinks of every option, in the order of the options. It reads the seat's own view, and nothing else. */
export function opinions(state: NemesisState, seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  if (ask.kind === 'draft') return options.map(() => opinion(0, 'other'));
  const look = new Look(state, seat);
  const field = new Field(look);
  if (ask.kind === 'act') return options.map((option) => actOpinion(look, field, option));
  return options.map((option) => answerOpinion(look, field, ask, option));
}
