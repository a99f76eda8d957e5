import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { type Disk, ELSEWHERE, LogFile } from './disk.ts';
import { provider } from './migrations.ts';
import { LockPatience } from './patience.ts';
import { PatientDialect } from './patient-dialect.ts';
import { ENTRY_COLUMNS, type Tables } from './schema.ts';
import { DatabaseWriter, SqliteWriter, type Writer } from './writer.ts';

export type Database = Kysely<Tables>;

export const SQLITE_FILE = 'dreadhouse.sqlite';

/** How long a database may be silent before a command is given up, in milliseconds; the player's page tries again. */
const PATIENCE = 10_000;

/** What belongs to an open database. */
interface Means {
  readonly writer: Writer;
  readonly disk: Disk;
}

const means = new WeakMap<Database, Means>();

/** How entries are written to this database. */
export function writerFor(db: Database): Writer {
  return meansOf(db).writer;
}

/** What must be waited for before anybody is told that something was written. */
export function diskOf(db: Database): Disk {
  return meansOf(db).disk;
}

function meansOf(db: Database): Means {
  const found = means.get(db);
  if (found === undefined) throw new Error('This database was not opened here.');
  return found;
}

/** The database that the configuration asks for, with all migrations run. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const file = databaseUrl === null ? sqliteFile(dataFolder) : null;
  const patience = new LockPatience();
  const dialect = file === null ? postgres(databaseUrl ?? '') : new PatientDialect(file, patience);
  const db = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw file === null ? unreachable(error) : unusable(error, dataFolder);
  }
  await putArrivalsAway(db);
  const elsewhere = { writer: new DatabaseWriter(db), disk: ELSEWHERE };
  means.set(db, file === null ? elsewhere : meansOfFile(db, file, patience));
  return db;
}

/** What a process that ended left on its way, or a backup brought back. */
async function putArrivalsAway(db: Database): Promise<void> {
  const some = await db.selectFrom('arrivals').select('seq').limit(1).execute();
  if (some.length === 0) return;
  await db.transaction().execute(async (all) => {
    await all
      .insertInto('entries')
      .columns(ENTRY_COLUMNS)
      .expression(all.selectFrom('arrivals').select(ENTRY_COLUMNS).where(sql<boolean>`true`))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await all.deleteFrom('arrivals').execute();
  });
}

function meansOfFile(db: Database, file: BetterSqlite.Database, patience: LockPatience): Means {
  const disk = new LogFile(file);
  return { writer: new SqliteWriter(db, file, disk, patience), disk };
}

/** Something is acknowledged once it would survive a power cut; see `LogFile`. */
function sqliteFile(folder: string): BetterSqlite.Database {
  try {
    const file = openFile(folder);
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = NORMAL');
    file.pragma('foreign_keys = ON');
    file.pragma('busy_timeout = 0'); // waited for by `LockPatience`, beside the event loop
    return file;
  } catch (error) {
    throw unusable(error, folder);
  }
}

/** The address is not repeated: it may hold a password. */
function unreachable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isConnection = /^(E[A-Z]+|28\w{3}|3D\w{3}|08\w{3})$/.test(code) || /timeout/i.test(message);
  if (!isConnection) return error;
  return new ConfigError(
    `DATABASE_URL must lead to a PostgreSQL database; this one cannot be used (${code || message}).`,
  );
}

/** Nobody else on this machine may read it: it holds the secrets of matches under way. The log and its index get the rights of the file. */
function openFile(folder: string): BetterSqlite.Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, SQLITE_FILE);
  if (!existsSync(path)) closeSync(openSync(path, 'ax', 0o600));
  keepToOurselves(folder, path);
  return new BetterSqlite(path);
}

/** Also what an earlier version has left open to everybody. A folder that is meant for everybody (`/tmp`) is left as it is. */
function keepToOurselves(folder: string, path: string): void {
  for (const one of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(one)) restrict(one, 0o600);
  const isForEverybody = (statSync(folder).mode & 0o1000) !== 0;
  if (!isForEverybody) restrict(folder, 0o700);
}

/** What is somebody else's has the rights that they gave it. */
function restrict(path: string, mode: number): void {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** Why there can be no database in this folder, in a sentence. What is no fault of the folder or the file is left as it is. */
function unusable(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return new ConfigError(`${join(folder, SQLITE_FILE)} is damaged, or no database (${message}): restore a backup.`);
  if (code.startsWith('SQLITE_BUSY'))
    return new ConfigError(`${join(folder, SQLITE_FILE)} is locked: another process uses it.`);
  if (/^SQLITE_(READONLY|CANTOPEN|IOERR|FULL|PERM)/.test(code) || /^E[A-Z]+$/.test(code))
    return new ConfigError(`DATA_DIR must be a folder that can be written to; ${folder} is not (${message}).`);
  return error;
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
