import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { serve, someAnswer } from './table.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const TERRORSCAPE = { game: 'terrorscape', options: { killer: 'butcher', survivors: ['anna', 'marco', 'johnson'] } };

interface Person {
  readonly client: Client;
  readonly token: string;
}

async function sit(match: string, seat: number, name: string): Promise<Person> {
  const { json } = await post(server.address, `/api/matches/${match}/seats/${seat}`, { name, nonce: nonce() });
  const token = String(json['token']);
  const client = await Client.connect(server.address, match, { token });
  await client.until(() => client.screen !== null);
  return { client, token };
}

async function table(...seats: string[]): Promise<string> {
  return String((await post(server.address, '/api/matches', { ...TERRORSCAPE, seats, public: false })).json['id']);
}

const consent = ({ client }: Person, yes: boolean) =>
  client.command({ t: 'consent', id: randomUUID(), proposal: client.screen?.proposal?.id ?? '', yes });

const said = ({ received }: Client): string[] => received.filter((text) => text.startsWith('{"t":"chat"'));

test('a table talks; a side talks in secret, and nobody else receives a byte of it', async () => {
  const match = await table('open', 'open', 'open');
  const [killer, one, two] = [await sit(match, 0, 'Klara'), await sit(match, 1, 'Tomek'), await sit(match, 2, 'Zofia')];
  const watcher = await Client.connect(server.address, match);
  await watcher.until(() => watcher.screen !== null);
  await one.client.command({ t: 'say', id: randomUUID(), to: 'side', text: 'canary in the cellar' });
  await killer.client.command({ t: 'phrase', id: randomUUID(), to: 'table', phrase: 'good-luck' });
  for (const { client } of [killer, one, two]) await client.until(() => said(client).join().includes('good-luck'));
  await watcher.until(() => said(watcher).join().includes('good-luck'));
  expect(said(two.client).join()).toContain('canary');
  expect(killer.client.received.join()).not.toContain('canary');
  expect(watcher.received.join()).not.toContain('canary');
  const alone = await killer.client.command({ t: 'say', id: randomUUID(), to: 'side', text: 'hello me' });
  expect(alone).toMatchObject({ ok: false, why: 'no-side' });
  const late = await Client.connect(server.address, match);
  await late.until(() => late.screen !== null);
  expect(late.received.join()).toContain('good-luck');
  expect(late.received.join()).not.toContain('canary');
  for (const { client } of [killer, one, two]) client.close();
  watcher.close();
  late.close();
});

test('whoever talks too fast is told so, and stays', async () => {
  const match = await table('open', 'thumb');
  const { client } = await sit(match, 0, 'Klara');
  const lines = Array.from({ length: 10 }, (_, n) =>
    client.command({ t: 'say', id: randomUUID(), to: 'table', text: `line ${n}` }),
  );
  const outcomes = await Promise.all(lines);
  expect(outcomes.filter(({ ok }) => ok).length).toBe(6);
  expect(outcomes.at(-1)).toMatchObject({ ok: false, why: 'too-fast' });
  const empty = await client.command({ t: 'say', id: randomUUID(), to: 'table', text: ' \u202e ' });
  expect(empty).toMatchObject({ ok: false, why: 'malformed' });
  client.close();
});

