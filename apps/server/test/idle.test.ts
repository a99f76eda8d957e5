import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import { readConfig } from '../src/config.ts';
import { Host } from '../src/match/host.ts';
import { IDLE } from '../src/match/memory.ts';
import { createTable, sitDown } from '../src/match/tables.ts';
import { now } from '../src/now.ts';
import { openDatabase } from '../src/store/database.ts';
import { Journal } from '../src/store/journal.ts';
import { Matches } from '../src/store/matches.ts';
import { newFolder } from './fixtures/belfry.ts';
import { bells } from './fixtures/bells.ts';

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
