import type { Ask, Option, Seat } from '@dreadhouse/engine';
import { KILLER, type TerrorscapeState } from '../state.ts';
import { killersOpinion } from './killer.ts';
import { lookAsKiller } from './killer-situation.ts';
import { type Opinion, opinion } from './opinion.ts';
import { lookAsSurvivor } from './survivor-situation.ts';
import { survivorsOpinions } from './survivors.ts';

/** What a seat thinks of every option, in the order of the options. It reads what its side may know, and nothing else. */
export function opinions(state: TerrorscapeState, seat: Seat, ask: Ask, options: readonly Option[]): Opinion[] {
  if (state.step === 'setup' && ask.kind !== 'choose-plan') return options.map(() => opinion(0, 'other'));
  if (seat !== KILLER) return survivorsOpinions(lookAsSurvivor(state, seat), ask, options);
  const k = lookAsKiller(state);
  return options.map((option) => killersOpinion(k, ask, option));
}
