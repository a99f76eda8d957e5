import { randomUUID } from 'node:crypto';
import { digest, Match, save, saveText } from '@dreadhouse/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { bells } from './fixtures/bells.ts';
import { serve } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve({}, new Map([[bells.id, bells]]));
});
afterAll(() => server.close());

const table = async (seats: number): Promise<string> => {
  const wish = { game: 'bells', options: {}, seats: Array<string>(seats).fill('open'), public: false };
  return String((await post(server.address, '/api/matches', wish)).json['id']);
};

async function sit(match: string, seat: number): Promise<string> {
  const { json } = await post(server.address, `/api/matches/${match}/seats/${seat}`, { name: 'Ada', nonce: nonce() });
  return String(json['token']);
}

async function free(match: string, seat: number, token?: string): Promise<{ status: number; error: unknown }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.address}/api/matches/${match}/seats/${seat}`, { method: 'DELETE', headers });
  const body = response.status === 204 ? null : ((await response.json()) as { error: unknown });
  return { status: response.status, error: body?.error ?? null };
}

async function arrive(match: string, token: string): Promise<Client> {
  const client = await Client.connect(server.address, match, { token });
  await client.until(() => client.screen !== null);
  return client;
}

test('whoever sat down first frees the seat of somebody who does not come, and nobody else does', async () => {
  const match = await table(3);
  const [host, absent] = [await sit(match, 1), await sit(match, 0)];
  const client = await arrive(match, host);
  expect(client.screen?.host).toBe(1);
  expect(await free(match, 0)).toEqual({ status: 403, error: 'not-your-seat' });
  expect(await free(match, 1, absent)).toEqual({ status: 403, error: 'not-host' });
  expect(await free(match, 2, host)).toEqual({ status: 409, error: 'seat-free' });
  expect(await free(match, 7, host)).toEqual({ status: 404, error: 'unknown-seat' });
  const there = await arrive(match, absent);
  await client.until(() => client.screen?.seats[0]?.online === true);
  expect(await free(match, 0, host)).toEqual({ status: 409, error: 'seat-present' });
  there.close();
  await client.until(() => client.screen?.seats[0]?.online === false);
  expect(await free(match, 0, host)).toEqual({ status: 204, error: null });
  await client.until(() => client.screen?.seats[0]?.kind === 'open');
  const late = await Client.connect(server.address, match, { token: absent });
  await late.until(() => late.troubles.includes('unknown-token'));
  client.close();
});

test('a host who stands up leaves it to the next; once the match has begun nobody stands up', async () => {
  const match = await table(3);
  const [first, second] = [await sit(match, 2), await sit(match, 0)];
  expect(await free(match, 2, first)).toEqual({ status: 204, error: null });
  const client = await arrive(match, second);
  expect(client.screen?.host).toBe(0);
  await sit(match, 1);
  await sit(match, 2);
  await client.until(() => client.screen?.status === 'playing');
  expect(await free(match, 1, second)).toEqual({ status: 409, error: 'started' });
  expect(await free(match, 0, second)).toEqual({ status: 409, error: 'started' });
  client.close();
});

function savedBells(): string {
  const started = Match.start(bells, {
    ...{ options: {}, players: ['Ada', 'Bo'] },
    luck: { kind: 'fast', seed: 'saved' },
  });
  if (!started.ok) throw new Error(started.why);
  for (let i = 0; i < 6; i++) {
    const [seat = 0] = started.value.waitingFor();
    started.value.answer(seat, started.value.legal(seat)[0]?.id ?? '');
  }
  return saveText(save(started.value));
}

test('a saved game goes on at a table: its seats are open, people and bots take them', async () => {
  const { status, json } = await post(server.address, '/api/matches/import', { file: savedBells() });
  expect(status).toBe(201);
  expect(json).toMatchObject({ game: 'bells', status: 'playing' });
  const match = String(json['id']);
  // Whoever took the wrong seat stands up and takes another.
  expect(await free(match, 1, await sit(match, 1))).toEqual({ status: 204, error: null });
  const client = await arrive(match, await sit(match, 0));
  expect(client.screen?.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
  expect(client.events.length).toBeGreaterThan(0);
  const done = await client.command({ t: 'bot', id: randomUUID(), seat: 1, level: 'random' });
  expect(done).toMatchObject({ ok: true });
  await client.until(() => client.screen?.seats[1]?.kind === 'bot');
  const away = await client.command({ t: 'bot', id: randomUUID(), seat: 1, level: null });
  expect(away).toMatchObject({ ok: false, why: 'not-your-seat' });
  client.close();
});

test('a file that cannot be gone on with is refused by what is wrong with it', async () => {
  const saved = JSON.parse(savedBells()) as Record<string, unknown> & { header: object };
  const refused = async (file: unknown): Promise<unknown> => {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const { status, json } = await post(server.address, '/api/matches/import', { file: text });
    expect(status).toBe(400);
    return json['error'];
  };
  expect(await refused('half a fi')).toBe('file-not-json');
  expect(await refused({ hello: 'world' })).toBe('file-foreign');
  expect(await refused({ ...saved, formatVersion: 99 })).toBe('file-newer');
  expect(await refused({ ...saved, answers: 'none' })).toBe('file-malformed');
  expect(await refused({ ...saved, answers: [] })).toBe('file-damaged');
  const body: Record<string, unknown> = { ...saved };
  body['notes'] = [{ kind: 'branched', position: 0, undone: 0, details: 'turned \u202e' }];
  delete body['digest'];
  expect(await refused({ ...body, digest: digest(JSON.stringify(body)) })).toBe('file-malformed');
});
