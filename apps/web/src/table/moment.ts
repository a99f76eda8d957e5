import type { Details, EventView, Match, Viewer } from '@dreadhouse/engine';
import type { Moment } from './table.ts';

/** A match as this viewer sees it now. */
export function momentOf(match: Match<unknown>, viewer: Viewer): Moment {
  return {
    position: match.position,
    phase: match.phase,
    viewer,
    view: match.view(viewer),
    decision: typeof viewer === 'number' ? match.decision(viewer) : null,
    waitingFor: match.waitingFor(),
    events: eventsOf(match, viewer),
    outcome: match.outcome,
  };
}

/** The match as it was, seen by the same eyes; its events are the very ones of the present. */
export function pastMoment(then: Match<unknown>, now: Moment): Moment {
  return { ...momentOf(then, now.viewer), events: now.events.filter(({ position }) => position <= then.position) };
}

const shown = new WeakMap<Details, EventView>();

/** The same event is always the same object, so that long logs can be compared by identity. */
function eventsOf(match: Match<unknown>, viewer: Viewer): readonly EventView[] {
  return match.eventsFor(viewer).map((event) => {
    const known = shown.get(event.details);
    if (known !== undefined) return known;
    shown.set(event.details, event);
    return event;
  });
}

/** The position before which this viewer can take nothing back. */
export function borderOf(match: Match<unknown>, viewer: Viewer): number {
  let border = match.position;
  while (border > 0) {
    const answer = match.answers[border - 1];
    if (answer === undefined || answer.border || answer.seat !== viewer) break;
    border -= 1;
  }
  return border;
}
