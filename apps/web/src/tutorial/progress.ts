/** How far a kept game's lesson has come: `<lesson>:<step>`. */
interface Reached {
  readonly lesson: string;
  readonly step: number;
}

export function writeReached({ lesson, step }: Reached): string {
  return `${lesson}:${step}`;
}

export function readReached(kept: string | undefined): Reached | null {
  const [, lesson, step] = /^(.+):(\d+)$/.exec(kept ?? '') ?? [];
  return lesson === undefined ? null : { lesson, step: Number(step) };
}

const KEY = 'dreadhouse.lessons';

/** Lessons that were finished in this browser, as `<game>/<lesson>`. */
export function finishedLessons(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set(); // Nothing that can be read: then nothing is ticked off.
  }
}

export function finishLesson(game: string, lesson: string): void {
  const all = new Set([...finishedLessons(), `${game}/${lesson}`]);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...all]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
