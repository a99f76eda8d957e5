import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Callers } from '../src/store/callers.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import type { EntryRow, MatchRow, SeatRow } from '../src/store/schema.ts';
import { DATABASES, type TestDatabase } from './fixtures/databases.ts';

const newId = (): string => randomBytes(8).toString('hex');

function matchRow(more: Partial<MatchRow> = {}): MatchRow {
  const times = { created: 1_700_000_000_000, touched: 1_700_000_000_000 };
  const nothing = {
    header: null,
    rematch: null,
    clock: null,
    patience: null,
    proposal: null,
    host: null,
    deaths: 0,
    hints: 0,
    given_up: 0,
  };
  return {
    id: newId(),
    game: 'hunt',
    options: '{}',
    status: 'open',
    listed: 1,
    secret: 's',
    ...times,
    ...nothing,
    ...more,
  };
}

function seatRow(match: string, seat: number): SeatRow {
  const nothing = {
    name: null,
    level: null,
    token: null,
    keys: null,
    nonce: null,
    automated: 0,
    told: null,
    said: null,
  };
  return { match, seat, kind: 'open', ...nothing };
}

function entry(match: string, seq: number, more: Partial<EntryRow> = {}): EntryRow {
  return {
    match,
    seq,
    kind: 'answer',
    seat: 0,
    body: 'go',
    border: 0,
    command: newId(),
    at: 1_700_000_000_000,
    ...more,
  };
}

