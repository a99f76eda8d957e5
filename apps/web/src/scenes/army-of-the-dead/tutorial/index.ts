import type { Lesson } from '../../../tutorial/lesson.ts';

/** A night in four scenes. */
export const lessons: readonly Lesson[] = [];
