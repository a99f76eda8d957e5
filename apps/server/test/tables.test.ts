import { randomUUID } from 'node:crypto';
import { Match, save, saveText } from '@dreadhouse/engine';
import type { MatchInfo } from '@dreadhouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, post } from './client.ts';
import { newFolder, newTable, node, sit } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';
import { Player } from './fixtures/player.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await node({ DATA_DIR: newFolder() });
});
afterAll(() => server.close());

const bearer = (token: string | undefined): { headers: Record<string, string> } => ({
  headers: { authorization: `Bearer ${token}` },
});

async function openTable(seats: number): Promise<string> {
  const body = { game: 'bells', options: { rings: 20 }, seats: Array(seats).fill('open'), public: false };
  return String((await post(server.address, '/api/matches', body)).json['id']);
}

async function info(match: string): Promise<MatchInfo> {
  return (await (await fetch(`${server.address}/api/matches/${match}`)).json()) as MatchInfo;
}

test('whoever stands up before the match leaves the seat to others', async () => {
  const match = await openTable(2);
  const token = await sit(server.address, match, 0);
  const leave = async (seat: number, of: string): Promise<number> =>
    (await fetch(`${server.address}/api/matches/${match}/seats/${seat}`, { method: 'DELETE', ...bearer(of) })).status;
  expect(await leave(0, 'A'.repeat(22))).toBe(403);
  expect(await leave(1, token), 'nobody sits there').toBe(409);
  expect(await leave(0, token)).toBe(204);
  expect((await info(match)).seats[0]).toMatchObject({ kind: 'open', name: null });
  expect(await leave(0, token), 'it is not theirs any more').toBe(403);
  const again = await sit(server.address, match, 0);
  await sit(server.address, match, 1);
  expect((await info(match)).status).toBe('playing');
  expect(await leave(0, again), 'the match has begun').toBe(409);
});

async function file(match: string, token: string | undefined): Promise<Response> {
  return fetch(`${server.address}/api/matches/${match}/file`, bearer(token));
}

async function ringTwice(match: string, tokens: readonly string[]): Promise<Player[]> {
  const players = tokens.map((token) => new Player(() => [server.address], match, token));
  for (const player of players) {
    await player.until(({ question }) => question !== null);
    expect((await player.answer('ding')).ok).toBe(true);
    for (const one of players) await one.until(({ view }) => (view as { last: unknown }).last !== null);
  }
  return players;
}

test('a match under way is given to nobody: not to those who play, not to who plays alone, whatever sits on the seats', async () => {
  const { match, tokens } = await newTable(server.address, 2, 20);
  const players = await ringTwice(match, tokens);
  const statuses = async (): Promise<number[]> =>
    Promise.all([undefined, ...tokens].map(async (token) => (await file(match, token)).status));
  expect(await statuses()).toEqual([409, 409, 409]);
  const wish = { t: 'propose', id: randomUUID(), what: 'export' };
  const troubled = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
  await troubled.until(() => troubled.screen !== null);
  troubled.send(wish);
  await troubled.until(() => troubled.troubles.includes('malformed'));
  troubled.close();
  for (const [seat, player] of players.entries()) {
    await player.command({ t: 'bot', id: randomUUID(), seat, level: 'thumb' });
    expect(await statuses(), `a bot answers for seat ${seat}`).toEqual([409, 409, 409]);
    await player.command({ t: 'bot', id: randomUUID(), seat, level: null });
  }
  const alone = await newTable(server.address, 1, 5);
  expect((await file(alone.match, alone.tokens[0])).status).toBe(409);
  for (const player of players) player.close();
});

function savedBells(): string {
  const luck = { kind: 'fast', seed: 'saved' } as const;
  const started = Match.start(bells, { options: {}, players: ['Ada', 'Bo'], luck });
  if (!started.ok) throw new Error(started.why);
  for (const seat of [0, 1]) started.value.answer(seat, 'ding');
  return saveText(save(started.value));
}

test('a saved match goes on here, and its seats can be taken', async () => {
  const imported = await post(server.address, '/api/matches/import', { file: savedBells() });
  expect(imported.status).toBe(201);
  const there = imported.json as unknown as MatchInfo;
  expect(there).toMatchObject({ status: 'playing', seats: [{ kind: 'open' }, { kind: 'open' }], imported: true });
  const token = await sit(server.address, there.id, 1);
  const known = async (id: string): Promise<unknown> => (await fetch(`${server.address}/api/matches/${id}`)).json();
  expect(await known(there.id), 'its luck is from elsewhere, whoever sits there now').toMatchObject({ imported: true });
  const guest = new Player(() => [server.address], there.id, token);
  await guest.until(({ view }) => (view as { rung: number[] }).rung.join() === '1,1');
  expect((await guest.command({ t: 'bot', id: randomUUID(), seat: 0, level: 'thumb' })).ok, 'a bot for the rest').toBe(
    true,
  );
  await guest.until(({ seats }) => seats[0]?.kind === 'bot');
  expect((await guest.command({ t: 'bot', id: randomUUID(), seat: 0, level: null })).ok, 'it stays').toBe(false);
  expect((await guest.answer('dong')).ok).toBe(true);
  guest.close();
});

test('a table says how long it is patient with those who are away: a day, or as it was set up', async () => {
  const wish = { game: 'bells', options: {}, seats: ['open'], public: false };
  expect((await post(server.address, '/api/matches', wish)).json).toMatchObject({ patience: 86_400 });
  for (const patience of [600, null])
    expect((await post(server.address, '/api/matches', { ...wish, patience })).json).toMatchObject({ patience });
  expect((await post(server.address, '/api/matches', { ...wish, patience: 1 })).status).toBe(400);
});

test('another version of the protocol is turned away by name', async () => {
  const match = await openTable(1);
  const client = await Client.connect(server.address, match, { v: 999 } as never); // overrides what a client says
  await client.until(() => client.troubles.length > 0);
  expect(client.troubles).toEqual(['other-version']);
  client.close();
});

test('too many new tables or lines from one address are refused with 429', async () => {
  const limits = { MAX_NEW_MATCHES_PER_HOUR: '2', MAX_CONNECTIONS_PER_CLIENT: '1' };
  const strict = await node({ DATA_DIR: newFolder(), ...limits });
  const body = { game: 'bells', options: {}, seats: ['open'], public: false };
  const made = [];
  for (let i = 0; i < 3; i++) made.push(await post(strict.address, '/api/matches', body));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 429]);
  expect(made[2]?.json).toMatchObject({ error: 'too-fast' });
  expect((await post(strict.address, '/api/matches/import', { file: '{}' })).status).toBe(429);
  const match = String(made[0]?.json['id']);
  const first = await Client.connect(strict.address, match);
  await expect(Client.connect(strict.address, match)).rejects.toThrow('429');
  first.close();
  await strict.close();
});
