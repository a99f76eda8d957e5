import type BetterSqlite from 'better-sqlite3';
import { Arrivals } from './arrivals.ts';
import type { Database } from './database.ts';
import type { LogFile } from './disk.ts';
import type { LockPatience } from './patience.ts';
import type { EntryRow } from './schema.ts';

/** What became of an entry: kept; somebody else wrote this number first; or this very command was kept before. */
export type Appended = 'kept' | 'taken' | 'known';

/** Writes several entries at once. When it is done, those that were kept would survive a power cut. */
export interface Writer {
  write(entries: readonly EntryRow[]): Promise<readonly Appended[]>;
}

/** By way of the database's own promise: a statement that has returned is durable. */
export class DatabaseWriter implements Writer {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async write(entries: readonly EntryRow[]): Promise<readonly Appended[]> {
    const kept = await this.#db
      .insertInto('entries')
      .values([...entries])
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match', 'seq', 'command'])
      .execute();
    const won = new Set(kept.map(({ match, seq, command }) => `${match} ${seq} ${command}`));
    return Promise.all(
      entries.map((entry) =>
        won.has(`${entry.match} ${entry.seq} ${entry.command}`) ? 'kept' : this.#whichConflict(entry),
      ),
    );
  }

  async #whichConflict({ match, command }: EntryRow): Promise<Appended> {
    const known = await this.#db
      .selectFrom('entries')
      .select('seq')
      .where('match', '=', match)
      .where('command', '=', command)
      .executeTakeFirst();
    return known === undefined ? 'taken' : 'known';
  }
}

/**
 * So many arrivals are put away at a time, and nothing waits longer than this for it, in milliseconds. Answers wait meanwhile: the more at a
 * time, the less it costs, but the longer they wait.
 */
const MANY = 1000;
const LATEST = 500;

/** For SQLite: without the detours of a query builder, and synced once for all of them. */
export class SqliteWriter implements Writer {
  readonly #db: Database;
  readonly #disk: LogFile;
  readonly #patience: LockPatience;
  readonly #arrivals: Arrivals;
  #tidying: NodeJS.Timeout | null = null;

  constructor(db: Database, file: BetterSqlite.Database, disk: LogFile, patience: LockPatience) {
    this.#db = db;
    this.#patience = patience;
    this.#disk = disk;
    this.#arrivals = new Arrivals(file);
    disk.onClose = () => this.#tidying !== null && clearTimeout(this.#tidying);
  }

  async write(entries: readonly EntryRow[]): Promise<readonly Appended[]> {
    const results = await this.#inTurn(() => this.#arrivals.add(entries));
    const synced = this.#disk.synced();
    if (this.#arrivals.count >= MANY) await this.#tidy();
    else this.#tidying ??= setTimeout(() => void this.#tidy().catch(() => undefined), LATEST).unref();
    await synced;
    return results;
  }

  /** Nothing depends on when this is done: what could not be put away now is put away the next time. */
  async #tidy(): Promise<void> {
    if (this.#tidying !== null) clearTimeout(this.#tidying);
    this.#tidying = null;
    await this.#inTurn(() => this.#arrivals.putAway());
  }

  /** In turn with whoever else uses the one connection that there is. */
  #inTurn<T>(work: () => T): Promise<T> {
    return this.#db.connection().execute(() => this.#patience.tryFor(work));
  }
}
