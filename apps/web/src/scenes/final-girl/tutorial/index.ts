import type { Lesson } from '../../../contract/lesson.ts';
import { followMe } from './follow-me.ts';
import { hisTurn } from './his-turn.ts';
import { lastOneStanding } from './last-one-standing.ts';
import { nightBegins } from './night-begins.ts';
import { somethingSharp } from './something-sharp.ts';

/** One night at Camp Happy Trails in five scenes. */
export const lessons: readonly Lesson[] = [nightBegins, followMe, somethingSharp, hisTurn, lastOneStanding];
