import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { serve, someAnswer } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const FILES = new URL('../../../tools/test/fixtures/missions/', import.meta.url);
const file = (name: string): string => readFileSync(new URL(`${name}.mission`, FILES), 'utf8');

const table = (mission: string) =>
  post(server.address, '/api/matches', {
    game: 'army-of-the-dead',
    options: { mission },
    seats: ['open'],
    public: false,
  });

test('a table may play a mission that somebody wrote: whoever sits down has the sheet', async () => {
  const mission = file('two-blocks');
  const match = String((await table(mission)).json['id']);
  const seated = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  const client = await Client.connect(server.address, match, { token: String(seated.json['token']) });
  await client.until(() => client.screen?.question != null);
  for (let n = 0; n < 20; n++) expect(await client.answer(someAnswer(client))).toMatchObject({ ok: true });
  expect(client.screen?.view).toMatchObject({ mission });
  client.close();
});

test('one that cannot be played is refused by line and column, and there is no table', async () => {
  const refused = await table(file('misspelt'));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.json)).toContain('line 20, column 7: there is no Zone F2 on the map');
});
