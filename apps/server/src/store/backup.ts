import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { pushKeysFile } from '../notices/vapid.ts';
import { openDatabase } from './database.ts';
import type { Tables } from './schema.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** Every table, those that others refer to first, each with what orders its rows. */
const ORDER = {
  matches: ['id'],
  seats: ['match', 'seat'],
  entries: ['match', 'seq'],
  arrivals: ['match', 'seq'],
  snapshots: ['match'],
  chat: ['match', 'command'],
  callers: ['id'],
  calls: ['match', 'seat', 'seq'],
} as const satisfies Record<keyof Tables, readonly string[]>;
const TABLES = Object.keys(ORDER) as (keyof Tables)[];

const FORMAT = 'dreadhouse-backup';
const VERSION = 1;
const PAGE = 500;
const DAMAGED = 'the backup is damaged, or not all of it is there';

/** A backup that cannot be made or brought back, and why, in a sentence. */
export class BackupError extends Error {}

export type Counts = Record<keyof Tables, number>;

/**
 * Everything that the server keeps, in one file: a line for each row, the same for both databases, so that what was kept in the one can go on
 * in the other. It is how things were at one moment; the server may go on meanwhile.
 */
export async function backUp(place: Place, file: string): Promise<Counts> {
  const db = await openDatabase(place);
  const partial = `${file}.partial`;
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0])) as Counts;
  try {
    const reading = db.transaction().setIsolationLevel('repeatable read');
    await (place.databaseUrl === null ? db.transaction().setAccessMode('read only') : reading).execute((all) =>
      pipeline(Readable.from(lines(all, place, counts)), createGzip(), createWriteStream(partial, { mode: 0o600 })),
    );
    const handle = await open(partial, 'r+');
    await handle.sync();
    await handle.close();
    renameSync(partial, file); // there is never half a backup under this name
  } finally {
    rmSync(partial, { force: true });
    await db.destroy();
  }
  return counts;
}

async function* lines(all: Transaction<Tables>, { dataFolder }: Place, counts: Counts): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const keys = pushKeysFile(dataFolder);
  const pushKeys: unknown = existsSync(keys) ? JSON.parse(readFileSync(keys, 'utf8')) : null;
  yield line({ format: FORMAT, version: VERSION, at: Date.now(), pushKeys });
  for (const table of TABLES) {
    for (let offset = 0; ; offset += PAGE) {
      let query = all.selectFrom(table).selectAll();
      for (const column of ORDER[table]) query = query.orderBy(column as never);
      const rows = await query.limit(PAGE).offset(offset).execute();
      for (const row of rows) yield line([table, row]);
      counts[table] += rows.length;
      if (rows.length < PAGE) break;
    }
  }
  yield `${JSON.stringify({ end: hash.digest('hex') })}\n`;
}

/** Brings a backup back, into a place where nothing is kept yet; all of it or nothing. */
export async function restore(place: Place, file: string): Promise<Counts> {
  const db = await openDatabase(place);
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0])) as Counts;
  try {
    const pushKeys = await db.transaction().execute(async (all) => {
      const taken = await all.selectFrom('matches').select('id').limit(1).execute();
      if (taken.length > 0)
        throw new BackupError('there are matches already; a backup is restored into an empty database');
      return bringBack(all, file, counts);
    });
    keepPushKeys(place, pushKeys);
  } finally {
    await db.destroy();
  }
  return counts;
}

/** With PostgreSQL nobody has needed the data folder so far. */
function keepPushKeys({ dataFolder }: Place, pushKeys: unknown): void {
  const keys = pushKeysFile(dataFolder);
  if (pushKeys === null || existsSync(keys)) return;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(keys, JSON.stringify(pushKeys), { mode: 0o600 });
}

/** Returns the keys for push notices; throws, and so leaves nothing behind, when the file is not whole. */
async function bringBack(all: Transaction<Tables>, file: string, counts: Counts): Promise<unknown> {
  const hash = createHash('sha256');
  let pushKeys: unknown;
  let page: Page = { table: 'matches', rows: [] };
  for await (const text of textLines(file)) {
    const value = parsed(text);
    if (pushKeys === undefined) pushKeys = headOf(value);
    else if (Array.isArray(value)) page = await added(all, page, value, counts);
    else {
      await insert(all, page, counts);
      if ((value as { end?: unknown } | null)?.end === hash.digest('hex')) return pushKeys;
      break;
    }
    hash.update(`${text}\n`);
  }
  throw new BackupError(DAMAGED);
}

interface Page {
  readonly table: keyof Tables;
  readonly rows: unknown[];
}

/** Rows are brought back many at a time. */
async function added(all: Transaction<Tables>, page: Page, value: unknown[], counts: Counts): Promise<Page> {
  const [name, row] = value;
  const table = TABLES.find((one) => one === name);
  if (table === undefined) throw new BackupError(`there is no table "${String(name)}" for this backup`);
  const full = page.table !== table || page.rows.length >= PAGE;
  if (full) await insert(all, page, counts);
  const next = full ? { table, rows: [] } : page;
  next.rows.push(row);
  return next;
}

async function insert(all: Transaction<Tables>, { table, rows }: Page, counts: Counts): Promise<void> {
  if (rows.length === 0) return;
  // Their columns are the database's to check; it refuses what does not fit.
  await all
    .insertInto(table)
    .values(rows as never)
    .execute();
  counts[table] += rows.length;
}

function headOf(value: unknown): unknown {
  const { format, version, pushKeys = null } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) throw new BackupError('this is not a backup');
  if (version !== VERSION) throw new BackupError(`this backup is of version ${String(version)}, not ${VERSION}`);
  return pushKeys;
}

async function* textLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = bytes.pipe(createGunzip());
  bytes.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new BackupError(`the backup cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError(DAMAGED);
  }
}
