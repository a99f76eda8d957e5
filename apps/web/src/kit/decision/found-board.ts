const KEY = 'dreadhouse.board';

/** Whether somebody at this browser has answered by a click on a board: then the list need not say first what glows there. */
export function hasFoundBoard(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) === 'found';
  } catch {
    return false; // A browser that keeps nothing lists everything.
  }
}

export function findBoard(): void {
  try {
    if (!hasFoundBoard()) globalThis.localStorage?.setItem(KEY, 'found');
  } catch {
    // Then it is listed again next time.
  }
}
