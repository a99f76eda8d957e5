import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { provider } from './migrations.ts';
import type { Tables } from './schema.ts';
import { DatabaseWriter, SqliteWriter, type Writer } from './writer.ts';

export type Database = Kysely<Tables>;

export const SQLITE_FILE = 'dreadhouse.sqlite';

/** How long a database may be silent before a command is given up, in milliseconds; the player's page tries again. */
const PATIENCE = 10_000;

const writers = new WeakMap<Database, Writer>();

/** How entries are written to this database. */
export function writerFor(db: Database): Writer {
  const writer = writers.get(db);
  if (writer === undefined) throw new Error('This database was not opened here.');
  return writer;
}

/** The database that the configuration asks for, with all migrations run. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const file = databaseUrl === null ? sqliteFile(dataFolder) : null;
  const dialect = file === null ? postgres(databaseUrl ?? '') : new SqliteDialect({ database: file });
  const db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  writers.set(db, file === null ? new DatabaseWriter(db) : new SqliteWriter(db, file));
  return db;
}

/** An answer is acknowledged once it would survive a power cut: write-ahead log, synced at every commit. */
function sqliteFile(folder: string): BetterSqlite.Database {
  mkdirSync(folder, { recursive: true });
  const file = new BetterSqlite(join(folder, SQLITE_FILE));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return file;
}

function postgres(connectionString: string): PostgresDialect {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // our times are far below 2^53
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  // A broken line fails the query that is on it, and the next one gets a new line. Between two queries nobody else hears of it, and
  // what nobody hears would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
