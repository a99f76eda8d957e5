import { OddsOf } from '@dreadhouse/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { seatedMatch, serve, someAnswer } from './table.ts';

const isOdds = Compile(OddsOf);

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function odds(match: string, token?: string): Promise<{ status: number; json: Record<string, unknown> }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.address}/api/matches/${match}/odds`, { headers });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

test('a seat that is asked learns what may come of its answers', async () => {
  const { match, token, client } = await seatedMatch(server.address);
  for (let i = 0; i < 40 && client.screen?.question?.kind !== 'action'; i++) await client.answer(someAnswer(client));
  const { status, json } = await odds(match, token);
  expect(status).toBe(200);
  expect(isOdds.Check(json)).toBe(true);
  expect(json['ask']).toBe(client.screen?.question?.ask);
  const { options } = json as unknown as OddsOf;
  const playable = client.screen?.question?.options.filter(({ blocked }) => blocked === undefined) ?? [];
  expect(Object.keys(options).sort()).toEqual(playable.map(({ id }) => id).sort());
  // Ending the turn hands the word to the killer: whether she lives is worth knowing.
  expect(options['end']?.outcomes.map(({ key }) => key)).toEqual(['survive', 'die']);
  const card = playable.find(({ id }) => id.startsWith('play:'));
  const rows = options[card?.id ?? '']?.outcomes ?? [];
  expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  client.close();
});

test('nobody else does: no token, a forged one, a seat that is not asked, an unknown match', async () => {
  const body = { game: 'terrorscape', options: {}, seats: ['open', 'open'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const tokens: string[] = [];
  for (const seat of [0, 1]) {
    const seated = await post(server.address, `/api/matches/${match}/seats/${seat}`, {
      name: `P${seat}`,
      nonce: nonce(),
    });
    tokens.push(String(seated.json['token']));
  }
  const clients = await Promise.all(tokens.map((token) => Client.connect(server.address, match, { token })));
  await Promise.all(clients.map((client) => client.until(() => client.screen !== null)));
  await Promise.race(clients.map((client) => client.until(() => client.screen?.question != null)));
  const idle = clients.findIndex((client) => client.screen?.question == null);
  expect((await odds(match)).json['error']).toBe('not-your-seat');
  expect((await odds(match, 'A'.repeat(22))).json['error']).toBe('not-your-seat');
  if (idle >= 0) expect((await odds(match, tokens[idle])).json['error']).toBe('not-asked');
  expect((await odds('no-such-match', tokens[0])).json['error']).toBe('unknown-match');
  for (const client of clients) client.close();
});

test('whoever asks too often has to wait', async () => {
  const { match, token, client } = await seatedMatch(server.address);
  const replies = await Promise.all(Array.from({ length: 40 }, () => odds(match, token)));
  expect(replies.some(({ status }) => status === 429)).toBe(true);
  client.close();
});
