import { expect, test } from 'vitest';
import { ThreadPool } from '../src/bots/pool.ts';
import type { BotTask } from '../src/bots/thinking.ts';

const program = new URL('./fixtures/odd-thinker.mjs', import.meta.url);
const task = (game: string): BotTask => ({ what: 'answer', game, file: '', seat: 0, level: 'thumb' });

test('a thread that ends, fails or never comes to an end is replaced, and whoever waited is told', async () => {
  const pool = new ThreadPool(1, { program, patience: 1000 });
  const troubles = [
    ['refuses', 'no such match'],
    ['ends', 'ended with 3'],
    ['fails', 'out of memory'],
    ['forever', 'more than 1 seconds'],
  ] as const;
  for (const [game, why] of troubles) {
    const [bad, good] = [pool.think(task(game)), pool.think(task('after'))];
    await expect(bad).rejects.toThrow(why);
    expect(await good).toBe('after');
  }
  await pool.close();
});

test('a pool that is closed answers everybody, also those who come later', async () => {
  const pool = new ThreadPool(1, { program });
  const waiting = Promise.allSettled([pool.think(task('forever')), pool.think(task('next'))]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.think(task('late'))).rejects.toThrow('The server stops');
});
