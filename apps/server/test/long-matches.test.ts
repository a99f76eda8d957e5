import { type AnyGame, MOST_ANSWERS } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { NoBus } from '../src/bus/bus.ts';
import { RevealedFiles } from '../src/http/revealed.ts';
import { askName } from '../src/match/projection.ts';
import { inSlices } from '../src/match/slices.ts';
import { importTable } from '../src/match/tables.ts';
import { now } from '../src/now.ts';
import type { EntryRow } from '../src/store/schema.ts';
import { bells } from './fixtures/bells.ts';
import { type House, house } from './fixtures/house.ts';

/** Bells without end. */
const endless: AnyGame = { ...bells, options: () => ({ ok: true, value: { rings: 100_000 } }) };

/** Rules that take their time over every ring, in milliseconds; and how many rings there were. */
const SLOW = 3;
let rings = 0;
function slow(game: AnyGame): AnyGame {
  const { ring } = game.phases;
  if (ring === undefined) throw new Error('There is no phase in which bells ring.');
  const slowed = new WeakSet<object>();
  return {
    ...game,
    phases: {
      ...game.phases,
      *ring(play) {
        if (!slowed.has(play)) {
          const tell = play.tell.bind(play);
          play.tell = (...told: Parameters<typeof tell>) => {
            rings += 1;
            for (const end = now() + SLOW; now() < end; );
            tell(...told);
          };
        }
        slowed.add(play);
        return yield* ring(play);
      },
    },
  };
}

/** What has been written at a table, as if it had been played for a long time. */
async function played({ db }: House, match: string, kinds: readonly ('answer' | 'undo')[], from = 0): Promise<void> {
  const entries = kinds.map(
    (kind, i): EntryRow => ({
      ...{ match, seq: from + i + 1, kind, seat: 0, body: kind === 'answer' ? 'ding' : '', border: 1 },
      ...{ command: `long-${from + i}`, at: Date.now() },
    }),
  );
  for (let i = 0; i < entries.length; i += 500)
    await db
      .insertInto('entries')
      .values(entries.slice(i, i + 500))
      .execute();
}

/** How many rings there were in all, and how many at most before it was others' turn. */
async function ringsDuring(work: () => Promise<unknown>): Promise<{ readonly all: number; readonly atOnce: number }> {
  const before = rings;
  let [last, atOnce] = [rings, 0];
  let goesOn = true;
  const look = (): void => {
    atOnce = Math.max(atOnce, rings - last);
    last = rings;
    if (goesOn) setImmediate(look);
  };
  setImmediate(look);
  await work();
  goesOn = false;
  atOnce = Math.max(atOnce, rings - last);
  return { all: rings - before, atOnce };
}

/** As many as fit into a slice. */
const FEW = 2;

test('a long match is loaded in slices: nobody else waits for it', async () => {
  const all = await house({}, new NoBus(), slow(endless));
  const id = await all.begin(['open']);
  await played(all, id, Array<'answer'>(100).fill('answer'));
  await all.host.forgetIdle(now() + 3_600_000);
  const rung = await ringsDuring(() => all.host.find(id));
  expect(rung.all).toBe(100);
  expect(rung.atOnce).toBeLessThanOrEqual(FEW);
  expect((await all.host.find(id))?.match?.position).toBe(100);
  await all.db.destroy();
});

test('so is a file that somebody brings, and the one that is given away at the end; who asks meanwhile waits for the same', async () => {
  const game = slow({ ...bells, options: () => ({ ok: true, value: { rings: 100 } }) });
  const all = await house({}, new NoBus(), game);
  const id = await all.begin(['open']);
  await played(all, id, Array<'answer'>(100).fill('answer'));
  await all.host.forgetIdle(now() + 3_600_000);
  const live = await all.host.find(id);
  if (live?.match == null) throw new Error('The match is gone.');
  expect(live.match.over).toBe(true);
  const revealed = new RevealedFiles();
  const { match } = live;
  let files: string[] = [];
  const made = await ringsDuring(async () => {
    files = await Promise.all([1, 2, 3].map(() => revealed.of(live, match)));
  });
  expect(made.all, 'once with its marks, once with its rolls').toBe(200);
  expect(made.atOnce).toBeLessThanOrEqual(FEW);
  expect(new Set(files).size).toBe(1);
  const games = new Map([[game.id, game]]);
  const brought = await ringsDuring(() => importTable(games, all.matches, files[0] ?? ''));
  expect(brought.all).toBe(100);
  expect(brought.atOnce).toBeLessThanOrEqual(FEW);
  await all.db.destroy();
});

test('of several long matches none waits until another is loaded', async () => {
  const order: string[] = [];
  function* work(name: string, steps: number) {
    for (let i = 0; i < steps; i++) {
      for (const end = now() + 2; now() < end; );
      yield;
    }
    order.push(name);
  }
  await Promise.all([inSlices(work('long', 200)), inSlices(work('short', 5)), inSlices(work('middling', 50))]);
  expect(order).toEqual(['short', 'middling', 'long']);
  function* failing() {
    yield;
    throw new Error('no such bell');
  }
  await expect(inSlices(failing())).rejects.toThrow('no such bell');
  expect(await inSlices(work('after it', 1))).toBeUndefined();
});

test('a match takes so many answers and no more; nobody can make it a burden for whoever loads it', async () => {
  const all = await house({}, new NoBus(), endless);
  const id = await all.begin(['open']);
  await played(all, id, Array<'answer'>(MOST_ANSWERS - 1).fill('answer'));
  await all.host.forgetIdle(now() + 3_600_000);
  const live = await all.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  expect(await all.host.answer(live, 0, askName(live), 'ding', 'ring-0001')).toEqual({ ok: true });
  const more = await all.host.answer(live, 0, askName(live), 'ding', 'ring-0002');
  expect(more).toEqual({ ok: false, why: 'too-long' });
  expect(live.match?.position).toBe(MOST_ANSWERS);
  await all.db.destroy();
});

test('what is taken back stays in the journal: after so many entries nothing more is', async () => {
  const all = await house({}, new NoBus(), endless);
  const id = await all.begin(['open']);
  await played(
    all,
    id,
    Array.from({ length: 2 * MOST_ANSWERS - 2 }, (_, i) => (i % 2 === 0 ? 'answer' : 'undo')),
  );
  await all.host.forgetIdle(now() + 3_600_000);
  const live = await all.host.find(id);
  if (live === null) throw new Error('The match is gone.');
  const ring = (command: string) => all.host.answer(live, 0, askName(live), 'ding', command);
  expect(await ring('ring-0001')).toEqual({ ok: true });
  expect(await all.host.rewind(live, 0, live.seq, 'back-0001')).toEqual({ ok: true });
  expect(await ring('ring-0002'), 'it can be played to its end').toEqual({ ok: true });
  expect(await all.host.rewind(live, 0, live.seq, 'back-0002')).toEqual({ ok: false, why: 'no-undo' });
  expect(live.match?.position).toBe(1);
  await all.db.destroy();
});
