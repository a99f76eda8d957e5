import type BetterSqlite from 'better-sqlite3';
import { ENTRY_COLUMNS, type EntryRow } from './schema.ts';
import type { Appended } from './writer.ts';

const COLUMNS = ENTRY_COLUMNS.join(', ');
const KNOWN = 'select 1 from entries where match = ? and command = ?';
const TAKEN = 'select 1 from entries where match = ? and seq = ?';
/** One statement instead of three, which is most of what an entry costs. */
const ADD = `insert into arrivals (${COLUMNS}) select ${ENTRY_COLUMNS.map(() => '?').join(', ')}
  where not exists (${KNOWN}) and not exists (${TAKEN})`;
const PUT_AWAY = `insert into entries (${COLUMNS}) select ${COLUMNS} from arrivals where true order by match, seq
  on conflict do nothing`;

type Arrival = Pick<EntryRow, 'seq' | 'command'>;

/**
 * Entries of SQLite's that have arrived and are not yet in their place. In their place, ordered by match, each would cost the disk two pages
 * of its own; one after the other they cost what they are, and a good many of them are put away at a time. Both are done in transactions, so
 * an entry is always in one of the two tables.
 */
export class Arrivals {
  readonly #file: BetterSqlite.Database;
  readonly #add: BetterSqlite.Statement;
  readonly #known: BetterSqlite.Statement;
  readonly #version: BetterSqlite.Statement;
  /** What is in the table, by match. */
  #here = new Map<string, Arrival[]>();
  #count = 0;
  #seenVersion: unknown = null;
  /** All of them, or none. */
  readonly add: (entries: readonly EntryRow[]) => readonly Appended[];
  readonly #putAway: () => void;

  constructor(file: BetterSqlite.Database) {
    this.#file = file;
    this.#add = file.prepare(ADD);
    this.#known = file.prepare(KNOWN).pluck();
    this.#version = file.prepare('pragma data_version').pluck();
    const add = file.transaction((entries: readonly EntryRow[]) => this.#addAll(entries));
    this.add = (entries) => this.#orLookAgain(() => add.immediate(entries));
    const putAway = file.prepare(PUT_AWAY);
    const clear = file.prepare('delete from arrivals');
    this.#putAway = file.transaction(() => {
      putAway.run();
      clear.run();
    }).immediate;
  }

  get count(): number {
    return this.#count;
  }

  putAway(): void {
    this.#putAway();
    this.#here.clear();
    this.#count = 0;
  }

  #addAll(entries: readonly EntryRow[]): readonly Appended[] {
    this.#noticeOthers();
    return entries.map((entry) => this.#addOne(entry));
  }

  #addOne(entry: EntryRow): Appended {
    const { match, seq, command } = entry;
    const here = this.#here.get(match);
    if (here?.some((one) => one.command === command)) return 'known';
    const isTaken = here?.some((one) => one.seq === seq) === true;
    if (isTaken || !this.#insert(entry)) return this.#known.get(match, command) === undefined ? 'taken' : 'known';
    this.#note(match, { seq, command });
    return 'kept';
  }

  /** Unless its number or its command is in the other table already. */
  #insert({ match, seq, kind, seat, body, border, command, at }: EntryRow): boolean {
    return this.#add.run(match, seq, kind, seat, body, border, command, at, match, command, match, seq).changes > 0;
  }

  #note(match: string, arrival: Arrival): void {
    const here = this.#here.get(match);
    if (here === undefined) this.#here.set(match, [arrival]);
    else here.push(arrival);
    this.#count += 1;
  }

  /** Whether another process has written, SQLite knows; then what is here is read again. */
  #noticeOthers(): void {
    const version = this.#version.get();
    if (version === this.#seenVersion) return;
    this.#here.clear();
    this.#count = 0;
    const rows = this.#file.prepare('select match, seq, command from arrivals').all() as (Arrival & {
      match: string;
    })[];
    for (const { match, seq, command } of rows) this.#note(match, { seq, command });
    this.#seenVersion = version;
  }

  /** What was noted of a batch that did not come to be must be forgotten. */
  #orLookAgain<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#seenVersion = null;
      throw error;
    }
  }
}
