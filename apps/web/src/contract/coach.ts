import type { Lesson, LessonStep, LessonText } from './lesson.ts';

/** What the coach is saying just now. Never changed once made. */
export interface Coaching {
  readonly step: LessonStep;
  readonly index: number;
  readonly of: number;
  /** Whether there is something earlier to read again at this position. */
  readonly canGoBack: boolean;
  /** Counts what was refused at this step, so that the same sentence can be said again. */
  readonly refused: number;
  readonly refusal: LessonText | null;
  /** The last step has been reached. */
  readonly done: boolean;
}

/** Whoever leads through a lesson: says the step that belongs to the match's position, and lets only the right answers pass. */
export interface Coach {
  readonly lesson: Lesson;
  readonly state: () => Coaching;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether this answer has to wait; then the coach says why. */
  refuses(option: string): boolean;
  next(): void;
  back(): void;
  /** From here on without the coach. */
  leave(): void;
}
