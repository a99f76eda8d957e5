import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase, SQLITE_FILE } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import type { EntryRow, MatchRow, SeatRow } from '../src/store/schema.ts';
import { newFolder } from './fixtures/belfry.ts';

const MATCH: MatchRow = {
  ...{ id: 'm', game: 'bells', options: '{}', status: 'playing', listed: 0, secret: 's', header: null },
  ...{
    created: 1,
    touched: 1,
    rematch: null,
    clock: null,
    patience: null,
    proposal: null,
    host: null,
    deaths: 0,
    hints: 0,
    given_up: 0,
  },
};

const SEAT: SeatRow = {
  ...{ match: 'm', seat: 0, kind: 'open', name: null, level: null, token: null, keys: null, nonce: null, automated: 0 },
  ...{ told: null, said: null },
};

const entry = (seq: number, command = `command-${seq}`): EntryRow => ({
  ...{ match: 'm', seq, kind: 'answer', seat: 0, body: 'ding', border: 0, command, at: 1 },
});

/** How many entries are in each of the two tables. */
function counted(folder: string): Record<string, unknown> {
  const file = new BetterSqlite(`${folder}/${SQLITE_FILE}`, { readonly: true });
  const counts = file.prepare(
    'select (select count(*) from entries) entries, (select count(*) from arrivals) arrivals',
  );
  const found = counts.get() as Record<string, unknown>;
  file.close();
  return found;
}

test('entries arrive in a table of their own, count as kept there, and are put away when the database is opened again', async () => {
  const folder = newFolder();
  const config = readConfig({ DATA_DIR: folder });
  const db = await openDatabase(config);
  await new Matches(db).create(MATCH, [SEAT]);
  const journal = new Journal(db);
  expect(await Promise.all([1, 2, 3].map((seq) => journal.append(entry(seq))))).toEqual(['kept', 'kept', 'kept']);
  expect(counted(folder)).toEqual({ entries: 0, arrivals: 3 });
  expect((await journal.since('m', 1)).map(({ seq }) => seq)).toEqual([2, 3]);
  expect(await journal.find('m', 'command-2')).toBe(2);
  expect(await journal.newest(['m'])).toEqual(new Map([['m', 3]]));
  expect(await journal.append(entry(3, 'another'))).toBe('taken');
  expect(await journal.append(entry(4, 'command-1'))).toBe('known');
  await db.destroy();

  const again = await openDatabase(config);
  const later = new Journal(again);
  expect(counted(folder)).toEqual({ entries: 3, arrivals: 0 });
  expect(await later.append(entry(3, 'another'))).toBe('taken');
  expect(await later.append(entry(4, 'command-1'))).toBe('known');
  expect(await later.append(entry(4))).toBe('kept');
  expect((await later.since('m', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  await again.destroy();
});

test('two processes that write to one file see each other’s arrivals', async () => {
  const config = readConfig({ DATA_DIR: newFolder() });
  const [one, other] = [await openDatabase(config), await openDatabase(config)];
  await new Matches(one).create(MATCH, [SEAT]);
  const [mine, theirs] = [new Journal(one), new Journal(other)];
  expect(await mine.append(entry(1))).toBe('kept');
  expect(await theirs.append(entry(1, 'quicker'))).toBe('taken');
  expect(await theirs.append(entry(2))).toBe('kept');
  expect(await mine.append(entry(2, 'slower'))).toBe('taken');
  expect(await mine.append(entry(3, 'command-2'))).toBe('known');
  expect((await mine.since('m', 0)).map(({ command }) => command)).toEqual(['command-1', 'command-2']);
  await one.destroy();
  await other.destroy();
});

test('a batch that is refused leaves nothing behind, and the next one counts as if it had never been', async () => {
  const db = await openDatabase(readConfig({ DATA_DIR: newFolder() }));
  await new Matches(db).create(MATCH, [SEAT]);
  const journal = new Journal(db);
  const results = await Promise.allSettled([
    journal.append(entry(1)),
    journal.append({ ...entry(1), match: 'nobody-made-this' }),
    journal.append(entry(2)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await journal.since('m', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
  await db.destroy();
});
