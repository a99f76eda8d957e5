import type BetterSqlite from 'better-sqlite3';
import type { Database } from './database.ts';
import type { Disk } from './disk.ts';
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

const INSERT = `insert into entries (match, seq, kind, seat, body, border, command, at)
  values (@match, @seq, @kind, @seat, @body, @border, @command, @at) on conflict do nothing`;
const KNOWN = 'select 1 from entries where match = ? and command = ?';

/** For SQLite: without the detours of a query builder, and synced once for all of them. */
export class SqliteWriter implements Writer {
  readonly #db: Database;
  readonly #insert: BetterSqlite.Statement;
  readonly #known: BetterSqlite.Statement;
  readonly #commit: (entries: readonly EntryRow[]) => readonly Appended[];
  readonly #disk: Disk;

  constructor(db: Database, file: BetterSqlite.Database, disk: Disk) {
    this.#db = db;
    this.#disk = disk;
    this.#insert = file.prepare(INSERT);
    this.#known = file.prepare(KNOWN);
    this.#commit = file.transaction((entries: readonly EntryRow[]) => entries.map((entry) => this.#append(entry)));
  }

  async write(entries: readonly EntryRow[]): Promise<readonly Appended[]> {
    // In turn with whoever else uses the one connection that there is.
    const results = await this.#db.connection().execute(async () => this.#commit(entries));
    await this.#disk.synced();
    return results;
  }

  #append(entry: EntryRow): Appended {
    if (this.#insert.run(entry).changes === 1) return 'kept';
    return this.#known.get(entry.match, entry.command) === undefined ? 'taken' : 'known';
  }
}
