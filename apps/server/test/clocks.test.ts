import { expect, test, vi } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import type { Consulted } from '../src/bots/careful.ts';
import type { BotAnswer } from '../src/bots/thinking.ts';
import type { Host } from '../src/match/host.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { newFolder } from './fixtures/belfry.ts';
import { type House, house } from './fixtures/house.ts';
import { silently } from './fixtures/silently.ts';
import { vigil } from './fixtures/vigil.ts';

const CLOCK = 60;
/** All the time there is for one answer while the reserve has not been used, in seconds: clock, reserve and grace. */
const ALL = CLOCK + 2 * CLOCK + 10;
const later = (seconds: number): number => Date.now() + seconds * 1000;
const kinds = (live: LiveMatch | null): string[] => live?.seats.map(({ kind }) => kind) ?? [];

const realNow = Date.now;
let passed = 0;
vi.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);

/** So many seconds go by, and the clocks are looked at; bots answer with the left candle or the first bell. */
async function wait({ host }: House, seconds: number): Promise<void> {
  passed += seconds * 1000;
  await host.checkClocks(Date.now());
}

function letBotsAnswer({ host, mates }: House, option = 'left'): void {
  const thinkers = { think: async () => silently(option) } as unknown as Consulted; // all that bots ask of them
  const bots = new Bots(host, thinkers, mates, (error) => {
    throw error;
  });
  host.onChange = (live) => bots.answerWhereAsked(live);
}

function ring(host: Host, live: LiveMatch, seat: number, command: string, bell = 'ding') {
  return host.answer(live, seat, screenOf(live, seat).question?.ask ?? '', bell, command);
}

test('one missed answer costs one answer by the bot; the seat stays its owner’s, and so does the next question', async () => {
  const all = await house({}, undefined, vigil);
  const live = (await all.host.find(await all.begin(['open', 'open', 'open'], { clock: CLOCK })))!;
  letBotsAnswer(all);
  await wait(all, ALL - 5);
  expect(live.match?.position, 'there is the reserve, and grace').toBe(0);
  await wait(all, 6);
  await expect.poll(() => live.seq).toBe(1);
  expect(kinds(live)).toEqual(['person', 'person', 'person']);
  expect(screenOf(live, 1)).toMatchObject({ missed: 1, question: null });
  expect(screenOf(live, 2).missed, 'nobody else is told').toBeUndefined();
  await wait(all, CLOCK - 5);
  expect(await ring(all.host, live, 2, 'light-0001', 'right')).toEqual({ ok: true });
  await wait(all, CLOCK - 5);
  expect(live.match?.position, 'the second keeper answered, and the first has a question of their own again').toBe(2);
  expect(await ring(all.host, live, 1, 'light-0002', 'right')).toEqual({ ok: true });
  await all.db.destroy();
});

test('the reserve is for the whole match: what is used of it is gone, on every node', async () => {
  const folder = newFolder();
  const all = await house({ DATA_DIR: folder }, undefined, vigil);
  const id = await all.begin(['open', 'open', 'open'], { clock: CLOCK });
  const live = (await all.host.find(id))!;
  const left = (one: LiveMatch | null, seat: number): number => {
    const { clock = 0, reserve = 0 } = one?.deadlineOf(seat) ?? {};
    return Math.round((reserve - clock) / 1000);
  };
  expect([1, 2].map((seat) => left(live, seat))).toEqual([2 * CLOCK, 2 * CLOCK]);
  passed += (CLOCK + 40) * 1000;
  await ring(all.host, live, 1, 'light-0001', 'left');
  expect([1, 2].map((seat) => left(live, seat))).toEqual([2 * CLOCK - 40, 2 * CLOCK]);
  const again = await house({ DATA_DIR: folder }, undefined, vigil);
  expect(left(await again.host.find(id), 1)).toBe(2 * CLOCK - 40);
  await ring(all.host, live, 2, 'light-0002', 'left');
  letBotsAnswer(all);
  await wait(all, CLOCK + 2 * CLOCK - 40 + 11);
  await expect.poll(() => live.seq).toBe(3);
  expect(left(live, 1)).toBe(0);
  expect(screenOf(live, 1).missed).toBe(1);
  for (const one of [all.db, again.db]) await one.destroy();
});

test('an answer that comes in the last moment counts, and the bot’s does not', async () => {
  const all = await house({}, undefined, vigil);
  const live = (await all.host.find(await all.begin(['open', 'open', 'open'], { clock: CLOCK })))!;
  let think: (answer: BotAnswer) => void = () => undefined;
  const thinkers = { think: () => new Promise<BotAnswer>((resolve) => (think = resolve)) } as unknown as Consulted;
  const bots = new Bots(all.host, thinkers, all.mates, () => undefined);
  all.host.onChange = (one) => bots.answerWhereAsked(one);
  await wait(all, ALL + 1);
  expect(await ring(all.host, live, 1, 'light-0001', 'right')).toEqual({ ok: true });
  think(silently('left'));
  await expect.poll(async () => (await all.journal.since(live.id, 0)).map(({ body }) => body)).toEqual(['right']);
  expect(screenOf(live, 1).missed).toBeUndefined();
  await all.db.destroy();
});

