import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, post } from './client.ts';
import { seatedMatch, serve, someAnswer } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

test('malformed messages are refused, and nothing changes', async () => {
  const { client } = await seatedMatch(server.address);
  const before = JSON.stringify(client.screen);
  for (const bad of ['', 'no json', '[]', '{"t":"answer"}', '{"t":"dance","id":"12345678"}', '{"t":"undo","id":"x"}']) {
    const seen = client.troubles.length;
    client.send(bad);
    await client.until(() => client.troubles.length > seen);
    expect(client.troubles.at(-1)).toBe('malformed');
  }
  expect(JSON.stringify(client.screen)).toBe(before);
  client.close();
});

test('answers that are late, unknown, forbidden or for nobody are refused by name', async () => {
  const { client, match } = await seatedMatch(server.address);
  const before = { ...client.screen, watchers: 1 }; // whoever stands by is counted, and nothing else happens
  expect(await client.answer(someAnswer(client), randomUUID(), 'yesterday')).toMatchObject({ ok: false, why: 'stale' });
  expect(await client.answer('fly-away')).toMatchObject({ ok: false, why: 'no-such-option' });
  const blocked = client.screen?.question?.options.find((one) => one.blocked !== undefined);
  if (blocked !== undefined)
    expect(await client.answer(blocked.id)).toMatchObject({ ok: false, why: 'blocked', reason: blocked.blocked });
  const bystander = await Client.connect(server.address, match);
  await bystander.until(() => bystander.screen !== null);
  expect(bystander.screen?.question).toBeNull();
  expect(await bystander.answer(someAnswer(client), randomUUID(), client.screen?.question?.ask)).toMatchObject({
    ok: false,
    why: 'not-your-seat',
  });
  await client.until(() => client.screen?.watchers === 1);
  expect(client.screen).toEqual(before);
  bystander.close();
  client.close();
});

test('an unknown match, a forged token and another version are turned away at the door', async () => {
  const { match, client } = await seatedMatch(server.address);
  const stranger = await Client.connect(server.address, 'no-such-match');
  await stranger.until(() => stranger.troubles.includes('unknown-match'));
  const forger = await Client.connect(server.address, match, { token: 'A'.repeat(22) });
  await forger.until(() => forger.troubles.includes('unknown-token'));
  client.close();
});

test('a flood is cut off', async () => {
  const strict = await serve({ MAX_MESSAGES_PER_SECOND: '5' });
  const { client } = await seatedMatch(strict.address);
  for (let i = 0; i < 60; i++) client.send({ t: 'ping' });
  await client.until(() => client.troubles.includes('too-fast'));
  await strict.close();
});

test('the same command counts once, however often it is sent', async () => {
  const { client } = await seatedMatch(server.address);
  const ask = client.screen?.question?.ask ?? '';
  const id = randomUUID();
  const option = someAnswer(client);
  client.send({ t: 'answer', id, ask, option });
  expect(await client.answer(option, id, ask)).toMatchObject({ ok: true });
  await client.until(() => client.received.filter((text) => text.includes(id)).length === 2);
  const after = JSON.stringify(client.screen);
  expect(await client.answer(option, id, ask)).toMatchObject({ ok: true });
  expect(JSON.stringify(client.screen)).toBe(after);
  client.close();
});

test('somebody who comes back is told what they missed', async () => {
  const { client, match, token } = await seatedMatch(server.address);
  const bystander = await Client.connect(server.address, match);
  await bystander.until(() => bystander.screen !== null);
  const last = bystander.frame;
  const screen = bystander.screen;
  await client.answer(someAnswer(client));
  await bystander.until(() => bystander.frame !== last);
  const again = await Client.connect(server.address, match, { last });
  again.screen = screen;
  again.frame = last;
  for (const one of [again, bystander]) await one.until(() => one.screen?.watchers === 2);
  expect(again.received.some((text) => text.startsWith('{"t":"snapshot"'))).toBe(false);
  expect(again.screen).toEqual(bystander.screen);
  expect(token).toHaveLength(22);
  for (const one of [client, bystander, again]) one.close();
});

test('wrong set-ups and seats are refused with a sentence', async () => {
  const game = { game: 'final-girl', options: {}, seats: ['open'], public: false };
  expect((await post(server.address, '/api/matches', { ...game, game: 'chess' })).json['message']).toContain(
    'final-girl',
  );
  expect((await post(server.address, '/api/matches', { ...game, seats: ['open', 'open'] })).status).toBe(400);
  expect(
    (await post(server.address, '/api/matches', { ...game, options: { killer: 'nobody' } })).json['message'],
  ).toContain('hans');
  expect((await post(server.address, '/api/matches', { nonsense: true })).status).toBe(400);
  expect(
    (await post(server.address, '/api/matches/nothing/seats/0', { name: 'A', nonce: '0'.repeat(32) })).status,
  ).toBe(404);
  expect((await post(server.address, '/api/matches/import', { file: '{}' })).json['message']).toContain('foreign');
});
