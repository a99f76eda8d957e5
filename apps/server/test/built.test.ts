import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOnline } from '../../../scripts/online.mjs';
import { Client, nonce, post } from './client.ts';
import { GENEROUS, newFolder } from './fixtures/belfry.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What `npm start` starts once everything is built. */
let server: { readonly address: string; close(): Promise<void> };
beforeAll(async () => {
  // `npm test` has built it; other tests keep programs of theirs in the same folder.
  if (!existsSync(fileURLToPath(new URL('../dist/index.js', import.meta.url))))
    spawnSync('npx', ['vite', 'build', 'apps/server', '--logLevel', 'warn', '--emptyOutDir', 'false'], { cwd: root });
  const page = newFolder();
  writeFileSync(join(page, 'index.html'), '<title>A page</title>');
  const env = { ...GENEROUS, DATA_DIR: newFolder() };
  const started = await startOnline({ port: 0, hosts: ['127.0.0.1'] }, page, env);
  if (!started.ok) throw new Error(started.why);
  server = started.server;
});
afterAll(() => server.close());

test('bots think in the server that npm start has built', async () => {
  const body = { game: 'final-girl', options: {}, seats: ['thumb'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const spectator = await Client.connect(server.address, match);
  await spectator.until(() => spectator.events.length > 20);
  spectator.close();
});

test('and it tells the odds', async () => {
  const body = { game: 'final-girl', options: {}, seats: ['open'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const seated = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  const headers = { authorization: `Bearer ${String(seated.json['token'])}` };
  const response = await fetch(`${server.address}/api/matches/${match}/odds`, { headers });
  expect(response.status).toBe(200);
});
