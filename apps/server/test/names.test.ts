import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { screenOf } from '../src/match/projection.ts';
import type { RunningServer } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { GENEROUS, newFolder } from './fixtures/belfry.ts';
import { house } from './fixtures/house.ts';
import { vigil } from './fixtures/vigil.ts';

const data = newFolder();
const start = (): Promise<RunningServer> =>
  startServer(readConfig({ ...GENEROUS, DATA_DIR: data }), new Map([[vigil.id, vigil]]));
let server: RunningServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

async function table(): Promise<{ match: string; tokens: string[] }> {
  const wish = { game: 'vigil', options: {}, seats: ['open', 'open', 'open'], public: false };
  const match = String((await post(server.address, '/api/matches', wish)).json['id']);
  const tokens = [];
  for (const seat of [0, 1, 2]) {
    const { json } = await post(server.address, `/api/matches/${match}/seats/${seat}`, { name: 'A', nonce: nonce() });
    tokens.push(String(json['token']));
  }
  return { match, tokens };
}

async function arrive(match: string, token: string | undefined): Promise<Client> {
  const client = await Client.connect(server.address, match, token === undefined ? {} : { token });
  await client.until(() => client.screen !== null);
  return client;
}

const askOf = ({ screen }: Client): string => screen?.question?.ask ?? '';

test('a question’s name is never given twice: not after an undo, not after a restart', async () => {
  const { match, tokens } = await table();
  let client = await arrive(match, tokens[1]);
  await client.until(() => askOf(client) !== '');
  const names = [askOf(client)];
  for (let i = 0; i < 3; i++) {
    expect(await client.answer('left')).toMatchObject({ ok: true });
    await client.until(() => client.screen?.canUndo === true);
    expect(await client.command({ t: 'undo', id: randomUUID() })).toMatchObject({ ok: true });
    await client.until(() => askOf(client) !== '');
    names.push(askOf(client));
  }
  expect(new Set(names).size).toBe(names.length);
  for (const late of names.slice(0, -1))
    expect(await client.answer('right', randomUUID(), late), 'an answer that was on its way').toMatchObject({
      ok: false,
      why: 'stale',
    });
  client.close();
  await server.close();
  server = await start();
  client = await arrive(match, tokens[1]);
  expect(askOf(client), 'the same question as before the restart').toBe(names.at(-1));
  expect(await client.answer('right', randomUUID(), names[0])).toMatchObject({ ok: false, why: 'stale' });
  expect(await client.answer('right', randomUUID(), names.at(-1))).toMatchObject({ ok: true });
  client.close();
});

test('two nodes give a question the same name, and neither takes an old one', async () => {
  const folder = newFolder();
  const [here, there] = [
    await house({ DATA_DIR: folder }, undefined, vigil),
    await house({ DATA_DIR: folder }, undefined, vigil),
  ];
  const id = await here.begin(['open', 'open', 'open']);
  const live = (await here.host.find(id))!;
  const name = (): string => screenOf(live, 1).question?.ask ?? '';
  const old = name();
  await here.host.answer(live, 1, old, 'left', 'answer-01');
  await here.host.undo(live, 1, 'undo-0001');
  const other = (await there.host.find(id))!;
  expect(screenOf(other, 1).question?.ask).toBe(name());
  expect(name()).not.toBe(old);
  expect(await there.host.answer(other, 1, old, 'right', 'answer-02')).toMatchObject({ ok: false, why: 'stale' });
  expect(await there.host.answer(other, 1, name(), 'right', 'answer-03')).toEqual({ ok: true });
  for (const { db } of [here, there]) await db.destroy();
});

test('over is over: nothing is taken back once the file has told the secret', async () => {
  const { match, tokens } = await table();
  const file = (): Promise<Response> =>
    fetch(`${server.address}/api/matches/${match}/file`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  const clients = await Promise.all(tokens.map((token) => arrive(match, token)));
  for (const seat of [1, 2, 1, 2, 0]) {
    const client = clients[seat]!;
    await client.until(() => askOf(client) !== '');
    expect((await file()).status, 'not before the end').toBe(409);
    expect(await client.answer('left')).toMatchObject({ ok: true });
  }
  const stranger = clients[0]!;
  await stranger.until(() => stranger.screen?.status === 'over');
  expect(await (await file()).json()).toMatchObject({ header: { luck: { secret: expect.any(String) } } });
  expect(stranger.screen?.canUndo).toBe(false);
  expect(await stranger.command({ t: 'undo', id: randomUUID() })).toMatchObject({ ok: false, why: 'over' });
  expect(await stranger.command({ t: 'propose', id: randomUUID(), what: 'rewind' })).toMatchObject({ why: 'over' });
  expect((await file()).status).toBe(200);
  for (const client of clients) client.close();
});
