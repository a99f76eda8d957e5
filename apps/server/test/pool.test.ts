import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ThinkerPool } from '../src/bots/pool.ts';
import { type Task, ThinkerDied } from '../src/bots/thinking.ts';

const program = new URL('./fixtures/odd-thinker.mjs', import.meta.url);

function task(game: string, wanted: Task['wanted'] = { what: 'answer', seat: 0, level: 'thumb' }): Task {
  const luck = { kind: 'fast', seed: '' } as const;
  const header = { game, rules: '', content: '', options: {}, players: [], luck };
  return {
    kept: { header, answers: [], marks: [], snapshots: [], notes: [] },
    wanted,
  };
}

test('whoever thinks may end, fail, eat all memory or never come to an end: it is replaced, and who waited is told', async () => {
  const pool = new ThinkerPool(1, { program, patience: 5000, memory: 32 });
  const troubles = [
    ['refuses', 'no such match', false],
    ['ends', 'ended with 3', true],
    ['fails', 'ended with 1', true],
    ['eats', /ended with (SIGABRT|134|SIGTRAP)/, true],
    ['forever', 'more than 5 seconds', true],
  ] as const;
  for (const [game, why, deadly] of troubles) {
    const [bad, good] = [pool.do(task(game)), pool.do(task('after'))];
    const error: unknown = await bad.catch((thrown: unknown) => thrown);
    expect(String(error), game).toMatch(why);
    expect(error instanceof ThinkerDied, game).toBe(deadly);
    expect(await good).toBe('after');
  }
  await pool.close();
});

test('a bot’s answer, for which a table waits, is thought about before odds and advice, which get their turn all the same', async () => {
  const pool = new ThinkerPool(1, { program });
  const order: unknown[] = [];
  const ask = (name: string, wanted?: Task['wanted']): Promise<unknown> =>
    pool.do(task(name, wanted)).then((thought) => order.push(thought));
  await Promise.all([
    ask('first'),
    ...['advice', 'more advice'].map((name) => ask(name, { what: 'advice', seat: 0 })),
    ask('odds', { what: 'odds', seat: 0 }),
    ...Array.from({ length: 5 }, (_, n) => ask(`answer ${n}`)),
  ]);
  const [first, ...answers] = ['first', 'answer 0', 'answer 1', 'answer 2'];
  expect(order).toEqual([first, ...answers, 'advice', 'answer 3', 'answer 4', 'more advice', 'odds']);
  await pool.close();
});

test('a pool that is closed answers everybody, also those who come later', async () => {
  const pool = new ThinkerPool(1, { program });
  const waiting = Promise.allSettled([pool.do(task('forever')), pool.do(task('next'))]);
  await pool.close();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.do(task('late'))).rejects.toThrow('The server stops');
});

test('whoever thinks ends when the server was killed, even in the middle of something endless', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./fixtures/endless-thinker.mjs', import.meta.url))]);
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const thinker = Number(String(said));
  expect(isThere(thinker)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(thinker), { timeout: 20_000 }).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
