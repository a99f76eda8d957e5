import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { now } from '../src/now.ts';
import { startServer } from '../src/server.ts';
import { Buckets } from '../src/socket/limiter.ts';
import { Client, nonce, post } from './client.ts';
import { GENEROUS, newFolder, newTable, node } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';

const HOUR = 3_600_000;

afterEach(() => void vi.restoreAllMocks());

/** The clock on the wall is set back, as when somebody corrects it. */
function setBack(): void {
  const wrong = Date.now() - HOUR;
  vi.spyOn(Date, 'now').mockImplementation(() => wrong);
}

test('a wall clock that is set back shuts nobody out', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_REQUESTS_PER_SECOND: '20' });
  const ask = async (): Promise<number> => (await fetch(`${server.address}/api/games`)).status;
  expect(await ask()).toBe(200);
  setBack();
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await ask());
  expect(statuses).toEqual(Array(5).fill(200));
  const before = now();
  const buckets = new Buckets(1, 1);
  expect(buckets.take('somebody')).toBe(true);
  await expect.poll(() => buckets.take('somebody'), { timeout: 5000 }).toBe(true);
  expect(now()).toBeGreaterThan(before);
  await server.close();
});

test('a wall clock that is set back does not hold up a line, a talk or a match in memory', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_MESSAGES_PER_SECOND: '20' });
  const { match, tokens } = await newTable(server.address, 1, 20);
  const client = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
  await client.until(() => client.screen !== null);
  setBack();
  for (let i = 0; i < 3; i++) {
    const said = await client.command({ t: 'say', id: randomUUID(), to: 'table', text: `hello ${i}` });
    expect(said).toMatchObject({ ok: true });
  }
  expect(client.troubles).toEqual([]);
  client.close();
  await server.close();
});

test('a seat proposes, agrees and asks for bots only so often', async () => {
  const server = await node({ DATA_DIR: newFolder() });
  const { match, tokens } = await newTable(server.address, 2, 20);
  const client = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
  await client.until(() => client.screen?.question != null);
  const wishes = [
    { t: 'propose', what: 'rewind' },
    { t: 'bot', seat: 1, level: null },
  ];
  const answers: string[] = [];
  for (let i = 0; i < 20; i++) {
    const done = await client.command({ ...(wishes[i % 2] ?? {}), id: randomUUID() });
    answers.push(done.ok ? 'ok' : done.why);
  }
  expect(answers.slice(0, 10)).not.toContain('too-fast');
  expect(answers.slice(-3)).toEqual(['too-fast', 'too-fast', 'too-fast']);
  expect(await client.answer('ding'), 'the match goes on').toMatchObject({ ok: true });
  client.close();
  await server.close();
});

test('seats are taken and freed only so often', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_NEW_MATCHES_PER_HOUR: '5' });
  const body = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const sat = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
    const headers = { authorization: `Bearer ${String(sat.json['token'])}` };
    const stood = await fetch(`${server.address}/api/matches/${match}/seats/0`, { method: 'DELETE', headers });
    statuses.push(sat.status, stood.status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 10 }, () => [200, 204]).flat());
  expect(statuses.slice(-2)).toEqual([429, 429]);
  await server.close();
});

test('a rematch is a new table like any other; whoever finds the one that there is, makes none', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_NEW_MATCHES_PER_HOUR: '3' });
  const finished = async (): Promise<() => Promise<number>> => {
    const { match, tokens } = await newTable(server.address, 1, 1);
    const client = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
    await client.until(() => client.screen?.question != null);
    expect(await client.answer('ding')).toMatchObject({ ok: true });
    client.close();
    const headers = { authorization: `Bearer ${tokens[0]}` };
    const address = `${server.address}/api/matches/${match}/rematch`;
    return async () => (await fetch(address, { method: 'POST', headers })).status;
  };
  const [again, another] = [await finished(), await finished()];
  expect([await again(), await again(), await another()]).toEqual([201, 201, 429]);
  await server.close();
});

test('the file of a finished match is made once, however often it is asked for', async () => {
  let played = 0;
  const counted = {
    ...bells,
    initial: (...args: Parameters<typeof bells.initial>) => {
      played += 1;
      return bells.initial(...args);
    },
  };
  const server = await startServer(readConfig({ ...GENEROUS, DATA_DIR: newFolder() }), new Map([['bells', counted]]));
  const { match, tokens } = await newTable(server.address, 1, 2);
  const client = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
  await client.until(() => client.screen?.question != null);
  for (const bell of ['ding', 'dong']) expect(await client.answer(bell)).toMatchObject({ ok: true });
  const file = async (): Promise<string> => (await fetch(`${server.address}/api/matches/${match}/file`)).text();
  const first = await file();
  expect(JSON.parse(first)).toMatchObject({ format: 'dreadhouse-match', outcome: { side: 'ringers' } });
  const before = played;
  for (let i = 0; i < 5; i++) expect(await file()).toBe(first);
  expect(played).toBe(before);
  client.close();
  await server.close();
});