test('bots fill open seats before the match, and the match begins', async () => {
  const match = await table('open', 'open', 'open');
  const { client } = await sit(match, 1, 'Tomek');
  expect(client.screen?.status).toBe('open');
  await client.command({ t: 'bot', id: randomUUID(), seat: 0, level: 'thumb' });
  await client.command({ t: 'bot', id: randomUUID(), seat: 0, level: null });
  await client.until(() => client.screen?.seats[0]?.kind === 'open');
  await client.command({ t: 'bot', id: randomUUID(), seat: 0, level: 'random' });
  await client.command({ t: 'bot', id: randomUUID(), seat: 2, level: 'thumb' });
  await client.until(() => client.screen?.status === 'playing');
  expect(client.screen?.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
  client.close();
});

test('a bot answers for somebody who left once all who are there agree, and gives the seat back', async () => {
  const match = await table('open', 'open', 'open');
  const [killer, one, two] = [await sit(match, 0, 'Klara'), await sit(match, 1, 'Tomek'), await sit(match, 2, 'Zofia')];
  const standIn = { t: 'propose', what: 'stand-in', seat: 2 };
  const early = await one.client.command({ ...standIn, id: randomUUID() });
  expect(early, 'she is there').toMatchObject({ ok: false, why: 'not-your-seat' });
  two.client.close();
  await one.client.until(() => one.client.screen?.seats[2]?.online === false);
  await killer.client.command({ ...standIn, id: randomUUID() });
  await one.client.until(() => one.client.screen?.proposal?.missing.join() === '1');
  expect(one.client.screen?.seats[2]?.kind).toBe('person');
  await consent(one, true);
  await one.client.until(() => one.client.screen?.seats[2]?.standIn === true);
  await killer.client.until(() => killer.client.screen?.proposal === null);
  expect(killer.client.screen?.seats[2], 'whether she is back is her side’s affair').toMatchObject({ kind: 'person' });
  expect(one.client.screen?.proposal).toBeNull();
  const back = await Client.connect(server.address, match, { token: two.token });
  await back.until(() => back.screen !== null);
  await back.command({ t: 'bot', id: randomUUID(), seat: 2, level: null });
  await one.client.until(() => one.client.screen?.seats[2]?.kind === 'person');
  for (const client of [killer.client, one.client, back]) client.close();
});

test('an answer is taken back once everybody agrees; one “no” ends it', async () => {
  const match = await table('open', 'open');
  const [killer, team] = [await sit(match, 0, 'Klara'), await sit(match, 1, 'Tomek')];
  await team.client.until(() => team.client.screen?.question != null);
  const before = JSON.stringify(team.client.screen?.view);
  const first = team.client.screen?.question?.ask;
  await team.client.answer(someAnswer(team.client));
  await team.client.until(() => team.client.screen?.question?.ask !== first);
  await team.client.command({ t: 'propose', id: randomUUID(), what: 'rewind' });
  await killer.client.until(() => killer.client.screen?.proposal != null);
  await consent(killer, false);
  await team.client.until(() => team.client.screen?.proposal === null);
  await team.client.command({ t: 'propose', id: randomUUID(), what: 'rewind' });
  await killer.client.until(() => killer.client.screen?.proposal != null);
  await consent(killer, true);
  await team.client.until(() => team.client.screen?.notes.some(({ kind }) => kind === 'rewound') === true);
  expect(JSON.stringify(team.client.screen?.view)).toBe(before);
  killer.client.close();
  team.client.close();
});

test('a rematch is one table for all who ask; it is on everybody’s screen', async () => {
  const body = { game: 'final-girl', options: {}, seats: ['open'], public: false };
  const match = String((await post(server.address, '/api/matches', body)).json['id']);
  const { client, token } = await sit(match, 0, 'Ada');
  const ask = async (bearer: string): Promise<Response> =>
    fetch(`${server.address}/api/matches/${match}/rematch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
    });
  expect((await ask(token)).status, 'not over yet').toBe(409);
  await client.until(() => client.screen?.question != null);
  for (let i = 0; i < 600 && client.screen?.status !== 'over'; i++) await client.answer(someAnswer(client));
  expect((await ask('A'.repeat(22))).status, 'a stranger').toBe(403);
  const answers = await Promise.all([ask(token), ask(token)]);
  const ids = await Promise.all(answers.map(async (one) => ((await one.json()) as { id: string }).id));
  expect(ids[0]).toBe(ids[1]);
  await client.until(() => client.screen?.rematch === ids[0]);
  client.close();
});

test('whoever comes back soon is sent what they missed, and what was said meanwhile, not everything again', async () => {
  const match = await table('open', 'open');
  const [killer, team] = [await sit(match, 0, 'Klara'), await sit(match, 1, 'Tomek')];
  await team.client.until(() => team.client.screen?.question != null);
  const { frame, screen } = killer.client;
  killer.client.close();
  await team.client.until(() => team.client.screen?.seats[0]?.online === false);
  await team.client.command({ t: 'phrase', id: randomUUID(), to: 'table', phrase: 'back-soon' });
  for (let n = 0; n < 3; n++) await team.client.answer(someAnswer(team.client));
  const back = await Client.connect(server.address, match, { token: killer.token, last: frame });
  back.screen = screen;
  back.frame = frame;
  await back.until(() => said(back).length > 0 && back.screen?.seats[0]?.online === true);
  expect(back.received.some((text) => text.startsWith('{"t":"snapshot"'))).toBe(false);
  const fresh = await Client.connect(server.address, match, { token: killer.token });
  await fresh.until(() => fresh.screen !== null);
  expect(back.screen).toEqual(fresh.screen);
  for (const client of [team.client, back, fresh]) client.close();
});

test('a bot lets people who are there go first, and plays on when they are gone', async () => {
  const match = await table('random', 'open', 'thumb');
  const { client, token } = await sit(match, 1, 'Tomek');
  const isLeftToUs = async (): Promise<boolean> => {
    await client.until(() => client.screen?.question?.kind === 'whose-turn');
    const asked = client.screen?.question?.ask;
    await new Promise((resolve) => setTimeout(resolve, 300));
    return client.screen?.question?.ask === asked;
  };
  // What the bot had answered before we were there may reach us now, but only once.
  expect((await isLeftToUs()) || (await isLeftToUs())).toBe(true);
  const asked = client.screen?.question?.ask;
  client.close();
  // A question that has been answered is never asked again.
  const nowAsked = async (): Promise<string | undefined> => {
    const again = await Client.connect(server.address, match, { token });
    await again.until(() => again.screen !== null);
    again.close();
    return again.screen?.question?.ask;
  };
  await vi.waitFor(async () => expect(await nowAsked()).not.toBe(asked), { timeout: 30_000, interval: 500 });
}, 40_000);
