import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import { readConfig } from '../src/config.ts';
import { Host } from '../src/match/host.ts';
import type { LiveMatch } from '../src/match/live.ts';
import { askName } from '../src/match/projection.ts';
import { Proposals } from '../src/match/proposals.ts';
import { Seating } from '../src/match/seating.ts';
import { openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import { newFolder } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';
import { house } from './fixtures/house.ts';

const CLOCK = 60;
const later = (seconds: number): number => Date.now() + seconds * 1000;
const kinds = (live: LiveMatch | null): string[] => live?.seats.map(({ kind }) => kind) ?? [];

function ring(host: Host, live: LiveMatch, seat: number, command: string) {
  return host.answer(live, seat, askName(live.secret, live.match?.position ?? 0), 'ding', command);
}

test('when the time is over a bot sits down; whoever takes the seat back has the whole time again', async () => {
  const { db, host, matches, begin } = await house();
  const live = (await host.find(await begin(['open', 'open'], { clock: CLOCK })))!;
  await host.checkClocks(later(CLOCK - 5));
  expect(kinds(live)).toEqual(['person', 'person']);
  await host.checkClocks(later(CLOCK + 1));
  expect(kinds(live)).toEqual(['bot', 'bot']);
  expect(live.seats[0]).toMatchObject({ level: 'thumb', name: 'P0' });
  await matches.change(live.id, { touched: Date.now() - CLOCK * 1000 }); // it was long ago
  live.movedAt = Date.now() - CLOCK * 1000;
  const seating = new Seating(host, matches, new Proposals(host, matches));
  expect(await seating.letBot(live, 0, 0, null, 'back-0001')).toEqual({ ok: true });
  expect(kinds(live)).toEqual(['person', 'bot']);
  await host.checkClocks(Date.now());
  expect(kinds(live), 'still there').toEqual(['person', 'bot']);
  expect(live.deadline).toBeGreaterThan(later(CLOCK - 10));
  await db.destroy();
});

test('a node that has heard nothing for a while looks into the database before it takes a seat away', async () => {
  const folder = newFolder();
  const here = await house({ DATA_DIR: folder });
  const id = await here.begin(['open'], { clock: CLOCK });
  const stale = (await here.host.find(id))!;
  stale.movedAt -= (CLOCK + 5) * 1000; // as this node sees it, the time is over
  const db = await openDatabase(readConfig({ DATA_DIR: folder }));
  const parts = { matches: new Matches(db), journal: new Journal(db), bus: new NoBus(), liveMatches: 10 };
  const there = new Host({ ...parts, games: new Map([[bells.id, bells]]), onTrouble: () => undefined });
  await ring(there, (await there.find(id))!, 0, 'ring-0001');
  await here.host.checkClocks(Date.now());
  expect(stale.seq).toBe(1);
  expect(kinds(stale)).toEqual(['person']);
  for (const one of [here.db, db]) await one.destroy();
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
