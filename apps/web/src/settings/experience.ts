const KEY = 'dreadhouse.finished';

/** So many games of a kind are first games. */
const FIRST_GAMES = 2;

/** The matches that were played to their end in this browser, by game; no more of them than it takes to know better. */
function finished(): Readonly<Record<string, readonly unknown[]>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, list]) => Array.isArray(list)));
  } catch {
    return {}; // Nothing that can be read: then they are first games once more.
  }
}

/** Whether somebody at this browser still plays their first games of this kind. */
export function isBeginner(game: string): boolean {
  return (finished()[game]?.length ?? 0) < FIRST_GAMES;
}

/** Whether anybody at this browser has ever played a game of this kind to its end. */
export function hasFinished(game: string): boolean {
  return (finished()[game]?.length ?? 0) > 0;
}

/** A match has come to its end; the same match counts once. */
export function noteFinished(game: string, match: string): void {
  const all = finished();
  const list = all[game] ?? [];
  if (list.includes(match) || list.length >= FIRST_GAMES) return;
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify({ ...all, [game]: [...list, match] }));
  } catch {
    // A browser that keeps nothing takes everybody for a beginner.
  }
}
