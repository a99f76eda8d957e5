import type { KeptGame } from '../contract/kept-game.ts';
import type { Lesson } from '../contract/lesson.ts';
import type { Scene } from '../contract/scene.ts';
import { hasFinished } from '../settings/experience.ts';
import { finishedLessons } from '../tutorial/progress.ts';

const KEY = 'dreadhouse.offered';

function offered(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // Nothing that can be read: then it is offered once more.
  }
}

/** The lesson that is offered before the first game of a kind; null to whoever has played or learnt it, or was asked before. */
export function lessonToOffer({ game, lessons = [] }: Scene, kept: readonly KeptGame[]): Lesson | null {
  const isKnown =
    offered().includes(game.id) ||
    hasFinished(game.id) ||
    kept.some((one) => one.game === game.id) ||
    [...finishedLessons()].some((one) => one.startsWith(`${game.id}/`));
  return isKnown ? null : (lessons[0] ?? null);
}

export function noteOffer(game: string): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...new Set([...offered(), game])]));
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}
