import { randomUUID } from 'node:crypto';
import type { Seat, Spoken, Wish } from '@dreadhouse/engine';
import type { MateView } from '@dreadhouse/protocol';
import { TellableOf } from '@dreadhouse/protocol';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { wordsOn } from '../src/bots/thinking.ts';
import { infoAbout } from '../src/http/info.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { askName, screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { Client } from './client.ts';
import { newFolder, tableFor } from './fixtures/belfry.ts';
import { type House, house } from './fixtures/house.ts';
import { lamps } from './fixtures/lamps.ts';
import { pair } from './fixtures/pair.ts';
import { serve } from './table.ts';

const COME: Wish = { kind: 'at', at: 'lamp:2' };
const LEAN: Wish = { kind: 'why', why: 'on' };
const STAY: Wish = { kind: 'option', option: 'stay' };

/** Keepers 1 and 3 are people, 2 is a bot; the stranger is a person. */
async function table(all: House): Promise<LiveMatch> {
  return (await all.host.find(await all.begin(['open', 'open', 'thumb', 'open'])))!;
}

const mateOf = (live: LiveMatch, viewer: Seat): MateView | undefined => screenOf(live, viewer).mates?.[0];
const told = (live: LiveMatch, viewer: Seat = 1) => mateOf(live, viewer)?.told ?? null;

let commands = 0;
const command = (): string => `command-${++commands}`;

/** A keeper goes and pays; a bot says what it says. */
async function go({ host, mates }: House, live: LiveMatch, seat: Seat, option: string): Promise<void> {
  const company = live.companyOf(seat);
  const about = { seq: live.seq + 1, position: live.match?.position ?? 0 };
  const words = live.match === null ? [] : wordsOn(live.match, seat, option, company);
  expect(await host.answer(live, seat, askName(live), option, command())).toEqual({ ok: true });
  const isDone = words.some(
    ([one, { heard }]: readonly [Seat, Spoken]) => one === company.told?.by && heard === 'done',
  );
  await mates.says(live, seat, { about, words }, isDone ? (company.told?.id ?? null) : null);
  expect(await host.answer(live, seat, askName(live), 'coin', command())).toEqual({ ok: true });
}

test('whoever is on a bot’s side tells it what to do, everybody there sees who has, and nobody else may', async () => {
  const all = await house({}, undefined, lamps);
  const live = await table(all);
  const { mates } = all;
  expect(await mates.tell(live, 0, 2, COME, command())).toEqual({ ok: false, why: 'no-side' });
  expect(await mates.tell(live, 1, 0, COME, command())).toEqual({ ok: false, why: 'no-side' });
  expect(await mates.tell(live, 1, 9, COME, command())).toEqual({ ok: false, why: 'no-side' });
  expect(await mates.tell(live, 1, 3, COME, command())).toEqual({ ok: false, why: 'not-your-seat' });
  expect(screenOf(live, 1).mates).toEqual([{ seat: 2, spoken: null, said: 0, told: null }]);
  expect(await mates.tell(live, 1, 2, COME, command())).toEqual({ ok: true });
  for (const viewer of [1, 3]) expect(told(live, viewer)).toEqual({ by: 1, wish: COME });
  for (const viewer of [0, 'spectator'] as const) expect(screenOf(live, viewer)).not.toHaveProperty('mates');
  expect(live.companyOf(2).told).toMatchObject({ by: 1, wish: COME });
  expect(JSON.stringify(await infoAbout(all.matches, all.host, live.id))).not.toContain('lamp:');
  await mates.tell(live, 3, 2, STAY, command());
  expect(told(live)).toEqual({ by: 3, wish: STAY });
  await mates.tell(live, 1, 2, null, command());
  expect(told(live)).toBeNull();
  await all.db.destroy();
});

test('a command counts once, however often it comes and whatever has been told since', async () => {
  const all = await house({}, undefined, lamps);
  const live = await table(all);
  const [first, second] = [command(), command()];
  await all.mates.tell(live, 1, 2, COME, first);
  await all.mates.tell(live, 1, 2, STAY, second);
  expect(await all.mates.tell(live, 1, 2, COME, first)).toEqual({ ok: true });
  expect(told(live)).toEqual({ by: 1, wish: STAY });
  await all.mates.tell(live, 1, 2, null, command());
  expect(await all.mates.tell(live, 1, 2, STAY, second)).toEqual({ ok: true });
  expect(told(live)).toBeNull();
  await all.db.destroy();
});

test('what was said and told is there again after a restart; what is done is wished for no longer, unless it is taken back', async () => {
  const folder = newFolder();
  const all = await house({ DATA_DIR: folder }, undefined, lamps);
  const live = await table(all);
  await all.mates.tell(live, 1, 2, STAY, command());
  await go(all, live, 1, 'stay');
  await go(all, live, 2, 'on');
  const first = { said: 1, spoken: { reason: { why: 'on' }, heard: 'would-not' }, told: { by: 1, wish: STAY } };
  for (const viewer of [1, 3]) expect(mateOf(live, viewer)).toMatchObject(first);
  await go(all, live, 3, 'stay');
  await go(all, live, 1, 'stay');
  await go(all, live, 2, 'stay');
  expect(mateOf(live, 1)).toMatchObject({ spoken: { heard: 'done' }, told: null });
  expect(live.companyOf(2).told).toBeNull();
  const again = await house({ DATA_DIR: folder }, undefined, lamps);
  const later = (await again.host.find(live.id))!;
  expect(screenOf(later, 1).mates).toEqual(screenOf(live, 1).mates);
  for (let n = 0; n < 2; n++) await again.host.rewind(later, 1, later.seq, command());
  expect(mateOf(later, 1)).toMatchObject(first);
  expect(later.companyOf(2).told).toMatchObject({ by: 1, wish: STAY });
  for (const { db } of [all, again]) await db.destroy();
});

