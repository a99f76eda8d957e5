import { expect, test } from 'vitest';
import type { Host } from '../src/match/host.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { screenOf } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { newFolder } from './fixtures/belfry.ts';
import { house } from './fixtures/house.ts';
import { vigil } from './fixtures/vigil.ts';

const CLOCK = 60;
const later = (seconds: number): number => Date.now() + seconds * 1000;
const kinds = (live: LiveMatch | null): string[] => live?.seats.map(({ kind }) => kind) ?? [];

function ring(host: Host, live: LiveMatch, seat: number, command: string, bell = 'ding') {
  return host.answer(live, seat, screenOf(live, seat).question?.ask ?? '', bell, command);
}

test('when the time is over a bot sits down until its owner takes the seat back; that brings no new time', async () => {
  const { db, host, matches, begin } = await house();
  const live = (await host.find(await begin(['open', 'open'], { clock: CLOCK })))!;
  const { deadline } = live;
  const seating = new Seating(host, matches, new Proposals(host, matches));
  for (const n of [1, 2]) {
    expect(await seating.letBot(live, 0, 0, 'thumb', `hand-000${n}`)).toEqual({ ok: true });
    expect(await seating.letBot(live, 0, 0, null, `back-000${n}`)).toEqual({ ok: true });
  }
  await host.refresh(live.id);
  expect(live.deadline, 'as if nothing had happened').toBe(deadline);
  await host.checkClocks(later(CLOCK - 5));
  expect(kinds(live)).toEqual(['person', 'person']);
  await host.checkClocks(later(CLOCK + 1));
  expect(kinds(live)).toEqual(['bot', 'bot']);
  expect(live.seats[0]).toMatchObject({ level: 'thumb', name: 'P0' });
  expect(await seating.letBot(live, 0, 0, null, 'back-0003')).toEqual({ ok: true });
  await host.checkClocks(later(CLOCK + 1));
  expect(kinds(live), 'late again').toEqual(['bot', 'bot']);
  await db.destroy();
});

test('once the time for a question is over, the seat can be taken back for the next one', async () => {
  const folder = newFolder();
  const before = await house({ DATA_DIR: folder });
  const id = await before.begin(['open', 'open'], { clock: CLOCK });
  await before.matches.change(id, { touched: later(-CLOCK - 5) }); // it began long ago
  const { db, host, matches } = await house({ DATA_DIR: folder });
  const live = (await host.find(id))!;
  await host.checkClocks(Date.now());
  expect(kinds(live)).toEqual(['bot', 'bot']);
  const seating = new Seating(host, matches, new Proposals(host, matches));
  expect(await seating.letBot(live, 0, 0, null, 'back-0001')).toMatchObject({ ok: false, why: 'too-late' });
  await ring(host, live, 1, 'ring-0001');
  expect(await seating.letBot(live, 0, 0, null, 'back-0002')).toEqual({ ok: true });
  expect(live.deadline).toBeGreaterThan(later(CLOCK - 30));
  for (const one of [before.db, db]) await one.destroy();
});

test('an answer that is taken back gives no time back; what the whole table takes back does', async () => {
  const folder = newFolder();
  const { db, host, journal, begin } = await house({ DATA_DIR: folder }, undefined, vigil);
  const id = await begin(['open', 'open', 'open'], { clock: CLOCK });
  const live = (await host.find(id))!;
  const { deadline } = live;
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
  for (const n of [1, 2]) {
    await pause();
    await ring(host, live, 1, `ring-000${n}`, 'left');
    expect(live.deadline, 'the next one has the whole time').toBeGreaterThan(deadline ?? 0);
    expect(await host.undo(live, 1, `undo-000${n}`)).toEqual({ ok: true });
    expect(live.deadline).toBe(deadline);
  }
  const again = await house({ DATA_DIR: folder }, undefined, vigil);
  // Another node knows the beginning from the database, which wrote it down at about the same moment.
  const there = (await again.host.find(id))?.deadline ?? 0;
  expect(there, 'on every node').toBeLessThan((await journal.since(id, 0))[0]!.at + CLOCK * 1000);
  await ring(host, live, 1, 'ring-0003', 'left');
  expect(await host.rewind(live, 1, live.seq, 'rewind-01')).toEqual({ ok: true });
  expect(live.deadline).toBeGreaterThan(deadline ?? 0);
  for (const one of [db, again.db]) await one.destroy();
});

test('nobody takes an answer back whose question’s time is over: a bot would answer it at once', async () => {
  const folder = newFolder();
  const before = await house({ DATA_DIR: folder }, undefined, vigil);
  const id = await before.begin(['open', 'open', 'open'], { clock: CLOCK });
  await before.matches.change(id, { touched: later(-CLOCK - 5) });
  const { db, host } = await house({ DATA_DIR: folder }, undefined, vigil);
  const live = (await host.find(id))!;
  await ring(host, live, 1, 'ring-0001', 'left');
  expect(await host.undo(live, 1, 'undo-0001')).toMatchObject({ ok: false, why: 'no-undo' });
  expect(live.match?.position).toBe(1);
  for (const one of [before.db, db]) await one.destroy();
});

test('a node that has heard nothing for a while looks into the database before it takes a seat away', async () => {
  const folder = newFolder();
  const here = await house({ DATA_DIR: folder });
  const id = await here.begin(['open'], { clock: CLOCK });
  await here.matches.change(id, { touched: later(-CLOCK - 5) }); // as the next nodes see it, the time is over
  const [late, there] = [await house({ DATA_DIR: folder }), await house({ DATA_DIR: folder })];
  const stale = (await late.host.find(id))!;
  await ring(there.host, (await there.host.find(id))!, 0, 'ring-0001');
  expect(stale.lateSeats(Date.now())).toEqual([0]);
  await late.host.checkClocks(Date.now());
  expect(stale.seq).toBe(1);
  expect(kinds(stale)).toEqual(['person']);
  for (const { db } of [here, late, there]) await db.destroy();
});

test('one clock that cannot be looked at does not stop the others', async () => {
  const { db, host, matches, begin, troubles } = await house();
  const [bad, good] = [await begin(['open'], { clock: CLOCK }), await begin(['open'], { clock: CLOCK })];
  const find = matches.find.bind(matches);
  matches.find = (id) => (id === bad ? Promise.reject(new Error('cannot be read')) : find(id));
  await host.checkClocks(later(CLOCK + 1));
  expect(troubles.map(({ doing }) => doing)).toEqual([`look at the clock of match ${bad}`]);
  expect(kinds(await host.find(good))).toEqual(['bot']);
  await db.destroy();
});
