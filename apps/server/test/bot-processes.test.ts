import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import { Client, post } from './client.ts';
import { GENEROUS } from './fixtures/belfry.ts';
import { DATABASES, type TestDatabase } from './fixtures/databases.ts';
import { BUSES } from './fixtures/nats.ts';

const PROGRAM = fileURLToPath(new URL('../bin/bots.mjs', import.meta.url));
const postgres = DATABASES.find(({ name }) => name === 'PostgreSQL');
/** Bots on other machines read matches from the database. */
const PLACES = postgres === undefined ? [] : BUSES.map((bus) => ({ bus, make: postgres.make }));

function start(env: Readonly<Record<string, string>>): { process: ChildProcess; said: Promise<string> } {
  const bots = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  const said = new Promise<string>((resolve) => {
    for (const stream of [bots.stdout, bots.stderr]) stream.once('data', (data) => resolve(String(data)));
  });
  return { process: bots, said };
}

test.each([
  ['NATS_URL', {}],
  ['DATABASE_URL', { NATS_URL: 'nats://127.0.0.1:1' }],
])('a process for bots that is not told where to work says that %s is missing', async (missing, env) => {
  const bots = start(env);
  expect(await bots.said).toMatch(new RegExp(`^${missing} must be set`));
});

describe.each(PLACES)('with PostgreSQL, and NATS at $bus', ({ bus, make }) => {
  let place: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    place = await make();
    server = await startServer(readConfig({ ...GENEROUS, ...place.env, NATS_URL: bus }));
  });
  afterAll(async () => {
    await server.close();
    await place.drop();
  });

  test('bots wait for a process that thinks for them, and play once it is there; on the bus is nothing of the match', async () => {
    const body = { game: 'terrorscape', options: {}, seats: ['thumb', 'thumb'], public: false };
    const match = String((await post(server.address, '/api/matches', body)).json['id']);
    const spectator = await Client.connect(server.address, match);
    await spectator.until(() => spectator.screen?.status === 'playing');
    const seen = spectator.events.length;
    const bots = start({ ...place.env, NATS_URL: bus });
    expect(await bots.said).toBe('Bots are thinking.\n');
    const listener = await eavesdrop(bus); // only now: to whoever asks, a listener looks like somebody who could answer
    await spectator.until(() => spectator.events.length > seen + 5);
    spectator.close();
    bots.process.kill();
    const heard = await listener.done();
    expect(heard, 'the bus was listened to while bots were asked').toContain(match);
    for (const secret of await secretsOf(place, match)) expect(heard).not.toContain(secret);
  });
});

/** All that goes over the bus, as text, whatever its subject. */
async function eavesdrop(bus: string): Promise<{ done(): Promise<string> }> {
  const stranger = await connect({ servers: bus });
  const heard: string[] = [];
  const everything = stranger.subscribe('>');
  const listening = (async () => {
    for await (const message of everything) heard.push(message.subject, Buffer.from(message.data).toString('latin1'));
  })();
  await stranger.flush();
  return {
    async done() {
      await stranger.drain();
      await listening;
      return heard.join('\n');
    },
  };
}

/** The match's part of the luck, what was answered out of sight, and the names of what lies hidden. */
async function secretsOf({ env }: TestDatabase, id: string): Promise<string[]> {
  const db = await openDatabase(readConfig({ ...env }));
  const kept = await new Matches(db).find(id);
  const entries = await new Journal(db).since(id, 0);
  await db.destroy();
  if (kept === null) throw new Error('The match is gone.');
  const answers = entries.map(({ body }) => body).filter((option) => option.length > 4);
  expect(answers.length).toBeGreaterThan(0);
  return [kept.match.secret, ...kept.seats.flatMap(({ nonce }) => nonce ?? []), '"discovery"', '"pack"', ...answers];
}