test('on another node it is the same, and nothing of it is on the bus', async () => {
  const { wire, here, there, close } = await pair(lamps);
  const live = await table(here);
  const other = (await there.host.find(live.id))!;
  await here.mates.tell(live, 1, 2, LEAN, command());
  await expect.poll(() => told(other, 3)).toEqual({ by: 1, wish: LEAN });
  await go(here, live, 1, 'stay');
  await go(here, live, 2, 'on');
  await expect.poll(() => mateOf(other, 3)?.spoken?.heard).toBe('doing');
  await there.mates.tell(other, 3, 2, STAY, command());
  await expect.poll(() => told(live)).toEqual({ by: 3, wish: STAY });
  expect(wire.said.length).toBeGreaterThan(5);
  expect(JSON.stringify(wire.said)).not.toMatch(/lamp|stay|doing/);
  await close();
});

test('a bot that answers for somebody can be told until they are back; who has left the table has told nothing', async () => {
  const all = await house({}, undefined, lamps);
  const live = await table(all);
  const seating = new Seating(all.host, all.matches, new Proposals(all.host, all.matches));
  await seating.letBot(live, 3, 3, 'thumb', command());
  expect(await all.mates.tell(live, 1, 3, COME, command())).toEqual({ ok: true });
  expect(screenOf(live, 1).mates?.map(({ seat }) => seat)).toEqual([2, 3]);
  await seating.letBot(live, 3, 3, null, command());
  await seating.letBot(live, 3, 3, 'thumb', command());
  expect(live.companyOf(3).told).toBeNull();
  await all.mates.tell(live, 1, 3, COME, command());
  await all.matches.vacate(live.id, 1, { status: 'playing' });
  await all.host.refresh(live.id);
  expect(live.companyOf(3)).toEqual({ people: [0, 3], told: null });
  expect(screenOf(live, 3).mates?.map((one) => one.told)).toEqual([null]);
  await all.db.destroy();
});

test('over the line: what can be told is asked for, told and answered; what does not fit is refused, and changes nothing', async () => {
  const server = await serve();
  const options = { killer: 'butcher', survivors: ['anna', 'marco', 'johnson'] };
  const seats = ['open', 'open', 'thumb', 'thumb'];
  const { match, tokens } = await tableFor(server.address, { game: 'terrorscape', options, seats });
  const [killer, one] = (await Promise.all(
    tokens.map((token) => Client.connect(server.address, match, { token })),
  )) as [Client, Client];
  for (const client of [killer, one]) await client.until(() => client.screen?.status === 'playing');
  const tell = (client: Client, seat: number, wish: unknown) =>
    client.command({ t: 'tell', id: randomUUID(), seat, wish });
  const tellable = async (seat: number, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.address}/api/matches/${match}/seats/${seat}/tellable`, { headers });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
  const found = await tellable(2, tokens[1] ?? '');
  expect(found.status).toBe(200);
  expect(Compile(TellableOf).Check(found.json)).toBe(true);
  const [place] = [...(found.json['here'] as string[]), ...(found.json['places'] as string[])];
  expect((await tellable(2, tokens[0] ?? '')).json['error']).toBe('no-side');
  expect((await tellable(1, tokens[1] ?? '')).json['error']).toBe('no-side');
  expect((await tellable(2, 'A'.repeat(22))).status).toBe(403);
  expect(await tell(one, 2, { kind: 'at', at: place })).toMatchObject({ ok: true });
  await one.until(() => one.screen?.mates?.[0]?.told != null);
  expect(one.screen?.mates?.map(({ seat, told }) => [seat, told])).toEqual([
    [2, { by: 1, wish: { kind: 'at', at: place } }],
    [3, null],
  ]);
  expect(await tell(killer, 2, { kind: 'at', at: place })).toMatchObject({ ok: false, why: 'no-side' });
  for (const wish of [{ kind: 'at', at: 'two words' }, { kind: 'at' }, { kind: 'fly' }, 'C2', { kind: 'why', why: '' }])
    one.send({ t: 'tell', id: randomUUID(), seat: 2, wish });
  await one.until(() => one.troubles.length === 5);
  expect(new Set(one.troubles)).toEqual(new Set(['malformed']));
  expect(one.screen?.mates?.[0]?.told?.wish).toEqual({ kind: 'at', at: place });
  const many = await Promise.all(Array.from({ length: 16 }, () => tell(one, 3, null)));
  expect(many.at(-1)).toMatchObject({ ok: false, why: 'too-fast' });
  const again = await Client.connect(server.address, match, { token: tokens[1] ?? '' });
  await again.until(() => again.screen !== null);
  expect(again.screen?.mates).toEqual(one.screen?.mates);
  expect(killer.received.join()).not.toContain('mates');
  for (const client of [killer, one, again]) client.close();
  await server.close();
}, 120_000);
