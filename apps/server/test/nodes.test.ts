import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { RunningServer } from '../src/server.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { post } from './client.ts';
import { child, newTable, node, sit } from './fixtures/belfry.ts';
import { DATABASES, type TestDatabase } from './fixtures/databases.ts';
import { Line } from './fixtures/line.ts';
import { BUSES } from './fixtures/nats.ts';
import { type Done, Player } from './fixtures/player.ts';

const postgres = DATABASES.find(({ name }) => name === 'PostgreSQL');
/** Two nodes need a database and a bus that both can reach. */
const PLACES = postgres === undefined ? [] : BUSES.map((bus) => ({ bus, make: postgres.make }));

test('several nodes are tried where PostgreSQL and NATS are there', () => {
  const both = (process.env['TEST_DATABASE_URL'] ?? '') !== '' && (process.env['TEST_NATS_URL'] ?? '') !== '';
  expect(PLACES).toHaveLength(both ? 1 : 0);
});

describe.each(PLACES)('two nodes, PostgreSQL, NATS at $bus', ({ bus, make }) => {
  let place: TestDatabase;
  let db: Database;
  let journal: Journal;
  let lines: { database: Line; bus: Line };
  let here: RunningServer;
  let there: RunningServer;
  beforeAll(async () => {
    place = await make();
    const url = place.env['DATABASE_URL'] ?? '';
    lines = { database: await Line.to(url), bus: await Line.to(bus) };
    here = await node({ ...place.env, DATABASE_URL: lines.database.through(url), NATS_URL: lines.bus.through(bus) });
    there = await node({ ...place.env, NATS_URL: bus });
    db = await openDatabase(readConfig(place.env));
    journal = new Journal(db);
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await Promise.all([lines.database.cut(), lines.bus.cut()]);
    await db.destroy();
    await place.drop();
  });

  const at = (server: { address: string }, match: string, token?: string): Player =>
    new Player(() => [server.address], match, token);

  /** Rings as long as `goOn`, and no longer than a match may get; every command that was acknowledged. */
  async function ring(player: Player, goOn: () => boolean): Promise<string[]> {
    const acknowledged: string[] = [];
    while (goOn() && player.screen?.status !== 'over') {
      const done = await player.answer('ding');
      if (done.ok) acknowledged.push(done.id);
      else if (done.why === 'too-long') break;
      else expect(['stale', 'over']).toContain(done.why);
    }
    return acknowledged;
  }

  /** Every acknowledged command is in the journal, once, and nothing else is. */
  async function expectKept(match: string, acknowledged: readonly string[]): Promise<void> {
    const entries = await journal.since(match, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect(entries.map(({ command }) => command).sort()).toEqual([...acknowledged].sort());
  }

  /** A table at which everybody sits, the even seats here and the odd ones there. */
  async function newMatch(seats: number): Promise<{ match: string; players: Player[]; close(): void }> {
    const { match, tokens } = await newTable(here.address, seats, 1_000_000);
    const players = tokens.map((token, seat) => at(seat % 2 === 0 ? here : there, match, token));
    await Promise.all(players.map((player) => player.until(({ question }) => question !== null)));
    const close = (): void => {
      for (const player of players) player.close();
    };
    return { match, players, close };
  }

  async function expectSameView(players: readonly Player[], rings: number): Promise<void> {
    const total = (view: unknown): number => (view as { rung: number[] }).rung.reduce((sum, n) => sum + n, 0);
    await Promise.all(players.map((player) => player.until(({ view }) => total(view) === rings)));
    const [first, ...others] = players.map(({ screen }) => ({ ...(screen?.view as object), tune: 0 }));
    for (const other of others) expect(other).toEqual(first);
  }

  test('players on different nodes who answer at once: one of them wins, and all see the same', async () => {
    const { match, players, close } = await newMatch(2);
    const [one, two] = players as [Player, Player];
    const spectator = at(there, match);
    const kept: Done[] = [];
    for (let i = 0; i < 40; i++) {
      const ask = one.screen?.question?.ask;
      await two.until(({ question }) => question?.ask === ask);
      const both = await Promise.all([one.answer('ding'), two.answer('dong')]);
      expect(both.map((done) => (done.ok ? 'kept' : done.why)).sort()).toEqual(['kept', 'stale']);
      kept.push(...both.filter(({ ok }) => ok));
      await Promise.all(players.map((player) => player.until(({ question }) => question?.ask !== ask)));
    }
    await expectSameView([one, two, spectator], 40);
    await expectKept(
      match,
      kept.map(({ id }) => id),
    );
    spectator.close();
    close();
  });

  test('somebody sits down at the other node: the match begins at both', async () => {
    const body = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
    const match = String((await post(here.address, '/api/matches', body)).json['id']);
    const first = at(here, match, await sit(here.address, match, 0));
    await first.until(({ status, seats }) => status === 'open' && seats[0]?.online === true);
    const second = at(there, match, await sit(there.address, match, 1));
    await Promise.all([first, second].map((player) => player.until(({ status }) => status === 'playing')));
    await Promise.all(
      [first, second].map((player) => player.until(({ seats }) => seats.every(({ online }) => online))),
    );
    second.close();
    await first.until(({ seats }) => seats[1]?.online === false);
    first.close();
  });

  test('the database dies under one node, again and again: nothing acknowledged is lost, nothing counts twice', async () => {
    const { match, players, close } = await newMatch(4);
    let going = true;
    const ringing = players.map((player) => ring(player, () => going));
    for (let i = 0; i < 4; i++) {
      await new Promise((resolve) => setTimeout(resolve, 150 + i * 70));
      await lines.database.cut();
      await new Promise((resolve) => setTimeout(resolve, 250));
      await lines.database.mend();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    going = false;
    const acknowledged = (await Promise.all(ringing)).flat();
    expect(acknowledged.length).toBeGreaterThan(20);
    await expectKept(match, acknowledged);
    await expectSameView(players, acknowledged.length);
    expect((await fetch(`${here.address}/readyz`)).status).toBe(200);
    close();
  });

  test('the bus dies under one node: both go on, and see what the other has written by looking', async () => {
    const { match, players, close } = await newMatch(2);
    await lines.bus.cut();
    const acknowledged: string[] = [];
    for (let i = 0; i < 3; i++) {
      for (const player of players) {
        const done = await player.answer('ding');
        if (done.ok) acknowledged.push(done.id);
        else expect(done.why).toBe('stale');
      }
    }
    await expectSameView(players, acknowledged.length);
    const ready = async (): Promise<unknown> => (await fetch(`${here.address}/readyz`)).json();
    expect(await ready()).toMatchObject({ ok: true, bus: false });
    // A seat that changes hands is seen, too.
    await players[1]?.command({ t: 'bot', id: 'let-a-bot-ring', seat: 1, level: 'random' });
    await players[0]?.until(({ seats }) => seats[1]?.kind === 'bot');
    await players[1]?.command({ t: 'bot', id: 'no-more-a-bot', seat: 1, level: null });
    await lines.bus.mend();
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ ok: true, bus: true });
    expect((await journal.since(match, 0)).length).toBeGreaterThanOrEqual(acknowledged.length);
    close();
  });

  test('a node is killed: its player goes on at the other, and is missed meanwhile', async () => {
    const doomed = await child({ ...place.env, NATS_URL: bus });
    const { match, tokens } = await newTable(doomed.address, 2, 1_000_000);
    let addresses = [doomed.address];
    const wanderer = new Player(() => addresses, match, tokens[0]);
    const settler = at(there, match, tokens[1]);
    await settler.until(({ seats, question }) => question !== null && seats[0]?.online === true);
    let going = true;
    const ringing = [wanderer, settler].map((player) => ring(player, () => going));
    await new Promise((resolve) => setTimeout(resolve, 300));
    addresses = [];
    await doomed.kill();
    await settler.until(({ seats }) => seats[0]?.online === false);
    addresses = [there.address];
    await settler.until(({ seats }) => seats[0]?.online === true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    going = false;
    const acknowledged = (await Promise.all(ringing)).flat();
    await expectKept(match, acknowledged);
    await expectSameView([wanderer, settler], acknowledged.length);
    for (const player of [wanderer, settler]) player.close();
  });
});