test('handing a seat to a bot and taking it back brings no new time; once it is over, the bot answers that question', async () => {
  const all = await house();
  const { host, matches, begin } = all;
  const live = (await host.find(await begin(['open', 'open'], { clock: CLOCK })))!;
  const before = live.deadlineOf(0);
  const seating = new Seating(host, matches, new Proposals(host, matches));
  expect(await seating.letBot(live, 0, 0, 'thumb', 'hand-0001')).toEqual({ ok: true });
  expect(await seating.letBot(live, 0, 0, null, 'back-0001')).toEqual({ ok: true });
  await host.refresh(live.id);
  expect(live.deadlineOf(0), 'as if nothing had happened').toEqual(before);
  expect(await seating.letBot(live, 0, 0, 'thumb', 'hand-0002')).toEqual({ ok: true });
  passed += (ALL + 1) * 1000;
  expect(await seating.letBot(live, 0, 0, null, 'back-0002')).toMatchObject({ ok: false, why: 'too-late' });
  await ring(host, live, 1, 'ring-0001');
  expect(await seating.letBot(live, 0, 0, null, 'back-0003')).toEqual({ ok: true });
  await all.db.destroy();
});

test('an answer that is taken back gives no time back; what the whole table takes back does', async () => {
  const folder = newFolder();
  const { db, host, journal, begin } = await house({ DATA_DIR: folder }, undefined, vigil);
  const id = await begin(['open', 'open', 'open'], { clock: CLOCK });
  const live = (await host.find(id))!;
  const deadline = live.deadlineOf(1)?.clock;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  for (const n of [1, 2]) {
    await pause();
    await ring(host, live, 1, `ring-000${n}`, 'left');
    expect(live.deadlineOf(1)?.clock, 'the next one has the whole time').toBeGreaterThan(deadline ?? 0);
    expect(await host.undo(live, 1, `undo-000${n}`)).toEqual({ ok: true });
    expect(live.deadlineOf(1)?.clock).toBe(deadline);
  }
  const again = await house({ DATA_DIR: folder }, undefined, vigil);
  // Another node knows the beginning from the database, which wrote it down at about the same moment.
  const there = (await again.host.find(id))?.deadlineOf(1)?.clock ?? 0;
  expect(there, 'on every node').toBeLessThan((await journal.since(id, 0))[0]!.at + CLOCK * 1000);
  await ring(host, live, 1, 'ring-0003', 'left');
  expect(await host.rewind(live, 1, live.seq, 'rewind-01')).toEqual({ ok: true });
  expect(live.deadlineOf(1)?.clock).toBeGreaterThan(deadline ?? 0);
  for (const one of [db, again.db]) await one.destroy();
});

test('nobody takes an answer back whose question’s time is over: a bot would answer it at once', async () => {
  const folder = newFolder();
  const before = await house({ DATA_DIR: folder }, undefined, vigil);
  const id = await before.begin(['open', 'open', 'open'], { clock: CLOCK });
  await before.matches.change(id, { touched: later(-ALL - 5) });
  const { db, host } = await house({ DATA_DIR: folder }, undefined, vigil);
  const live = (await host.find(id))!;
  await ring(host, live, 1, 'ring-0001', 'left');
  expect(await host.undo(live, 1, 'undo-0001')).toMatchObject({ ok: false, why: 'no-undo' });
  expect(live.match?.position).toBe(1);
  for (const one of [before.db, db]) await one.destroy();
});

test('a node that has heard nothing for a while looks into the database before a bot answers for anybody', async () => {
  const folder = newFolder();
  const here = await house({ DATA_DIR: folder });
  const id = await here.begin(['open'], { clock: CLOCK });
  await here.matches.change(id, { touched: later(-ALL - 5) }); // as the next nodes see it, the time is over
  const [late, there] = [await house({ DATA_DIR: folder }), await house({ DATA_DIR: folder })];
  const stale = (await late.host.find(id))!;
  await ring(there.host, (await there.host.find(id))!, 0, 'ring-0001');
  expect(stale.lateSeats(Date.now())).toEqual([0]);
  await late.host.checkClocks(Date.now());
  expect(stale.seq).toBe(1);
  expect(stale.lateSeats(Date.now())).toEqual([]);
  for (const { db } of [here, late, there]) await db.destroy();
});

test('one clock that cannot be looked at does not stop the others', async () => {
  const { db, host, matches, begin, troubles } = await house();
  const [bad, good] = [await begin(['open'], { clock: CLOCK }), await begin(['open'], { clock: CLOCK })];
  const find = matches.find.bind(matches);
  matches.find = (id) => (id === bad ? Promise.reject(new Error('cannot be read')) : find(id));
  const looked: string[] = [];
  host.onChange = ({ id }) => looked.push(id);
  await host.checkClocks(later(ALL + 1));
  expect(troubles.map(({ doing }) => doing)).toEqual([`look at the clock of match ${bad}`]);
  expect(looked).toEqual([good]);
  await db.destroy();
});
