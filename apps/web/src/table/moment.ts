import {
  type AnyGame,
  type EventView,
  type GameEvent,
  type Match,
  mayKnow,
  phaseSeenBy,
  type Seat,
  showEvent,
  type Viewer,
} from '@dreadhouse/engine';
import type { Moment } from '../contract/table.ts';
import type { Past } from './past.ts';

/** A match as this viewer sees it now. */
export function momentOf(match: Match<unknown>, viewer: Viewer): Moment {
  return {
    position: match.position,
    phase: match.phaseSeenBy(viewer),
    viewer,
    view: match.view(viewer),
    decision: typeof viewer === 'number' ? match.decision(viewer) : null,
    waitingFor: match.waitingSeenBy(viewer),
    events: eventsOf(match, viewer),
    steps: [],
    outcome: match.outcome,
  };
}

/** The match as it was, seen by the same eyes; its events are the very ones of the present. */
export function pastMoment(then: Match<unknown>, now: Moment): Moment {
  return { ...momentOf(then, now.viewer), events: now.events.filter(({ position }) => position <= then.position) };
}

/** Any position through any eyes. */
export function momentAt(past: Past, viewer: Viewer, position: number, end: number): Moment {
  const then = Math.min(Math.max(position, past.start), end);
  const moment = momentOf(past.at(then), viewer);
  return { ...moment, events: moment.events.filter((event) => event.position <= then) };
}

/** By the phase's name, which not everybody knows by the same. */
const shown = new WeakMap<GameEvent, Map<string, EventView>>();

/**
 * What this viewer has been told. The same event is always the same object, so that long logs can be compared by identity, and only what
 * is new has to be made.
 */
function eventsOf(match: Match<unknown>, viewer: Viewer): readonly EventView[] {
  return match.events.filter((event) => mayKnow(event, viewer)).map((event) => shownEvent(match.game, event, viewer));
}

/** An event as those see it who know its phase by the same name. */
export function shownEvent(game: AnyGame, event: GameEvent, viewer: Viewer): EventView {
  const phase = phaseSeenBy(game, event.phase, viewer);
  const known = shown.get(event) ?? new Map<string, EventView>();
  shown.set(event, known);
  let view = known.get(phase);
  if (view === undefined) {
    view = showEvent(event, viewer, game);
    known.set(phase, view);
  }
  return view;
}

/** The position before which these seats can take nothing back. */
export function borderOf(match: Match<unknown>, seats: readonly Seat[]): number {
  let border = match.position;
  while (border > 0) {
    const answer = match.answers[border - 1];
    if (answer === undefined || answer.border || !seats.includes(answer.seat)) break;
    border -= 1;
  }
  return border;
}
