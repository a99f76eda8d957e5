import type {
  Advice,
  Applied,
  BotLevel,
  Decision,
  EventView,
  Judgement,
  Odds,
  Outcome,
  Seat,
  Step,
  Viewer,
} from '@dreadhouse/engine';
import type { Coach } from './coach.ts';
import type { Mate, Mates } from './mates.ts';

/** Who sits on a seat. */
type SeatKind = 'person' | 'bot';

export type { BotLevel };

export interface SeatInfo {
  readonly name: string;
  readonly kind: SeatKind;
  /** For bots. */
  readonly level?: BotLevel;
  /** For people elsewhere: whether they are at the table just now. */
  readonly online?: boolean;
  /** Nobody sits there yet, or any more. */
  readonly free?: true;
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
  /** What the viewer saw when the last of these events were told, oldest first: as many as may still have to be shown. */
  readonly steps: readonly Step[];
  readonly outcome: Outcome | null;
}

/** What the page knows of a match, wherever the match is held. */
export interface TableState {
  readonly now: Moment;
  readonly seats: readonly SeatInfo[];
  /** Whether the viewer may take the last answer back; `border` is the position before which nothing can be taken back. */
  readonly canUndo: boolean;
  readonly border: number;
  /** The screen is to change hands to this seat; until it is handed over, whoever sits here may still look at what came of it. */
  readonly handing: Seat | null;
  /** The screen must change hands to this seat before anything is shown (several people at one screen). */
  readonly curtain: Seat | null;
  /** A bot is thinking for this seat. */
  readonly thinking: Seat | null;
  /** Whoever plays here has given up: the match stays as it is, unless they go on after all. */
  readonly givenUp?: boolean;
  /** One sentence when something went wrong that the player should know. */
  readonly trouble: string | null;
  /** Bots on the viewer's side. */
  readonly mates?: readonly Mate[];
  /** An answer is on its way to the server: sent, or kept until the line is back. */
  readonly sending?: 'sent' | 'kept' | null;
}

/** What the server bound itself to before the match, to be held against what it reveals after the end. */
export interface Promised {
  readonly commitment: string;
  /** The viewer's own part in the luck; null for those who only watch. */
  readonly nonce: string | null;
  readonly seat: Seat | null;
}

export interface LastTime {
  readonly played: number;
  /** The last position that was seen; beyond any, if everything had been seen that there was when it was opened. */
  readonly seen: number;
}

/** Playing: what somebody can do who has a seat here. */
export interface Play {
  /** Answers for the viewer. */
  answer(option: string): Applied;
  undo(): boolean;
  /** Whether something new would come out at once, so that the viewer could not take this answer back. */
  isBinding(option: string): boolean;
  /** Shows what is known of the viewer's options before one is chosen, and again when more has been found out. */
  odds(show: (odds: Odds) => void): Promise<void>;
  /** When this match was last played before it was opened, and how much of it had been seen. */
  readonly lastTime: LastTime;
  /** The viewer has seen everything up to here. */
  saw(position: number): void;
}

/** How it was, from the first position to now. */
export interface History {
  /** The first position that there is: not 0 where a match did not begin at the beginning. */
  readonly start: number;
  /** Where there are secrets: the positions that the viewer can tell apart. Everywhere else each position is one. */
  visiblePositions(): readonly number[] | undefined;
  /** Any position up to now, as the viewer sees it. */
  at(position: number): Moment;
  /** How it was for other eyes; null while the match is under way, because nobody may look then. */
  seenBy(viewer: Viewer, position: number): Moment | null;
  /** What was answered at a position, as far as the viewer may know. */
  chosen(position: number): string | null;
}

export interface Adviser {
  /** What a good player would answer. */
  advice(): Promise<readonly Advice[]>;
}

/** Looks back at a match that is over. */
export interface Analyst {
  /** The positions at which the viewer answered. */
  answered(): readonly number[];
  /** What the best player there is thinks of the answer there; null where there was nothing to choose. */
  judge(position: number): Promise<Judgement | null>;
}

/** A match that is nobody else's business can be given up. */
export interface GivingUp {
  giveUp(): void;
  playOn(): void;
}

/** Several people at one screen. */
export interface HandingOver {
  /** Whoever sits here has seen enough: the curtain falls. */
  handOver(): void;
  /** The screen has changed hands. */
  liftCurtain(): void;
}

export interface Branching {
  /** A match of its own that goes on from there; its id. */
  branch(position: number): Promise<string>;
}

/** The whole match, to be given away. */
export interface WholeMatch {
  /** The match as a file. */
  file(): string;
}

/** A match on the page: what every one has, and its roles. A role that a match has not is null. */
export interface Table {
  /** Where it is kept. */
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  close(): void;
  readonly history: History;
  /** Null where a match is only watched. */
  readonly play: Play | null;
  readonly adviser: Adviser | null;
  readonly handingOver: HandingOver | null;
  /** Null where bots cannot be told anything. */
  readonly mates?: Mates | null;
  readonly givingUp?: GivingUp | null;
  /** Null while the match is under way: it would be advice. */
  readonly analyst?: Analyst | null;
  /** These two are null as long as the match is not here as a whole. */
  readonly branching: Branching | null;
  readonly whole: WholeMatch | null;
  /** Whoever leads through this match, when it is a lesson. */
  readonly coach?: Coach | null;
  /** For matches between people. */
  readonly promise?: Promised | undefined;
}
