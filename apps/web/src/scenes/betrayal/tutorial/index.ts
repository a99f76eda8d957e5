import type { Lesson } from '../../../contract/lesson.ts';
import { oneOfTheHeroes } from './one-of-the-heroes.ts';
import { theFrontDoor } from './the-front-door.ts';
import { theOtherBook } from './the-other-book.ts';

/** Before the haunt, then from either side of it. */
export const lessons: readonly Lesson[] = [theFrontDoor, oneOfTheHeroes, theOtherBook];
