import type { Applied, Decision, EventView, Outcome, Seat, Viewer } from '@dreadhouse/engine';

/** Who sits on a seat. */
export type SeatKind = 'person' | 'bot';
export type BotLevel = 'random' | 'thumb' | 'search';

export interface SeatInfo {
  readonly name: string;
  readonly kind: SeatKind;
  /** For bots. */
  readonly level?: BotLevel;
}

/** A moment of a match, as one pair of eyes sees it. Never changed once made, so it can be compared by identity. */
export interface Moment {
  readonly position: number;
  readonly phase: string;
  readonly viewer: Viewer;
  /** What the game's `view` gives this viewer. */
  readonly view: unknown;
  /** What this viewer is asked; null when somebody else is, or nobody. */
  readonly decision: Decision | null;
  readonly waitingFor: readonly Seat[];
  /** Everything that this viewer may know to have happened, from the beginning. */
  readonly events: readonly EventView[];
  readonly outcome: Outcome | null;
}

/** What the page knows of a match, wherever the match is held. */
export interface TableState {
  readonly now: Moment;
  readonly seats: readonly SeatInfo[];
  /** Whether the viewer may take the last answer back; `border` is the position before which nothing can be taken back. */
  readonly canUndo: boolean;
  readonly border: number;
  /** The screen must change hands to this seat before anything is shown (several people at one screen). */
  readonly curtain: Seat | null;
  /** A bot is thinking for this seat. */
  readonly thinking: Seat | null;
  /** One sentence when something went wrong that the player should know. */
  readonly trouble: string | null;
}

/** A match on the page. */
export interface Table {
  /** Where it is kept. */
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Answers for the viewer. */
  answer(option: string): Applied;
  undo(): boolean;
  /** The screen has changed hands. */
  liftCurtain(): void;
  /** How it was: any position up to now. */
  past(position: number): Moment;
  /** A match of its own that goes on from there; its id. */
  branch(position: number): Promise<string>;
  /** The match as a file. */
  file(): string;
  close(): void;
}
