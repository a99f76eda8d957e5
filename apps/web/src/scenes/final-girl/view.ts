import type { Decision } from '@dreadhouse/engine';
import type { FinalGirlEvents, FinalGirlQuestions, FinalGirlView } from '@dreadhouse/final-girl';
import { viewsOf } from '../../kit/scene/view.ts';

export { useWide } from '../../kit/scene/view.ts';

/** Under a name of its own, so that its parts can go without theirs. */
export interface View extends FinalGirlView {}

export const { viewOf, useViewPart, eventsOf } = viewsOf<View, FinalGirlEvents>();

/** What the question is about, if it is of this kind. */
export function askedAbout<K extends keyof FinalGirlQuestions>(
  decision: Decision | null,
  kind: K,
): FinalGirlQuestions[K] | null {
  return decision?.kind === kind ? (decision.about as FinalGirlQuestions[K]) : null;
}
