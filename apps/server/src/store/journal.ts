import { type Database, diskOf, writerFor } from './database.ts';
import { ENTRY_COLUMNS, type EntryRow } from './schema.ts';
import type { Appended, Writer } from './writer.ts';

interface Waiting {
  readonly entry: EntryRow;
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

/**
 * Appends entries. Whatever arrives while the last batch is being written goes into the next one, so that many tables share one
 * sync of the disk, and each entry is safe before anybody hears of it.
 */
export class Journal {
  readonly #db: Database;
  readonly #writer: Writer;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(db: Database) {
    this.#db = db;
    this.#writer = writerFor(db);
  }

  append(entry: EntryRow): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (!this.#writing) void this.#write();
    });
  }

  /** Goes on under other rules: the entry and the match's new header, both or neither. False when the entry's number is taken. */
  async carryOver(entry: EntryRow, header: string): Promise<boolean> {
    const carried = await this.#db.transaction().execute(async (all) => {
      const arrived = all.selectFrom('arrivals').select('seq').where('match', '=', entry.match);
      if ((await arrived.where('seq', '=', entry.seq).executeTakeFirst()) !== undefined) return false;
      const kept = await all
        .insertInto('entries')
        .values(entry)
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq')
        .execute();
      if (kept.length === 0) return false;
      await all.updateTable('matches').set({ header }).where('id', '=', entry.match).execute();
      return true;
    });
    await diskOf(this.#db).synced();
    return carried;
  }

  /** What has been written at a table after an entry, in order. */
  since(match: string, seq: number): Promise<EntryRow[]> {
    const [entries, arrivals] = this.#both((table) =>
      this.#db.selectFrom(table).select(ENTRY_COLUMNS).where('match', '=', match).where('seq', '>', seq),
    );
    return entries.unionAll(arrivals).orderBy('seq').execute();
  }

  /** The number under which a command was written, if it was. */
  async find(match: string, command: string): Promise<number | null> {
    const [entries, arrivals] = this.#both((table) =>
      this.#db.selectFrom(table).select('seq').where('match', '=', match).where('command', '=', command),
    );
    const row = await entries.unionAll(arrivals).executeTakeFirst();
    return row?.seq ?? null;
  }

  /** The last entry of each of these matches. */
  async newest(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (matches.length === 0) return new Map();
    const [entries, arrivals] = this.#both((table) =>
      this.#db
        .selectFrom(table)
        .select(({ fn }) => ['match', fn.max('seq').as('seq')])
        .where('match', 'in', [...matches])
        .groupBy('match'),
    );
    const newest = new Map<string, number>();
    for (const { match, seq } of await entries.unionAll(arrivals).execute()) {
      newest.set(match, Math.max(Number(seq), newest.get(match) ?? 0));
    }
    return newest;
  }

  /** An entry is in one of two tables; see `Arrivals`. */
  #both<T>(query: (table: 'entries' | 'arrivals') => T): readonly [T, T] {
    return [query('entries'), query('arrivals')];
  }

  async #write(): Promise<void> {
    this.#writing = true;
    // The batch gathers until the turn of the event loop is over.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, 500);
      try {
        await this.#writeBatch(batch);
      } catch (error) {
        await this.#writeEach(batch, error);
      }
    }
    this.#writing = false;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    const results = await this.#writer.write(batch.map(({ entry }) => entry));
    for (const [i, { resolve }] of batch.entries()) resolve(results[i] ?? 'taken');
  }

  /** One entry that the database will never take must not take the others with it. */
  async #writeEach(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length === 1 || !isViolation(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const one of batch) await this.#writeBatch([one]).catch(one.reject);
  }
}

/** The database is there, and refuses what it was given. */
function isViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_CONSTRAINT') || /^23\d{3}$/.test(code);
}
