import type { Decision } from '@dreadhouse/engine';
import type { LessonStep } from '../contract/lesson.ts';
import { allows } from './script.ts';

interface Places {
  /** What the light falls on. */
  readonly points: readonly string[];
  /** What leads on, wherever it can be clicked; the panel keeps off it. */
  readonly wanted: readonly string[];
}

/** Where the step wants the player to look, and to click. */
export function placesOf(step: LessonStep, decision: Decision | null): Places {
  const right = decision?.options.filter(({ id, blocked }) => blocked === undefined && allows(step, id)) ?? [];
  const at = right.flatMap((option) => (option.at === undefined ? [] : option.at));
  const wanted = [...new Set([...at, ...right.map(({ id }) => `option:${id}`)])];
  return { points: step.points ?? [], wanted };
}
