import type { Decision, EventView } from '@dreadhouse/engine';
import type { FinalGirlEvent, FinalGirlQuestions } from '@dreadhouse/final-girl';

// A scene is only ever given matches of its own game: the page hands events and questions on unread, and here they get their types back.

type EventOfKind<K> = Extract<FinalGirlEvent, { readonly kind: K }>;

/** Those of some events that are of this kind. */
export function eventsOf<K extends FinalGirlEvent['kind']>(
  events: readonly EventView[],
  kind: K,
): readonly EventOfKind<K>[] {
  return (events as readonly FinalGirlEvent[]).filter((event): event is EventOfKind<K> => event.kind === kind);
}

/** What the question is about, if it is of this kind. */
export function askedAbout<K extends keyof FinalGirlQuestions>(
  decision: Decision | null,
  kind: K,
): FinalGirlQuestions[K] | null {
  return decision?.kind === kind ? (decision.about as FinalGirlQuestions[K]) : null;
}
