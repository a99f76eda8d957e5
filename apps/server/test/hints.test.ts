import { HintsOf } from '@dreadhouse/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { post } from './client.ts';
import { seatedMatch, serve, someAnswer } from './table.ts';

const isHints = Compile(HintsOf);

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function hints(match: string, token?: string): Promise<{ status: number; json: Record<string, unknown> }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.address}/api/matches/${match}/hints`, { headers });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

test('where the table allows it, a seat that is asked learns what a good player would answer', async () => {
  const { match, token, client } = await seatedMatch(server.address, { hints: true });
  for (let i = 0; i < 40 && client.screen?.question?.kind !== 'action'; i++) await client.answer(someAnswer(client));
  const { status, json } = await hints(match, token);
  expect(status).toBe(200);
  expect(isHints.Check(json)).toBe(true);
  const { ask, advice } = json as unknown as HintsOf;
  expect(ask).toBe(client.screen?.question?.ask);
  const playable = client.screen?.question?.options.filter(({ blocked }) => blocked === undefined) ?? [];
  expect(advice.length).toBe(Math.min(3, playable.length));
  for (const { option } of advice) expect(playable.map(({ id }) => id)).toContain(option);
  client.close();
});

test('nobody is told more than their seat may ask: no token, a forged one, an unknown match', async () => {
  const { match, token, client } = await seatedMatch(server.address, { hints: true });
  expect((await hints(match)).json['error']).toBe('not-your-seat');
  expect((await hints(match, 'A'.repeat(22))).json['error']).toBe('not-your-seat');
  expect((await hints('no-such-match', token)).json['error']).toBe('unknown-match');
  client.close();
});

test('a table is without hints unless it was set up with them, and says so', async () => {
  const { match, token, client } = await seatedMatch(server.address);
  expect((await hints(match, token)).json['error']).toBe('no-hints');
  client.close();
  const wish = { game: 'final-girl', options: {}, seats: ['open'], public: false };
  expect((await post(server.address, '/api/matches', wish)).json).toMatchObject({ hints: false });
  expect((await post(server.address, '/api/matches', { ...wish, hints: true })).json).toMatchObject({ hints: true });
});

test('whoever asks too often has to wait', async () => {
  const { match, token, client } = await seatedMatch(server.address, { hints: true });
  const replies = await Promise.all(Array.from({ length: 12 }, () => hints(match, token)));
  expect(replies.some(({ status }) => status === 429)).toBe(true);
  client.close();
});
