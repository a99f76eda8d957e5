import type { Lesson, LessonStep } from '../contract/lesson.ts';

/**
 * The steps that belong to one position of the match: what is to be read there, and then the step that waits for the answer. After
 * the last answer there is only something to read.
 */
interface Passage {
  readonly from: number;
  /** The last step of the passage. */
  readonly to: number;
}

/** `given` is the number of answers since the lesson began. */
export function passageAt(lesson: Lesson, given: number): Passage {
  let from = 0;
  let left = given;
  for (const [index, { answers }] of lesson.steps.entries()) {
    if (answers === undefined) continue;
    if (left === 0) return { from, to: index };
    left -= 1;
    from = index + 1;
  }
  const end = lesson.steps.length - 1;
  return { from: Math.min(from, end), to: end };
}

/**
 * The step to show, for a player who has come as far as `reached` before. Whoever took an answer back has read that passage already and
 * is shown its question; whoever comes new to a passage starts at its beginning.
 */
export function stepIndex(lesson: Lesson, given: number, reached: number): number {
  const { from, to } = passageAt(lesson, given);
  return Math.min(Math.max(reached, from), to);
}

/** Whether the player has nothing to do here but to read: what is answered, if anything, is answered by somebody else. */
export function isToRead({ answers, by }: LessonStep): boolean {
  return answers === undefined || by !== undefined;
}

/** Whether this answer is one that the step waits for. */
export function allows({ answers = [] }: LessonStep, option: string): boolean {
  return answers.some((one) => (one.endsWith('*') ? option.startsWith(one.slice(0, -1)) : one === option));
}

/** How many answers the whole lesson takes. */
export function answersIn(lesson: Lesson): number {
  return lesson.steps.filter(({ answers }) => answers !== undefined).length;
}
