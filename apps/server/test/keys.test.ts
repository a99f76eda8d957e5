import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { bells } from './fixtures/bells.ts';
import { serve } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve({}, new Map([[bells.id, bells]]));
});
afterAll(() => server.close());

interface Reply {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

async function call(method: string, path: string, token: string | null, body?: unknown): Promise<Reply> {
  const response = await fetch(`${server.address}/api/matches/${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  return { status: response.status, json };
}

const makeKey = (match: string, token: string | null, kind: string): Promise<Reply> =>
  call('POST', `${match}/keys`, token, { kind });
const comeBack = (match: string, kind: string, key: unknown): Promise<Reply> =>
  call('POST', `${match}/come-back`, null, { kind, key });

const seatOfKey = (match: string, kind: string, key: unknown): Promise<Reply> =>
  call('POST', `${match}/seat-of-key`, null, { kind, key });

/** A table for two; its first seat is taken. */
async function seated(): Promise<{ match: string; token: string }> {
  const wish = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
  const match = String((await post(server.address, '/api/matches', wish)).json['id']);
  const { json } = await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Ada', nonce: nonce() });
  return { match, token: String(json['token']) };
}

async function arrive(match: string, token: string): Promise<Client> {
  const client = await Client.connect(server.address, match, { token });
  await client.until(() => client.screen !== null || client.troubles.length > 0);
  return client;
}

test('whoever has a key may ask whose seat it opens, and uses nothing up by asking', async () => {
  const { match, token } = await seated();
  const keys = {
    pass: (await makeKey(match, token, 'pass')).json['key'],
    phrase: (await makeKey(match, token, 'phrase')).json['key'],
  };
  for (const [kind, key] of Object.entries(keys))
    for (let i = 0; i < 2; i++)
      expect(await seatOfKey(match, kind, key)).toEqual({ status: 200, json: { seat: 0, name: 'Ada' } });
  expect((await comeBack(match, 'pass', keys.pass)).status).toBe(200);
  const unknown = { status: 403, json: { error: 'unknown-key' } };
  expect(await seatOfKey(match, 'pass', keys.pass), 'it is used up').toMatchObject(unknown);
  expect(await seatOfKey(match, 'pass', keys.phrase), 'a phrase is no pass').toMatchObject(unknown);
  expect(await seatOfKey(match, 'pass', token)).toMatchObject(unknown);
  expect((await seatOfKey('nowhere', 'phrase', keys.phrase)).status).toBe(404);
});

test('a pass lets one other device sit on the same seat, once; the first stays', async () => {
  const { match, token } = await seated();
  const made = await makeKey(match, token, 'pass');
  expect(made.status).toBe(201);
  const { key, until } = made.json;
  expect(Number(until)).toBeGreaterThan(Date.now());
  const phone = await comeBack(match, 'pass', key);
  expect(phone).toMatchObject({ status: 200, json: { seat: 0, name: 'Ada' } });
  const other = String(phone.json['token']);
  expect(other).not.toBe(token);
  expect(await comeBack(match, 'pass', key), 'it is used up').toMatchObject({
    status: 403,
    json: { error: 'unknown-key' },
  });
  for (const one of [token, other]) {
    const client = await arrive(match, one);
    expect(client.screen?.viewer).toBe(0);
    client.close();
  }
});

test('a pass is for a short while', async () => {
  const { match, token } = await seated();
  const { key, until } = (await makeKey(match, token, 'pass')).json;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Number(until) + 1);
  expect(await comeBack(match, 'pass', key)).toMatchObject({ status: 403, json: { error: 'unknown-key' } });
  clock.mockRestore();
});

test('a phrase brings its owner back as often as needed, however it is typed; a new one replaces it', async () => {
  const { match, token } = await seated();
  const phrase = String((await makeKey(match, token, 'phrase')).json['key']);
  expect(phrase).toMatch(/^([b-z][aiou][b-z][aiou][b-z]-){4}[b-z][aiou][b-z][aiou][b-z]$/);
  for (const typed of [phrase, `  ${phrase.toUpperCase().replaceAll('-', ' ')} `])
    expect(await comeBack(match, 'phrase', typed)).toMatchObject({ status: 200, json: { seat: 0 } });
  const second = String((await makeKey(match, token, 'phrase')).json['key']);
  expect(second).not.toBe(phrase);
  expect((await comeBack(match, 'phrase', phrase)).status).toBe(403);
  expect((await comeBack(match, 'phrase', second)).status).toBe(200);
  expect((await comeBack(match, 'pass', second)).status, 'a phrase is no pass').toBe(403);
});

test('only whoever sits there makes keys; nobody guesses one; nothing of it is told at the table', async () => {
  const { match, token } = await seated();
  expect((await makeKey(match, null, 'pass')).status).toBe(403);
  expect((await makeKey(match, 'x'.repeat(22), 'phrase')).status).toBe(403);
  expect((await makeKey('nowhere', token, 'phrase')).status).toBe(404);
  expect((await comeBack('nowhere', 'phrase', 'a')).status).toBe(404);
  for (const wrong of ['', '-----', 'lusab', token]) expect((await comeBack(match, 'phrase', wrong)).status).toBe(403);
  expect((await call('POST', `${match}/keys`, token, { kind: 'door' })).status).toBe(400);
  const phrase = String((await makeKey(match, token, 'phrase')).json['key']);
  const watcher = await Client.connect(server.address, match);
  await watcher.until(() => watcher.screen !== null);
  const info = await (await fetch(`${server.address}/api/matches/${match}`)).text();
  for (const text of [info, ...watcher.received])
    for (const secret of [phrase, token]) expect(text).not.toContain(secret);
  expect(info).not.toContain('keys');
  watcher.close();
});

test('whoever lost a device shuts it out: only the one that says so keeps the seat, and the line of the other ends', async () => {
  const { match, token } = await seated();
  const { key } = (await makeKey(match, token, 'pass')).json;
  const phrase = (await makeKey(match, token, 'phrase')).json['key'];
  const other = String((await comeBack(match, 'pass', key)).json['token']);
  const lost = await arrive(match, token);
  expect((await call('DELETE', `${match}/keys`, null)).status).toBe(403);
  expect((await call('DELETE', `${match}/keys`, other)).status).toBe(204);
  await lost.until(() => lost.troubles.includes('unknown-token'));
  expect((await makeKey(match, token, 'pass')).status).toBe(403);
  expect((await comeBack(match, 'phrase', phrase)).status).toBe(403);
  const kept = await arrive(match, other);
  expect(kept.screen?.viewer).toBe(0);
  kept.close();
});

test('a seat that is given back takes its keys with it', async () => {
  const { match, token } = await seated();
  const phrase = (await makeKey(match, token, 'phrase')).json['key'];
  expect((await call('DELETE', `${match}/seats/0`, token)).status).toBe(204);
  await post(server.address, `/api/matches/${match}/seats/0`, { name: 'Bo', nonce: nonce() });
  expect((await comeBack(match, 'phrase', phrase)).status).toBe(403);
});

test('of two who use one pass at the same moment one sits down', async () => {
  const { match, token } = await seated();
  const { key } = (await makeKey(match, token, 'pass')).json;
  const replies = await Promise.all(Array.from({ length: 5 }, () => comeBack(match, 'pass', key)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
});

test('there are only so many devices: the one that came first goes', async () => {
  const { match, token } = await seated();
  const phrase = (await makeKey(match, token, 'phrase')).json['key'];
  const tokens: string[] = [];
  for (let i = 0; i < 10; i++) tokens.push(String((await comeBack(match, 'phrase', phrase)).json['token']));
  expect((await makeKey(match, tokens[0]!, 'pass')).status).toBe(403);
  for (const one of [token, tokens.at(-1)!]) expect((await makeKey(match, one, 'pass')).status).toBe(201);
});
