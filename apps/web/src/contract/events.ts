import type { Cue } from '../sound/cues.ts';
import type { Sign, StoryPlace, Weight } from './story.ts';

/** An event, whichever game it is of. */
export interface AnyEvent {
  readonly kind: string;
  readonly details: object;
}

/** What the page makes of one kind of event; `D` are its details. */
export interface EventRow<D> {
  /** How long it is shown at ease, in milliseconds; 0 when it is only for the log. */
  readonly pause: number;
  readonly sign: Sign;
  readonly weight: Weight;
  /** To be read in peace: in first games it stays until its reader goes on, and as long as what it leads to is being asked. */
  readonly read?: true;
  /** What it is about: targets that the board, the hand and the panels light up, where it happens first. */
  readonly at?: (details: D) => readonly string[];
  readonly sound?: Cue | ((details: D) => Cue | null);
  /** The turn and phase that begin with it. */
  readonly place?: (details: D) => StoryPlace;
  /** Whether it only says again what the event before it said. */
  readonly echoes?: (details: D, before: AnyEvent) => boolean;
}

/** A row for everything that a game can tell, by the game's own map of events: what is forgotten or misspelt does not compile. */
export type EventTable<E> = { readonly [K in keyof E & string]: EventRow<E[K]> };

/** The same for the table, which knows no game's events. */
export interface Events {
  pause(event: AnyEvent): number;
  sign(event: AnyEvent): Sign;
  weight(event: AnyEvent): Weight;
  isToRead(event: AnyEvent): boolean;
  at(event: AnyEvent): readonly string[];
  sound(event: AnyEvent): Cue | null;
  place(event: AnyEvent): StoryPlace | null;
  echoes(event: AnyEvent, before: AnyEvent): boolean;
}