describe.each(DATABASES)('$name', ({ make }) => {
  let place: TestDatabase;
  /** Two nodes' ways to the same database. */
  let dbs: Database[];
  let matches: Matches;
  let journals: [Journal, Journal];
  beforeAll(async () => {
    place = await make();
    const config = readConfig(place.env);
    // Both at once, as nodes do that are started together: the tables are made once. A SQLite file has one node, and then another.
    dbs =
      config.databaseUrl === null
        ? [await openDatabase(config), await openDatabase(config)]
        : await Promise.all([openDatabase(config), openDatabase(config)]);
    matches = new Matches(dbs[0]!);
    journals = [new Journal(dbs[0]!), new Journal(dbs[1]!)];
  });
  afterAll(async () => {
    for (const db of dbs) await db.destroy();
    await place.drop();
  });

  /** Another node, where there can be one: a SQLite file has a single writer, whose transactions take turns. */
  function elsewhere(): Matches {
    return 'DATABASE_URL' in place.env ? new Matches(dbs[1]!) : matches;
  }

  async function newMatch(more: Partial<MatchRow> = {}): Promise<string> {
    const row = matchRow(more);
    await matches.create(row, [seatRow(row.id, 0), seatRow(row.id, 1)]);
    return row.id;
  }

  test('what is kept comes back as it was', async () => {
    const row = matchRow({ options: '{"größe":"żółw"}', created: 1_999_999_999_999, clock: 86_400 });
    await matches.create(row, [seatRow(row.id, 0), seatRow(row.id, 1)]);
    expect(await matches.find(row.id)).toEqual({ match: row, seats: [seatRow(row.id, 0), seatRow(row.id, 1)] });
    expect(await matches.find('nothing')).toBeNull();
  });

  test('a number is written once, a command counts once', async () => {
    const match = await newMatch();
    const [here, there] = journals;
    const first = entry(match, 1);
    expect(await here.append(first)).toBe('kept');
    expect(await there.append(entry(match, 1))).toBe('taken');
    expect(await there.append({ ...first, seq: 2 })).toBe('known');
    expect(await here.append(entry(match, 2, { kind: 'undo', body: '' }))).toBe('kept');
    expect((await there.since(match, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await there.since(match, 1)).toEqual([expect.objectContaining({ seq: 2, kind: 'undo' })]);
    expect(await there.find(match, first.command)).toBe(1);
    expect(await there.find(match, 'unheard')).toBeNull();
  });

  test('two nodes that write at once: each number has one winner, and both know who', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => newMatch()));
    const rivals = ids.flatMap((match) => [1, 2, 3, 4].map((seq) => [entry(match, seq), entry(match, seq)] as const));
    const results = await Promise.all(
      rivals.map(([mine, yours]) => Promise.all([journals[0].append(mine), journals[1].append(yours)])),
    );
    for (const pair of results) expect([...pair].sort()).toEqual(['kept', 'taken']);
    const kept = (await Promise.all(ids.map((match) => journals[0].since(match, 0)))).flat();
    const winners = new Set(rivals.map((pair, i) => pair[results[i]![0] === 'kept' ? 0 : 1].command));
    expect(new Set(kept.map(({ command }) => command))).toEqual(winners);
    expect(await journals[1].newest(ids)).toEqual(new Map(ids.map((match) => [match, 4])));
  });

  test('an entry that cannot be kept does not take its neighbours with it', async () => {
    const match = await newMatch();
    const results = await Promise.allSettled([
      journals[0].append(entry(match, 1)),
      journals[0].append(entry('no-such-match', 1)),
      journals[0].append(entry(match, 2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await journals[1].since(match, 0)).toHaveLength(2);
  });

  test('going on under other rules: entry and header, both or neither', async () => {
    const match = await newMatch({ header: 'old' });
    await journals[0].append(entry(match, 1));
    expect(await journals[1].carryOver(entry(match, 1, { kind: 'carried' }), 'late')).toBe(false);
    expect((await matches.find(match))?.match.header).toBe('old');
    expect(await journals[1].carryOver(entry(match, 2, { kind: 'carried' }), 'new')).toBe(true);
    expect((await matches.find(match))?.match.header).toBe('new');
  });

  test('one of many gets a seat; a match starts once', async () => {
    const match = await newMatch();
    const there = elsewhere();
    const people = Array.from({ length: 10 }, (_, i) => ({ name: `P${i}`, token: `t${i}`, nonce: 'n', automated: 0 }));
    const sat = await Promise.all(people.map((one, i) => (i % 2 === 0 ? matches : there).sit(match, 0, one)));
    expect(sat.filter(Boolean)).toHaveLength(1);
    const header = { game: 'hunt' } as Parameters<Matches['start']>[1];
    const { seats } = (await matches.find(match))!;
    expect(await matches.start(match, header, []), 'with others than those who sit there').toBe(false);
    const starts = await Promise.all([matches.start(match, header, seats), there.start(match, header, seats)]);
    expect([...starts].sort()).toEqual([false, true]);
    expect(await matches.underWay(1000)).toContain(match);
  });

  test('a seat changes only while it is as it was believed to be', async () => {
    const match = await newMatch();
    await matches.sit(match, 0, { name: 'Ada', token: 't0', nonce: 'n', automated: 0 });
    const bot = { kind: 'bot', level: 'thumb' } as const;
    expect(await matches.changeSeat(match, 0, bot, { status: 'open', token: null }), 'somebody sat down').toBe(false);
    expect(await matches.changeSeat(match, 0, bot, { status: 'open', token: 't1' }), 'somebody else').toBe(false);
    expect(await matches.changeSeat(match, 0, bot, { status: 'playing', token: 't0' }), 'not begun').toBe(false);
    expect(await matches.changeSeat(match, 1, bot, { status: 'open', kind: 'person' }), 'nobody').toBe(false);
    expect((await matches.find(match))?.seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    expect(await matches.changeSeat(match, 1, bot, { status: 'open', kind: 'open', token: null })).toBe(true);
  });

  test('standing up and the start of a match: one of the two, never both', async () => {
    const there = elsewhere();
    const header = { game: 'hunt' } as Parameters<Matches['start']>[1];
    for (let i = 0; i < 10; i++) {
      const match = await newMatch();
      for (const seat of [0, 1])
        await matches.sit(match, seat, { name: 'A', token: `t${seat}`, nonce: 'n', automated: 0 });
      const { seats } = (await matches.find(match))!;
      const [started, stood] = await Promise.all([
        matches.start(match, header, seats),
        there.changeSeat(match, 0, { kind: 'open', token: null }, { status: 'open', token: 't0' }),
      ]);
      expect(started).toBe(!stood);
    }
  });

  test('a match from elsewhere is kept with all that was played, or not at all', async () => {
    const whole = matchRow({ status: 'playing' });
    const entries = Array.from({ length: 1200 }, (_, i) => entry(whole.id, i + 1));
    await matches.create(whole, [seatRow(whole.id, 0)], entries);
    expect(await journals[1].since(whole.id, 0)).toHaveLength(1200);
    const broken = matchRow({ status: 'playing' });
    const twice = [entry(broken.id, 1), entry(broken.id, 1)];
    await expect(matches.create(broken, [seatRow(broken.id, 0)], twice)).rejects.toThrow();
    expect(await matches.find(broken.id)).toBeNull();
  });

  test('open tables are listed, the newest first; private ones are not', async () => {
    const old = await newMatch({ created: 2_000_000_000_001 });
    const fresh = await newMatch({ created: 2_000_000_000_002 });
    const hidden = await newMatch({ created: 2_000_000_000_003, listed: 0 });
    const listed = (await matches.listOpen(50)).map(({ match, seats }) => [match.id, seats.length]);
    expect(listed.slice(0, 2)).toEqual([
      [fresh, 2],
      [old, 2],
    ]);
    expect(listed.map(([id]) => id)).not.toContain(hidden);
  });

  test('of two snapshots the newer stays, whichever is written last', async () => {
    const match = await newMatch();
    await matches.keepSnapshot({ match, seq: 50, body: 'fifty' });
    await matches.keepSnapshot({ match, seq: 25, body: 'twenty-five' });
    expect(await matches.snapshot(match)).toEqual({ match, seq: 50, body: 'fifty' });
    await matches.keepSnapshot({ match, seq: 75, body: 'seventy-five' });
    expect((await matches.snapshot(match))?.seq).toBe(75);
  });

  test('a turn is announced by one node alone', async () => {
    const match = await newMatch();
    const nodes = dbs.map((db) => new Callers(db));
    const claims = await Promise.all([...nodes, ...nodes].map((callers) => callers.claim(match, 0, 7)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await nodes[0]!.claim(match, 0, 8)).toBe(true);
    await nodes[0]!.add(match, 0, { kind: 'mail', address: 'a@example.org' });
    await nodes[1]!.add(match, 0, { kind: 'mail', address: 'b@example.org' });
    expect(await nodes[0]!.of(match, 0)).toEqual([{ kind: 'mail', address: 'b@example.org' }]);
  });
});
