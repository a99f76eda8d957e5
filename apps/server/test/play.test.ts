import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'dreadhouse-server-'));

function start(data: string): Promise<RunningServer> {
  return startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: data, MAX_MESSAGES_PER_SECOND: '10000' }));
}

test('a whole game over the line, with a restart in the middle; the file of it verifies', async () => {
  const data = folder();
  let server = await start(data);
  const created = await post(server.address, '/api/matches', {
    game: 'final-girl',
    options: {},
    seats: ['open'],
    public: true,
  });
  expect(created.status).toBe(201);
  const match = String(created.json['id']);
  const seated = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  const token = String(seated.json['token']);
  let client = await Client.connect(server.address, match, { token });
  await client.until(() => client.screen?.question != null);
  for (let i = 0; i < 400 && client.screen?.status !== 'over'; i++) {
    if (i === 20) {
      await server.close();
      server = await start(data);
      client = await Client.connect(server.address, match, { token, last: client.frame });
      await client.until(() => client.screen?.question != null);
    }
    const options = (client.screen?.question?.options ?? []).filter(({ blocked }) => blocked === undefined);
    const done = await client.answer(options[i % options.length]?.id ?? '');
    expect(done.ok).toBe(true);
  }
  expect(client.screen?.status).toBe('over');
  const file = await (await fetch(`${server.address}/api/matches/${match}/file`)).text();
  expect(verify(finalGirl, file)).toMatchObject({ ok: true, committed: true });
  const sizes = client.received
    .filter((text) => text.startsWith('{"t":"update"'))
    .map((text) => text.length)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(2000);
  client.close();
  await server.close();
});
