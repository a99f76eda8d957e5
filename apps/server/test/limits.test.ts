import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import { readConfig } from '../src/config.ts';
import { clientOf } from '../src/http/client.ts';
import { health } from '../src/http/health.ts';
import { Buckets } from '../src/socket/limiter.ts';
import { post } from './client.ts';
import { newFolder, node, sit } from './fixtures/belfry.ts';

test('requests to the API are counted by address; the page and the watch over the server are not', async () => {
  const server = await node({ DATA_DIR: newFolder(), MAX_REQUESTS_PER_SECOND: '1' });
  const statuses = [];
  for (let i = 0; i < 14; i++) statuses.push((await fetch(`${server.address}/api/games`)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.at(-1)).toBe(429);
  const refused = await fetch(`${server.address}/api/matches`);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ error: 'too-fast' });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await server.close();
});

test('whether the server is ready is looked up once for all who ask at the moment', async () => {
  const app = Fastify();
  let looked = 0;
  const databaseAnswers = async (): Promise<boolean> => {
    looked += 1;
    return looked < 2;
  };
  health(app, { databaseAnswers, bus: new NoBus(), connections: () => 0, liveMatches: () => 0 });
  const ask = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
  expect(await Promise.all(Array.from({ length: 50 }, ask))).toEqual(Array(50).fill(200));
  expect(looked).toBe(1);
  await expect.poll(ask, { timeout: 5000 }).toBe(503);
  expect(looked).toBe(2);
  await app.close();
});

test('behind a proxy, clients are told apart by what the proxy says, not by what they say themselves', async () => {
  const limits = { MAX_REQUESTS_PER_SECOND: '1', TRUST_PROXY: 'true' };
  const server = await node({ DATA_DIR: newFolder(), ...limits });
  const ask = async (forwarded: string): Promise<number> =>
    (await fetch(`${server.address}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  for (let i = 0; i < 10; i++) await ask(`10.0.0.${i}, 203.0.113.1`); // each time another lie
  expect(await ask('10.0.0.99, 203.0.113.1')).toBe(429);
  expect(await ask('203.0.113.2'), 'somebody else').toBe(200);
  await server.close();
});

test.each([
  [0, '1.1.1.1, 2.2.2.2', '9.9.9.9'],
  [1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '1.1.1.1,2.2.2.2, 3.3.3.3', '2.2.2.2'],
  [2, '2.2.2.2', '2.2.2.2'],
  [1, '', '9.9.9.9'],
])('with %i proxies and "%s", sockets are counted for %s', (proxies, forwarded, client) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '9.9.9.9' } };
  expect(clientOf(request as unknown as IncomingMessage, proxies)).toBe(client);
});

test('how many proxies there are is read from TRUST_PROXY', () => {
  expect(['', 'false', 'true', '2'].map((value) => readConfig({ TRUST_PROXY: value }).trustProxy)).toEqual([
    0, 0, 1, 2,
  ]);
});

test('when too many clients are remembered, those go who have nothing to be remembered for', () => {
  const buckets = new Buckets(1, 2, 10);
  for (let i = 0; i < 2; i++) expect(buckets.take('greedy', 9000)).toBe(true);
  for (let i = 0; i < 9; i++) buckets.take(`guest ${i}`, 0);
  expect(buckets.take('newcomer', 9000)).toBe(true); // the guests' buckets are full again by now
  expect(buckets.size).toBe(2);
  expect(buckets.take('greedy', 9000), 'is not forgiven').toBe(false);
});

test('when nobody can be forgotten, there is still an end to what is remembered', () => {
  const buckets = new Buckets(0.001, 1, 10);
  for (let i = 0; i < 100; i++) buckets.take(`client ${i}`, 0);
  expect(buckets.size).toBeLessThanOrEqual(10);
});

test('what is wrong in an address of the API is refused in words', async () => {
  const server = await node({ DATA_DIR: newFolder() });
  const body = { game: 'bells', options: {}, seats: ['open'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const token = await sit(server.address, match, 0);
  const headers = { authorization: `Bearer ${token}` };
  const wrong = await fetch(`${server.address}/api/matches/${match}/callers/pigeon`, { method: 'DELETE', headers });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ error: 'malformed' });
  const seat = await fetch(`${server.address}/api/matches/${match}/seats/first`, { method: 'DELETE', headers });
  expect(seat.status).toBe(400);
  await server.close();
});
