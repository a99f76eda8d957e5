import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { provider } from './migrations.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export const SQLITE_FILE = 'dreadhouse.sqlite';

/** How long a database may be silent before a command is given up, in milliseconds; the player's page tries again. */
const PATIENCE = 10_000;

/** The database that the configuration asks for, with all migrations run. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: databaseUrl === null ? sqlite(dataFolder) : postgres(databaseUrl) });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** An answer is acknowledged once it would survive a power cut: write-ahead log, synced at every commit. */
function sqlite(folder: string): SqliteDialect {
  mkdirSync(folder, { recursive: true });
  const file = new BetterSqlite(join(folder, SQLITE_FILE));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return new SqliteDialect({ database: file });
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
