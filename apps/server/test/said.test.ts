import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanName, cleanText, unseenIn } from '../src/said.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, nonce, post } from './client.ts';
import { newTable, node } from './fixtures/belfry.ts';
import { DATABASES, type TestDatabase } from './fixtures/databases.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Żółw   Łukasz ', 'Żółw Łukasz'],
  ['A\u200bd\u2060a\ufeff', 'Ada'],
  ['\u202eadA\u202c', 'adA'],
  ['\u2067Ada\u2069', 'Ada'],
  ['Ada\u001b[31m', 'Ada[31m'],
  ['A\nda\u2028x', 'A da x'],
  ['\ud83dAda\ude00', 'Ada'],
  ['A\ue000da\u{10ffff}', 'Ada'],
  ['A\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301da', 'Á\u0301\u0301\u0301\u0301da'],
  ['👩‍👩‍👧 👩🏽‍🚒 🏳️‍🌈 ❤️ 1️⃣', '👩‍👩‍👧 👩🏽‍🚒 🏳️‍🌈 ❤️ 1️⃣'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['a\u200db', 'ab'],
  ['\u3164', ''],
  ['\u2800 \u00a0\u3000', ''],
  ['\u0301', ''],
  ['\u200d', ''],
])('the name %j is read as %j', (written, read) => {
  expect(cleanName(written)).toBe(read);
});

test('what is said keeps its lines, and nothing that steers them', () => {
  expect(cleanText(' one\r\ntwo\tthree\u202e\u0007 ')).toBe('one\ntwo three');
  expect(unseenIn('one\r\n\ttwo')).toBeNull();
  expect(unseenIn('one\u202etwo')).toBe('U+202E');
});

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe.each(DATABASES)('$name', ({ make }) => {
  let place: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    place = await make();
    server = await node(place.env);
  });
  afterAll(async () => {
    await server.close();
    await place.drop();
  });

  const table = { game: 'bells', options: {}, seats: ['open', 'open'], public: false };
  const newOne = async (): Promise<string> => String((await post(server.address, '/api/matches', table)).json['id']);
  const send = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${server.address}${path}`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as { error: string; message: string }) };
  };

  test('a name is shown as it can be read; one in which nothing can be seen is none', async () => {
    const match = await newOne();
    const sit = (seat: number, name: string) =>
      post(server.address, `/api/matches/${match}/seats/${seat}`, { name, nonce: nonce() });
    for (const name of ['\u200b\u200b', '\u3164', '\u202e ']) {
      expect(await sit(0, name)).toMatchObject({ status: 400, json: { error: 'bad-name' } });
    }
    expect((await sit(0, '   ')).status).toBe(400);
    expect((await sit(0, '\u202eA\u200bda')).status).toBe(200);
    const info = await (await fetch(`${server.address}/api/matches/${match}`)).json();
    expect(info).toMatchObject({ seats: [{ name: 'Ada' }, { kind: 'open' }] });
  });

  test('a NUL is refused in words wherever it stands', async () => {
    const match = await newOne();
    const nul = '\\u0000';
    const file = JSON.stringify(
      JSON.stringify({ format: 'dreadhouse-match', formatVersion: 1, header: { game: '\0' } }),
    );
    for (const [path, body] of [
      [`/api/matches/${match}/seats/0`, `{"name":"A${nul}da","nonce":"${nonce()}"}`],
      ['/api/matches', `{"game":"bells${nul}","options":{},"seats":["open"],"public":false}`],
      ['/api/matches', `{"game":"bells","options":{"a${nul}":1},"seats":["open"],"public":false}`],
      ['/api/matches', `{"game":"bells","options":{"a":["${nul}"]},"seats":["open"],"public":false}`],
      ['/api/matches/import', `{"file":"${nul}"}`],
    ] as const)
      expect.soft(await send(path, body), body).toMatchObject({ status: 400, message: expect.stringContaining('NUL') });
    expect(await send('/api/matches/import', `{"file":${file}}`)).toMatchObject({
      ...{ status: 400, error: 'file-malformed', message: expect.stringContaining('NUL') },
    });
  });

  test('what is nested without end is refused in words', async () => {
    for (const levels of [100, 5000, 200_000]) {
      const options = `{"game":"bells","options":${deep(levels)},"seats":["open"],"public":false}`;
      expect(await send('/api/matches', options)).toMatchObject({ status: 400, error: 'malformed' });
      const file = `{"format":"dreadhouse-match","formatVersion":1,"header":${deep(levels)}}`;
      expect(await send('/api/matches/import', JSON.stringify({ file }))).toMatchObject({
        ...{ status: 400, error: 'file-malformed', message: expect.stringContaining('nested') },
      });
    }
  });

  test('signs that nobody can see are refused in a set-up, and left out of what is said', async () => {
    const options = { rings: 3, title: 'safe\u202e' };
    expect(await send('/api/matches', JSON.stringify({ ...table, options }))).toMatchObject({
      ...{ status: 400, error: 'bad-options', message: expect.stringContaining('U+202E') },
    });
    const { match, tokens } = await newTable(server.address, 1, 20);
    const client = await Client.connect(server.address, match, { token: tokens[0] ?? '' });
    await client.until(() => client.screen !== null);
    const say = (text: string) => client.command({ t: 'say', id: randomUUID(), to: 'table', text });
    expect(await say('\u202e\u0000\u200b')).toMatchObject({ ok: false, why: 'malformed' });
    expect(await say('he\u202ello\u0000 👩‍🚒')).toMatchObject({ ok: true });
    expect(client.received.at(-1) ?? '', 'after the line itself').toContain('done');
    expect(client.received.some((text) => text.includes('"text":"hello 👩‍🚒"'))).toBe(true);
    const seen = client.troubles.length;
    client.send(`{"t":"answer","id":"12345678","ask":${deep(3000)},"option":"ding"}`);
    await client.until(() => client.troubles.length > seen);
    expect(client.troubles.at(-1)).toBe('malformed');
    client.close();
  });
});
