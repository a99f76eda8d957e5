import type { Lesson } from '../../../contract/lesson.ts';
import { faceToFace } from './face-to-face.ts';
import { footsteps } from './footsteps.ts';
import { theWayOut } from './the-way-out.ts';

/** Moving and noise; fighting and wounds; objectives and the ways out. */
export const lessons: readonly Lesson[] = [footsteps, faceToFace, theWayOut];
