import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { backUp, type Counts, restore } from '../src/store/backup.ts';
import { newFolder, newTable, node, type Table } from './fixtures/belfry.ts';
import { DATABASES, type TestDatabase } from './fixtures/databases.ts';
import { Player } from './fixtures/player.ts';

const RINGS = 40;
const file = join(newFolder(), 'backup.gz');

async function ring(address: string, { match, tokens }: Table, times: number): Promise<Player> {
  const player = new Player(() => [address], match, tokens[0]);
  for (let i = 0; i < times; i++) {
    await player.until(({ question }) => question !== null);
    const ask = player.screen?.question?.ask;
    expect((await player.answer('ding')).ok).toBe(true);
    await player.until(({ question, status }) => question?.ask !== ask || status === 'over');
  }
  return player;
}

describe.each(DATABASES)('backed up from $name', ({ make }) => {
  let place: TestDatabase;
  let table: Table;
  let counts: Counts;
  beforeAll(async () => {
    place = await make();
    const server = await node(place.env);
    table = await newTable(server.address, 2, RINGS);
    const player = await ring(server.address, table, 30);
    await player.command({ t: 'say', id: 'chat-0001', to: 'table', text: 'żółć' });
    counts = await backUp(readConfig(place.env), file); // while the server runs
    player.close();
    await server.close();
  });
  afterAll(() => place.drop());

  test('all of it is in the file', () => {
    expect(counts).toMatchObject({ matches: 1, seats: 2, entries: 30, chat: 1 });
  });

  test('nobody else on the machine may read it: it holds secrets', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each(DATABASES)(
    'the keys for push notices come along into $name, also where there is no folder yet',
    async (kind) => {
      const other = await kind.make();
      const folder = join(newFolder(), 'not', 'there', 'yet');
      await restore(readConfig({ ...other.env, DATA_DIR: folder }), file);
      expect(existsSync(join(folder, 'push-keys.json'))).toBe(true);
      await other.drop();
    },
  );

  test.each(DATABASES)(
    'restored into $name, the match goes on where it was, for those who sat at it',
    async ({ make }) => {
      const other = await make();
      expect(await restore(readConfig(other.env), file)).toEqual(counts);
      const server = await node(other.env);
      const player = await ring(server.address, table, RINGS - 30);
      expect(player.screen).toMatchObject({ status: 'over', view: { rung: [RINGS, 0] } });
      player.close();
      await server.close();
      await expect(restore(readConfig(other.env), file)).rejects.toThrow('there are matches already');
      await other.drop();
    },
  );
});

test.each([
  ['cut short', (path: string) => truncateSync(path, readFileSync(path).length - 40)],
  ['not a backup', (path: string) => writeFileSync(path, gzipSync('{"format":"chess"}\n'))],
  ['not even packed', (path: string) => writeFileSync(path, 'Dear diary')],
  [
    'changed by a letter',
    (path: string) => writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).toString().replace('ding', 'dong'))),
  ],
  [
    'without its last lines',
    (path: string) =>
      writeFileSync(path, gzipSync(gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -3).join('\n'))),
  ],
])('a backup that is %s leaves nothing behind', async (_, harm) => {
  const path = join(newFolder(), 'harmed.gz');
  writeFileSync(path, readFileSync(file));
  harm(path);
  const env = { DATA_DIR: newFolder() };
  await expect(restore(readConfig(env), path)).rejects.toThrow(/backup/);
  const empty = join(newFolder(), 'empty.gz');
  expect(await backUp(readConfig(env), empty)).toMatchObject({ matches: 0, entries: 0 });
});
