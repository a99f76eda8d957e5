import type { AnyGame, Seat, Stacks } from '@dreadhouse/engine';
import type { Language } from '../settings/settings.ts';

/** Something said in every language. `*stars*` stress a word. */
export type LessonText = Readonly<Record<Language, string>>;

/** How a lesson's match begins: real rules, with the luck laid out in advance. */
export interface LessonTable {
  readonly options: unknown;
  /** The names on the seats. */
  readonly players: readonly string[];
  /** A phase and the table as it lies when it begins; without it the match begins at the beginning. */
  readonly layout?: { readonly phase: string; readonly state: unknown };
  readonly stacks: Stacks;
}

/** One thing that the coach says, and what it waits for. */
export interface LessonStep {
  /** Unique within the lesson. */
  readonly id: string;
  readonly title: LessonText;
  readonly text: LessonText;
  /** What it points at: targets, or parts of the table that mark themselves with `data-target`. */
  readonly points?: readonly string[];
  /**
   * The answers that lead on (`slot:*` is any that begins with `slot:`); the first one is what the coach has in mind. Without them the
   * step is only to be read.
   */
  readonly answers?: readonly string[];
  /** The seat that gives this answer by itself once the step has been read: somebody on the other side. */
  readonly by?: Seat;
  /** What is said when something else is tried. */
  readonly otherwise?: LessonText;
}

/** A scripted piece of a real game. Answers and steps march together: each step with `answers` takes exactly one answer. */
export interface Lesson {
  readonly id: string;
  readonly title: LessonText;
  /** One sentence for the list of lessons. */
  readonly about: LessonText;
  readonly minutes: number;
  /** Where the player sits; on the first seat unless it says otherwise. */
  readonly seat?: Seat;
  readonly table: (game: AnyGame) => LessonTable;
  readonly steps: readonly LessonStep[];
}
