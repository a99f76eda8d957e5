import type { Lesson } from '../../../contract/lesson.ts';
import { behindTheScreen } from './behind-the-screen.ts';
import { found } from './found.ts';
import { outOfSight } from './out-of-sight.ts';
import { theHunt } from './the-hunt.ts';

/** Two scenes behind the screen, two before it. */
export const lessons: readonly Lesson[] = [behindTheScreen, found, theHunt, outOfSight];
