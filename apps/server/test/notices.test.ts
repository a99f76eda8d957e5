import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { askName } from '../src/match/projection.ts';
import { type Call, CallerGone } from '../src/notices/call.ts';
import { Notices } from '../src/notices/notices.ts';
import { Callers } from '../src/store/callers.ts';
import { openDatabase } from '../src/store/database.ts';
import { Matches } from '../src/store/matches.ts';
import { newFolder, newTable, node } from './fixtures/belfry.ts';
import { type House, house } from './fixtures/house.ts';

const HOOK = { kind: 'webhook', url: 'https://example.org/turn' } as const;
const MAIL = { kind: 'mail', address: 'a@example.org', language: 'pl' } as const;
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

let all: House;
let callers: Callers;
beforeAll(async () => {
  all = await house();
  callers = new Callers(all.db);
});
afterAll(() => all.db.destroy());

interface Sent {
  readonly to: string;
  readonly call: Call;
}

function telling(comingBack = 0, fails?: Error): { notices: Notices; sent: Sent[]; errors: unknown[] } {
  const sent: Sent[] = [];
  const errors: unknown[] = [];
  const notices = new Notices({
    callers,
    linkTo: (match) => `https://play.example/#/online/${match}`,
    send: async ({ kind }, call) => {
      sent.push({ to: kind, call });
      if (fails !== undefined) throw fails;
    },
    onError: (error) => errors.push(error),
    comingBack,
  });
  all.host.onChange = (live) => notices.callWhoIsAsked(live);
  return { notices, sent, errors };
}

async function table(): Promise<LiveMatch> {
  const id = await all.begin(['open', 'open']);
  const live = await all.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  return live;
}

function ring(live: LiveMatch, command: string) {
  return all.host.answer(live, 0, askName(live), 'ding', command);
}

test('whoever is waited for and not there is told once', async () => {
  const { notices, sent, errors } = telling();
  const live = await table();
  await callers.add(live.id, 0, HOOK);
  await callers.add(live.id, 1, { kind: 'mail', address: 'ada@example.org' });
  live.setOnline(1, true);
  notices.callWhoIsAsked(await all.host.find(live.id).then((one) => one!)); // nobody had asked for notices when it began
  const again = telling();
  again.notices.callWhoIsAsked(live);
  await expect.poll(() => again.sent.length).toBe(1);
  expect(again.sent[0]).toMatchObject({
    to: 'webhook',
    call: { match: live.id, link: `https://play.example/#/online/${live.id}` },
  });
  again.notices.callWhoIsAsked(live);
  telling().notices.callWhoIsAsked(live); // another node, or this one after a start
  await pause(100);
  expect([...sent, ...again.sent]).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('after a start people get a moment to come back by themselves before they are told', async () => {
  const live = await table();
  live.setOnline(0, true);
  await ring(live, 'ring-0001');
  await callers.add(live.id, 1, HOOK);
  live.setOnline(0, false);
  await callers.add(live.id, 0, HOOK);
  const { notices, sent } = telling(150);
  notices.callWhoIsAsked(live);
  live.setOnline(0, true); // back in time
  notices.callWhoIsAsked(live);
  await pause(50);
  expect(sent).toEqual([]);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.call.key).toBe(`${live.id}-1-1`);
});

test('which turns were announced is forgotten a while after the end, and not before', async () => {
  const [over, playing] = [await table(), await table()];
  for (const { id } of [over, playing]) expect(await callers.claim(id, 0, 7)).toBe(true);
  await new Matches(all.db).change(over.id, { status: 'over' });
  await callers.forgetCalls(Date.now() - 60_000);
  expect(await callers.claim(over.id, 0, 7)).toBe(false);
  await callers.forgetCalls(Date.now() + 1);
  expect(await callers.claim(over.id, 0, 7)).toBe(true);
  expect(await callers.claim(playing.id, 0, 7)).toBe(false);
});

test('a way that is gone is forgotten; one that failed is reported and stays', async () => {
  for (const [error, left] of [
    [new CallerGone('unsubscribed'), 0],
    [new Error('no answer'), 1],
  ] as const) {
    const live = await table();
    await callers.add(live.id, 0, HOOK);
    const { notices, sent, errors } = telling(0, error);
    notices.callWhoIsAsked(live);
    await expect.poll(() => sent.length).toBe(1);
    await expect.poll(() => callers.of(live.id, 0).then((one) => one.length)).toBe(left);
    expect(errors).toEqual(left === 0 ? [] : [error]);
  }
});

test('seats ask for notices with their token; mail only where there is any, and not all day long', async () => {
  const folder = newFolder();
  const servers = [
    await node({ DATA_DIR: newFolder() }),
    await node({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' }),
  ];
  const mail = [];
  let table = '';
  for (const { address } of servers) {
    const { match, tokens } = await newTable(address, 2, 20);
    table = match;
    const ask = (token: string | undefined, caller: object): Promise<Response> =>
      fetch(`${address}/api/matches/${match}/callers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(caller),
      });
    expect((await ask('A'.repeat(22), HOOK)).status).toBe(403);
    expect((await ask(tokens[0], { kind: 'mail', address: 'a@example.org, b@example.org' })).status).toBe(400);
    const here = (await (await fetch(`${address}/api/here`)).json()) as { mail: boolean };
    mail.push([here.mail, (await ask(tokens[0], MAIL)).status]);
    let last = 204;
    for (let i = 0; i < 31 && last === 204; i++) last = (await ask(tokens[0], HOOK)).status;
    expect(last).toBe(429);
  }
  expect(mail).toEqual([
    [false, 400],
    [true, 204],
  ]);
  for (const server of servers) await server.close();
  const kept = await openDatabase(readConfig({ DATA_DIR: folder }));
  expect(await new Callers(kept).of(table, 0)).toEqual(expect.arrayContaining([MAIL, HOOK]));
  await kept.destroy();
});
