import { Worker } from 'node:worker_threads';
import type BetterSqlite from 'better-sqlite3';
import { now } from '../now.ts';

/** How long the log was (in pages, as far as it was looked at), and how much of it is left in its way. */
export interface Moved {
  readonly pages: number;
  readonly left: number;
}

/** From TypeScript by way of a starter; built, it lies beside us. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('../../bin/checkpoint-worker.mjs', import.meta.url)
  : new URL('./checkpoint-worker.js', import.meta.url);

/** How long after something was written the log is emptied, in milliseconds. */
const SOON = 500;
/** From this many pages on (16 MB) the log is to begin again at its beginning, even if somebody has to wait for that. */
const LONG = 4000;
/** Where somebody still reads what is in it (a backup, say) that does not succeed; it is tried again after this time, in milliseconds. */
const LATER = 5000;

/**
 * Empties SQLite's write-ahead log. SQLite would do that by itself, in the middle of a commit, and let everybody at every table wait for the
 * disk. So another thread does it, while the writing goes on. But then the log is never quite empty, and only an empty log begins again: when
 * it has become long, the thread locks the file, moves the little that has been added meanwhile, and cuts the log off. Whoever wants to write then
 * waits as for any other lock (`LockPatience`).
 */
export class Checkpoints {
  readonly #file: BetterSqlite.Database;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | null = null;
  #moved: ((moved: Moved) => void) | null = null;
  #emptying: Promise<void> | null = null;
  #notBefore = 0;

  constructor(file: BetterSqlite.Database) {
    this.#file = file;
    file.pragma('wal_autocheckpoint = 0');
  }

  /** Something has been written. */
  written(): void {
    this.#timer ??= setTimeout(() => void this.empty().finally(() => (this.#timer = null)), SOON).unref();
  }

  /** Empties the log now; whoever comes while that is under way waits for the same. */
  empty(): Promise<void> {
    this.#emptying ??= this.#moveAndCut().finally(() => (this.#emptying = null));
    return this.#emptying;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#worker?.postMessage('close');
    this.#worker = null;
    this.#moved?.({ pages: 0, left: 0 });
  }

  async #moveAndCut(): Promise<void> {
    const { pages } = await this.#ask('move');
    if (pages < LONG || now() < this.#notBefore) return;
    const { left } = await this.#ask('cut');
    if (left > 0) this.#notBefore = now() + LATER;
  }

  #ask(what: 'move' | 'cut'): Promise<Moved> {
    return new Promise((resolve) => {
      this.#moved = resolve;
      this.#started().postMessage(what);
    });
  }

  /** Started when it is first needed: a tool that only looks something up never does. */
  #started(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(PROGRAM, { workerData: this.#file.name });
    worker.on('message', (moved: Moved) => this.#moved?.(moved));
    // Then SQLite does it by itself after all.
    worker.on('error', () => {
      if (this.#file.open) this.#file.pragma('wal_autocheckpoint = 1000');
      this.#moved?.({ pages: 0, left: 0 });
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}
