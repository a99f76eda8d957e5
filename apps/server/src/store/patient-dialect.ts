import type BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type { LockPatience } from './patience.ts';

/** SQLite as Kysely has it, but whoever finds the file locked waits beside the event loop. */
export class PatientDialect extends SqliteDialect {
  readonly #file: BetterSqlite.Database;
  readonly #patience: LockPatience;

  constructor(file: BetterSqlite.Database, patience: LockPatience) {
    super({ database: file });
    this.#file = file;
    this.#patience = patience;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#file, this.#patience);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #patience: LockPatience;

  constructor(database: BetterSqlite.Database, patience: LockPatience) {
    super({ database });
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#patience);
  }

  /**
   * A transaction that writes takes hold of the file at once: in the middle of it nobody could be waited for. One that says that it only
   * reads leaves the file to the others.
   */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patience: LockPatience;

  constructor(connection: DatabaseConnection, patience: LockPatience) {
    this.#connection = connection;
    this.#patience = patience;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#patience.tryFor(() => this.#connection.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize ?? 1);
  }
}
