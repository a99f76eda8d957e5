import { Worker } from 'node:worker_threads';
import type BetterSqlite from 'better-sqlite3';

/** How long the log is (in pages, as far as it was looked at), and how much of it could not be moved. */
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

/**
 * Empties SQLite's write-ahead log. SQLite would do that by itself, in the middle of a commit, and let everybody at every table wait for the
 * disk. So another thread does it, while the writing goes on. But then the log is never quite empty, and only an empty log begins again: when
 * it has become long, writers are asked to wait for the little that has been added meanwhile.
 */
export class Checkpoints {
  readonly #file: BetterSqlite.Database;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | null = null;
  #moved: ((moved: Moved) => void) | null = null;
  #pause: Promise<void> | null = null;

  constructor(file: BetterSqlite.Database) {
    this.#file = file;
    file.pragma('wal_autocheckpoint = 0');
  }

  /** Something has been written. */
  written(): void {
    this.#timer ??= setTimeout(() => void this.#empty().finally(() => this.#rest()), SOON).unref();
  }

  /** What a writer has to wait for before it goes on; nothing, mostly. */
  get pause(): Promise<void> | null {
    return this.#pause;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#worker?.postMessage('close');
    this.#worker = null;
    this.#moved?.({ pages: 0, left: 0 });
  }

  #rest(): void {
    this.#timer = null;
    this.#pause = null;
  }

  async #empty(): Promise<void> {
    const { pages, left } = await this.#move();
    if (left === 0 || pages < LONG) return;
    const rest = this.#move().then(() => undefined);
    this.#pause = rest;
    await rest;
  }

  #move(): Promise<Moved> {
    return new Promise((resolve) => {
      this.#moved = resolve;
      this.#started().postMessage('move');
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
