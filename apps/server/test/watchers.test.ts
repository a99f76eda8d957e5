import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { bells } from './fixtures/bells.ts';
import { house } from './fixtures/house.ts';
import { serve } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve({}, new Map([[bells.id, bells]]));
});
afterAll(() => server.close());

test('those who watch are counted, and everybody at the table is told how many they are', async () => {
  const wish = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
  const match = String((await post(server.address, '/api/matches', wish)).json['id']);
  const { json } = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  const player = await Client.connect(server.address, match, { token: String(json['token']) });
  await player.until(() => player.screen !== null);
  expect(player.screen?.watchers).toBe(0);
  const watchers = [await Client.connect(server.address, match), await Client.connect(server.address, match)];
  await player.until(() => player.screen?.watchers === 2);
  watchers[0]?.close();
  await player.until(() => player.screen?.watchers === 1);
  await watchers[1]!.until(() => watchers[1]?.screen?.watchers === 1);
  for (const client of [player, watchers[1]!]) client.close();
});

test('those who watch through other nodes are counted as long as they are heard of', async () => {
  const all = await house();
  const live = (await all.host.find(await all.begin(['open'])))!;
  live.setWatchers(1);
  live.setWatchersElsewhere('other', 3, 1000);
  expect(live.watchers).toBe(4);
  expect(live.forgetAbsent(999)).toBe(false);
  expect(live.forgetAbsent(1001)).toBe(true);
  expect(live.watchers).toBe(1);
  await all.db.destroy();
});
