import type { Lesson } from '../../../contract/lesson.ts';
import { aLongNight } from './a-long-night.ts';
import { behindTheScreen } from './behind-the-screen.ts';
import { found } from './found.ts';
import { gettingStronger } from './getting-stronger.ts';
import { outOfSight } from './out-of-sight.ts';
import { theHunt } from './the-hunt.ts';

/** Three scenes behind the screen, three before it. */
export const lessons: readonly Lesson[] = [behindTheScreen, found, aLongNight, theHunt, outOfSight, gettingStronger];
