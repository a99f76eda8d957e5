import type { Lesson } from '../../../contract/lesson.ts';
import { loudAndQuiet } from './loud-and-quiet.ts';
import { theWayOut } from './the-way-out.ts';
import { theirTurn } from './their-turn.ts';
import { throughTheWall } from './through-the-wall.ts';

/** The first mission in four scenes. */
export const lessons: readonly Lesson[] = [throughTheWall, loudAndQuiet, theirTurn, theWayOut];
