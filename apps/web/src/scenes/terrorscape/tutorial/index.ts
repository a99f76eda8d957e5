import type { Lesson } from '../../../contract/lesson.ts';
import { killerLessons } from './killer.ts';
import { survivorsLessons } from './survivors.ts';

/** Three scenes behind the screen, three before it. */
export const lessons: readonly Lesson[] = [...survivorsLessons, ...killerLessons];
