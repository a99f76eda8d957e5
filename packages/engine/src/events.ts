import type { Details, Seat, Viewer } from './decision.ts';
import { phaseSeenBy, type Sight } from './sight.ts';

export type Audience = 'all' | Seat | readonly Seat[];

/** What is told of something that happened. */
export interface Told {
  readonly phase: string;
  readonly kind: string;
  readonly rule?: string;
  readonly details: Details;
}

/** Something that happened. Log, animation, sound, screen reader, replay and recap are made of these; rules never read them. */
export interface GameEvent extends Told {
  /** The number of answers given when it happened. */
  readonly position: number;
  readonly to: Audience;
}

/** What a viewer gets to see of an event: not even who else saw it, and the phase by the name that this viewer knows. */
export interface EventView extends Told {
  readonly position: number;
}

/** One of the events of a game, by a map from each kind to its details. */
export type EventOf<E> = {
  [K in keyof E & string]: Omit<EventView, 'kind' | 'details'> & { readonly kind: K; readonly details: E[K] };
}[keyof E & string];

/** Something that happened, and what the viewer saw when it had. */
export interface Step {
  readonly event: EventView;
  readonly view: unknown;
}

export function mayKnow(event: GameEvent, viewer: Viewer): boolean {
  if (event.to === 'all') return true;
  if (viewer === 'spectator') return false;
  return typeof event.to === 'number' ? event.to === viewer : event.to.includes(viewer);
}

export function showEvents(events: readonly GameEvent[], viewer: Viewer, game: Sight): EventView[] {
  return events.filter((event) => mayKnow(event, viewer)).map((event) => showEvent(event, viewer, game));
}

/** An event as this viewer sees it, who may know it. */
export function showEvent({ to: _, ...event }: GameEvent, viewer: Viewer, game: Sight): EventView {
  return { ...event, phase: phaseSeenBy(game, event.phase, viewer) };
}
