const KEY = 'dreadhouse.goals';

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // Nothing that can be read: then it is told once more.
  }
}

/** Whether somebody at this browser has said that they know this goal. */
export function isKnown(goal: string): boolean {
  return kept().includes(goal);
}

export function know(goal: string): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify([...new Set([...kept(), goal])]));
  } catch {
    // A browser that keeps nothing tells it again next time.
  }
}
