import { expect, test } from 'vitest';
import type { Summary } from '../src/simulate/tally.ts';
import { run, runWith } from './fixtures/run-main.ts';

async function simulate(...argv: string[]): Promise<Summary> {
  const { out } = await runWith({ patienceSeconds: 3 }, 'simulate', ...argv, '--json');
  return JSON.parse(out) as Summary;
}

test('players of every kind play the same games, however many workers share them out', async () => {
  const argv = ['hunt', '--games', '12', '--seed', 'x', '--players', 'random,thumb,search:8'];
  const { seconds: _1, ...one } = await simulate(...argv, '--workers', '1');
  const { seconds: _2, ...two } = await simulate(...argv, '--workers', '2');
  expect(one).toEqual(two);
  expect(one).toMatchObject({ ended: 12, failures: [] });
});

test('whoever plays quickly wins about as often as by the rule of thumb, and far more often than by chance', async () => {
  const wins = async (players: string) =>
    (await simulate('hunt', '--games', '120', '--seed', 'q', '--options', '{"nights":9}', '--players', players)).wins[
      'survivors'
    ] ?? 0;
  const [quick, thumb, random] = [await wins('quick'), await wins('thumb'), await wins('random')];
  expect(Math.abs(quick - thumb)).toBeLessThan(20);
  expect(quick).toBeGreaterThan(random + 20);
});

test('where players are varied, chance plays, and in every tenth game the rule of thumb', async () => {
  const one = async (n: number, players: string) => {
    const { seconds: _, ...rest } = await simulate('hunt', '--games', '1', '--from', String(n), '--players', players);
    return rest;
  };
  for (const n of [8, 9, 10, 19])
    expect(await one(n, 'varied')).toEqual(await one(n, n % 10 === 9 ? 'quick' : 'random'));
  expect(await one(9, 'quick')).not.toEqual(await one(9, 'random'));
});

test('the JSON has exactly its fields', async () => {
  const { code, out, err } = await run('simulate', 'hunt', '--games', '40', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const summary = JSON.parse(out) as Summary;
  const fields = ['game', 'games', 'ended', 'failures', 'untouched', 'wins', 'rates', 'decisions', 'seconds'];
  expect(Object.keys(summary)).toEqual(fields);
  expect(summary).toMatchObject({ game: 'hunt', games: 40, ended: 40, failures: [], untouched: [] });
  expect(Object.keys(summary.decisions).sort()).toEqual(['max', 'median', 'min', 'q1', 'q3', 'total']);
  expect(Object.values(summary.wins).reduce((sum, wins) => sum + wins)).toBe(40);
  expect(Object.keys(summary.rates)).toEqual(Object.keys(summary.wins));
});

test('every way to go wrong is a failure of its game, and of no other', async () => {
  const { ended, failures } = await simulate('troubled', '--games', '9', '--max-decisions', '500');
  expect(ended).toBe(3);
  expect(failures.map(({ error, ...rest }) => ({ ...rest, error: error.split('\n')[0] }))).toEqual([
    { ...game(1), error: 'A rule of phase "dusk" failed: the lights went out' },
    {
      ...game(2),
      error: expect.stringMatching(/^Changed components where phase "night" begins, position 3: .*-card/),
    },
    { ...game(3), error: expect.stringMatching(/^Broken invariant where phase "night".*fewer than no wounds$/) },
    { ...game(4), error: 'Has not ended after 500 decisions' },
    { ...game(5), error: 'Hangs: no decision for 3 seconds' },
    { ...game(6), error: 'The worker ended' },
  ]);
});

function game(n: number): { n: number; seed: string; options: unknown } {
  return { n, seed: `1:${n}`, options: { nights: 6, n } };
}

test('people get a report, which tells how to see a failure again', async () => {
  const { code, out, err } = await run('simulate', 'troubled', '--games', '2', '--seed', "it's");
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out.split('\n').filter((line) => !line.startsWith('    '))).toEqual([
    "troubled: 2 games, seed it's, 3 seats, random",
    '  ended      1, failures 1',
    expect.stringMatching(/^ {2}wins {7}\w+ 1: 100\.0 % \(95 %: 20\.7 to 100\.0\)$/),
    expect.stringMatching(/^ {2}decisions {2}(\d+) to \1, quartiles \1 \/ \1 \/ \1, \1 in all$/),
    expect.stringMatching(/^ {2}untouched {2}\d+ of 11: /),
    expect.stringMatching(/^ {2}time {7}[\d.]+ s, \d+ decisions\/s$/),
    'FAILED game 1, seed it\'s:1, options {"nights":6,"n":1}',
    '  A rule of phase "dusk" failed: the lights went out',
    `  again: dreadhouse simulate troubled --games 1 --from 1 --seed 'it'\\''s' --seats 3 --players random --max-decisions 100000`,
    '',
  ]);
});
