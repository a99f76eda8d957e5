import { closeSync, fdatasync, fstatSync, openSync } from 'node:fs';
import type BetterSqlite from 'better-sqlite3';
import { Checkpoints } from './checkpoints.ts';

export interface Disk {
  /** Waits until what has been written would survive a power cut. */
  synced(): Promise<void>;
  /** Waits until there is room for something large that nobody waits for. */
  room(): Promise<void>;
}

/** A database server sees to that by itself: a statement that has returned is durable. */
export const ELSEWHERE: Disk = { synced: () => Promise.resolve(), room: () => Promise.resolve() };

/** From this many bytes on the log grows faster than it is emptied beside the writing: what can wait does. */
const TOO_LONG = 64_000_000;

/**
 * SQLite's write-ahead log. A sync of the disk takes milliseconds, and SQLite would let everybody at every table wait for it. So it commits
 * without (`synchronous = NORMAL`), and the log is synced beside the event loop before anybody is told: what `synchronous = FULL` does,
 * only not in our way. Whoever comes while a sync is under way shares the next one.
 */
export class LogFile implements Disk {
  readonly #log: number;
  readonly #checkpoints: Checkpoints;
  /** Called before the database is closed. */
  onClose: () => void = () => undefined;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(file: BetterSqlite.Database) {
    this.#log = openSync(`${file.name}-wal`, 'r+');
    this.#checkpoints = new Checkpoints(file);
    // Closed with the database, whoever closes that.
    const close = file.close.bind(file);
    file.close = () => {
      file.close = close;
      this.onClose();
      closeSync(this.#log);
      this.#checkpoints.close();
      return close();
    };
  }

  synced(): Promise<void> {
    this.#checkpoints.written();
    if (this.#running === null) {
      this.#running = this.#sync();
      return this.#running;
    }
    // The one under way may have begun before our bytes were there.
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        this.#running = this.#sync();
        return this.#running;
      });
    return this.#next;
  }

  async room(): Promise<void> {
    if (fstatSync(this.#log).size > TOO_LONG) await this.#checkpoints.empty();
  }

  #sync(): Promise<void> {
    const sync = new Promise<void>((resolve, reject) => {
      fdatasync(this.#log, (error) => (error === null ? resolve() : reject(error)));
    });
    const done = (): void => {
      if (this.#running === sync) this.#running = null;
    };
    sync.then(done, done);
    return sync;
  }
}
