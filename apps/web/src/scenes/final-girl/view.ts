import type { Decision } from '@dreadhouse/engine';
import type { FinalGirlEvent, FinalGirlQuestions, FinalGirlView } from '@dreadhouse/final-girl';
import type { Moment } from '../../contract/table.ts';
import { mediaHook } from '../../kit/basics/use-media.ts';
import { viewsOf } from '../../kit/scene/view.ts';

/** Under a name of its own, so that its parts can go without theirs. */
export interface View extends FinalGirlView {}

export const { viewOf, useViewPart } = viewsOf<View>();

/** Moments of this scene hold events of its own game. */
export function eventsOf({ events }: Pick<Moment, 'events'>): readonly FinalGirlEvent[] {
  return events as readonly FinalGirlEvent[];
}

/** What the question is about, if it is of this kind. */
export function askedAbout<K extends keyof FinalGirlQuestions>(
  decision: Decision | null,
  kind: K,
): FinalGirlQuestions[K] | null {
  return decision?.kind === kind ? (decision.about as FinalGirlQuestions[K]) : null;
}

/** Whether there is room for everything side by side; a phone gets a layout of its own. */
export const useWide = mediaHook('(min-width: 72rem) and (min-height: 40rem)');
