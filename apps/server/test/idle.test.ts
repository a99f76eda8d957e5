import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import { readConfig } from '../src/config.ts';
import { Host } from '../src/match/host.ts';
import { IDLE } from '../src/match/memory.ts';
import { askName, screenOf } from '../src/match/projection.ts';
import { createTable, sitDown } from '../src/match/tables.ts';
import { now } from '../src/now.ts';
import { openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import { newFolder } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';
import { house } from './fixtures/house.ts';

test('a match that nobody looks at leaves memory, and is there again when somebody does', async () => {
  const db = await openDatabase(readConfig({ DATA_DIR: newFolder() }));
  const games = new Map([[bells.id, bells]]);
  const matches = new Matches(db);
  const journal = new Journal(db);
  const onTrouble = (error: unknown): never => {
    throw error;
  };
  const host = new Host({ games, matches, journal, bus: new NoBus(), liveMatches: 100, onTrouble });
  const begin = async (more: object): Promise<string> => {
    const seats = ['open' as const];
    const created = await createTable(games, matches, { game: 'bells', options: {}, seats, public: false, ...more });
    if (!created.ok) throw new Error(created.why);
    await sitDown(matches, created.id, 0, { name: 'Ada', nonce: 'a'.repeat(32) });
    await host.refresh(created.id);
    return created.id;
  };
  const [plain, watched, timed] = [await begin({}), await begin({}), await begin({ clock: 60 })];
  host.isWatched = (id) => id === watched;
  await host.forgetIdle(now() + IDLE / 2);
  expect(host.size).toBe(3);
  await host.forgetIdle(now() + IDLE + 1000);
  expect(host.size).toBe(2); // the one that is watched, and the one whose clock runs
  expect((await host.find(plain))?.status).toBe('playing');
  expect(await host.find(timed)).not.toBeNull();
  await db.destroy();
});

test('a match at rest takes the next answer, and goes back, as if it had never been', async () => {
  const all = await house();
  const id = await all.begin(['open', 'open']);
  const live = await all.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  live.sentTo(0);
  const ring = (n: number) => all.host.answer(live, n % 2, askName(live), 'ding', `ring-000${n}`);
  for (let n = 0; n < 9; n++) expect(await ring(n)).toEqual({ ok: true });
  const before = structuredClone(screenOf(live, 0)); // it shares parts with the state
  const boundaries = structuredClone(live.match?.checkpoints);
  expect([live.rest(now()), live.rest(now() + 61_000), live.rest(now() + 61_000)]).toEqual([false, true, false]);
  expect(screenOf(live, 0)).toEqual(before);
  expect(live.match?.checkpoints).toEqual(boundaries);
  live.sentTo(0);
  expect(live.rest(now() + 61_000)).toBe(true);
  expect(await ring(9)).toEqual({ ok: true });
  expect(live.rest(now() + 61_000)).toBe(true);
  expect(await all.host.rewind(live, 0, live.seq, 'back-0001')).toEqual({ ok: true });
  expect({ ...screenOf(live, 0), notes: [] }).toEqual({ ...before, question: screenOf(live, 0).question });
  await all.db.destroy();
});
