import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase, SQLITE_FILE } from '../src/store/database.ts';
import { Client, nonce, post } from './client.ts';
import { newFolder, newTable, node } from './fixtures/belfry.ts';
import { house } from './fixtures/house.ts';

/** Another process that holds the file, as far as SQLite can tell. */
function lock(folder: string): BetterSqlite.Database {
  const other = new BetterSqlite(join(folder, SQLITE_FILE));
  other.exec('begin immediate');
  return other;
}

async function atTable(address: string): Promise<{ client: Client; match: string }> {
  const { match, tokens } = await newTable(address, 1, 20);
  const client = await Client.connect(address, match, { token: tokens[0] ?? '' });
  await client.until(() => client.screen?.question != null);
  return { client, match };
}

const rung = ({ screen }: Client): number => (screen as unknown as { view: { rung: number[] } }).view.rung[0] ?? -1;

test('while another process holds the file, everything else goes on, and the answer is kept once it lets go', async () => {
  const folder = newFolder();
  const server = await node({ DATA_DIR: folder });
  const { client } = await atTable(server.address);
  const other = lock(folder);
  let settled = false;
  const answer = client.answer('ding').finally(() => {
    settled = true;
  });
  for (let i = 0; i < 5; i++) expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(settled, 'it still waits').toBe(false);
  other.exec('commit');
  expect(await answer).toMatchObject({ ok: true });
  expect(rung(client)).toBe(1);
  other.close();
  client.close();
  await server.close();
});

test('when it does not let go, what was asked is refused as unavailable, whole, and counts once afterwards', async () => {
  const folder = newFolder();
  const server = await node({ DATA_DIR: folder });
  const { client, match } = await atTable(server.address);
  const table = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
  const open = String((await post(server.address, '/api/matches', table)).json['id']);
  const other = lock(folder);
  const ask = client.screen?.question?.ask ?? '';
  const sit = () => post(server.address, `/api/matches/${open}/seats/0`, { name: 'Ada', nonce: nonce() });
  const [answer, sat] = await Promise.all([client.answer('ding', 'the-same-id', ask), sit()]);
  expect(answer).toMatchObject({ ok: false, why: 'unavailable' });
  expect(sat.status).toBe(503);
  other.exec('commit');
  expect(await client.answer('ding', 'the-same-id', ask)).toMatchObject({ ok: true });
  expect(await client.answer('ding', 'the-same-id', ask)).toMatchObject({ ok: true });
  await client.until(() => rung(client) === 1);
  expect((await sit()).status, 'nobody has sat down by half').toBe(200);
  const info = (await (await fetch(`${server.address}/api/matches/${match}`)).json()) as { status: string };
  expect(info.status).toBe('playing');
  other.close();
  client.close();
  await server.close();
}, 30_000);

/** 200 MB of snapshots. */
const ENTRIES = 1000;

test('the log stays short under load, whatever is written', async () => {
  const folder = newFolder();
  const { db, matches, journal, begin } = await house({ DATA_DIR: folder });
  const match = await begin(['open']);
  const kept: Promise<unknown>[] = [];
  let longest = 0;
  for (let seq = 1; seq <= ENTRIES; seq++) {
    const entry = { match, seq, kind: 'answer', seat: 0, body: 'ding', border: 0, command: `c-${seq}`, at: 1 } as const;
    kept.push(journal.append(entry));
    // Never the same: what is as it was is not written again. Nobody waits for the disk, so that there is no pause between two.
    await matches.keepSnapshot({ match, seq, body: randomBytes(100_000).toString('hex') });
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, statSync(join(folder, `${SQLITE_FILE}-wal`)).size);
  }
  expect(new Set(await Promise.all(kept))).toEqual(new Set(['kept']));
  expect(longest).toBeLessThan((ENTRIES * 200_000) / 2);
  await db.destroy();
}, 120_000);

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('nobody else on the machine can read what is kept, not even what an earlier version left open', async () => {
  const folder = join(newFolder(), 'data');
  mkdirSync(folder, { mode: 0o755 });
  const file = join(folder, SQLITE_FILE);
  for (const round of ['new', 'old']) {
    const db = await openDatabase(readConfig({ DATA_DIR: folder }));
    for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(path), `${round} ${path}`).toBe('600');
    expect(modeOf(folder)).toBe('700');
    await db.destroy();
    chmodSync(file, 0o644);
    chmodSync(folder, 0o755);
  }
});

test.each([
  [
    'no database',
    Buffer.from('this is a diary, and no database at all; it is long enough to have a head. '.repeat(20)),
  ],
  ['a damaged one', null],
])('a file that is %s is refused in one sentence', async (_, bytes) => {
  const folder = newFolder();
  const file = join(folder, SQLITE_FILE);
  if (bytes === null) {
    await (await openDatabase(readConfig({ DATA_DIR: folder }))).destroy();
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 0x5a)]));
  } else {
    writeFileSync(file, bytes);
  }
  await expect(openDatabase(readConfig({ DATA_DIR: folder }))).rejects.toThrow(
    /^\S+dreadhouse\.sqlite is damaged, or no database \([^\n]+\): restore a backup\.$/,
  );
});
