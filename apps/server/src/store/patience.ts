import { setTimeout as pause } from 'node:timers/promises';
import { now } from '../now.ts';

/** How long a locked file is waited for before a command is given up, in milliseconds; the player's page tries again. */
const PATIENCE = 5000;
/** The first pause is shorter than most locks last; then they grow. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 25;

/**
 * Waits for a SQLite file that somebody else has locked: another process that writes, or our own thread that empties the log. SQLite would wait
 * by itself, and hold up everything else in this process meanwhile. Whatever is tried here must be tried whole: a statement, or a transaction
 * from its beginning.
 */
export class LockPatience {
  readonly #patience: number;
  /** Since when the file has been locked without a break: whoever comes later does not wait all over again. */
  #lockedSince: number | null = null;

  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  async tryFor<T>(work: () => T | Promise<T>): Promise<T> {
    for (let next = FIRST_PAUSE; ; next = Math.min(LONGEST_PAUSE, next * 2)) {
      try {
        const result = await work();
        this.#lockedSince = null;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#lockedSince ??= now();
        if (now() - this.#lockedSince > this.#patience) throw error;
      }
      await pause(next);
    }
  }
}

function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}
