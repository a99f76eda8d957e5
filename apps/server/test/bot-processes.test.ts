import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { Client, post } from './client.ts';
import { GENEROUS, newFolder } from './fixtures/belfry.ts';
import { BUSES } from './fixtures/nats.ts';

const PROGRAM = fileURLToPath(new URL('../bin/bots.mjs', import.meta.url));

function start(env: Readonly<Record<string, string>>): { process: ChildProcess; said: Promise<string> } {
  const bots = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  const said = new Promise<string>((resolve) => {
    for (const stream of [bots.stdout, bots.stderr]) stream.once('data', (data) => resolve(String(data)));
  });
  return { process: bots, said };
}

test('a process for bots that is not told where to work says which variable is missing', async () => {
  const bots = start({});
  expect(await bots.said).toMatch(/^NATS_URL must be set/);
});

describe.each(BUSES)('with NATS at %s', (bus) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(readConfig({ ...GENEROUS, DATA_DIR: newFolder(), NATS_URL: bus }));
  });
  afterAll(() => server.close());

  test('bots wait for a process that thinks for them, and play once it is there', async () => {
    const body = { game: 'final-girl', options: {}, seats: ['thumb'], public: false };
    const match = String((await post(server.address, '/api/matches', body)).json['id']);
    const spectator = await Client.connect(server.address, match);
    await spectator.until(() => spectator.screen?.status === 'playing');
    const seen = spectator.events.length;
    const bots = start({ NATS_URL: bus });
    expect(await bots.said).toBe('Bots are thinking.\n');
    await spectator.until(() => spectator.events.length > seen + 5);
    spectator.close();
    bots.process.kill();
  });
});
