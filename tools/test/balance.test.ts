import { expect, test } from 'vitest';
import type { BalanceSummary } from '../src/commands/balance.ts';
import { run } from './fixtures/run-main.ts';

async function balance(...argv: string[]): Promise<BalanceSummary> {
  const { code, out, err } = await run('balance', 'watched', ...argv, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as BalanceSummary;
}

test('every set-up gets the same number of games, and the groups add up', async () => {
  const { setups, games, failures, groups } = await balance('--games', '40', '--players', 'random');
  expect({ setups, games, failures }).toEqual({ setups: 2, games: 40, failures: [] });
  expect(groups.map(({ by, games }) => ({ by, games }))).toEqual([
    { by: { length: 'short' }, games: 20 },
    { by: { length: 'long' }, games: 20 },
  ]);
  for (const { wins, games } of groups) expect(Object.values(wins).reduce((sum, n) => sum + n)).toBe(games);
  const [short, long] = groups.map(({ rates }) => rates['survivors']?.rate ?? 0);
  expect(short).toBeGreaterThan(long!);
});

test('where seats are compared, every seat of every game counts under its own name', async () => {
  const { parts } = await balance('--games', '5', '--players', 'random');
  expect(parts).toMatchObject([
    { kind: 'place', name: 'first', played: 5, won: 5, rate: { rate: 1 } },
    { kind: 'place', name: 'other', played: 10, won: 0, rate: { rate: 0 } },
  ]);
});

test('--only leaves set-ups out', async () => {
  const { setups, groups } = await balance('--games', '4', '--players', 'random', '--only', 'length=long');
  expect(setups).toBe(1);
  expect(groups).toMatchObject([{ by: { length: 'long' }, games: 4 }]);
});

test('what does not fit is refused with one line', async () => {
  for (const [argv, message] of [
    [
      ['watched', '--only', 'length=endless'],
      /--only must be KIND=NAME,…; "length=endless" is none of length=short\|long/,
    ],
    [['watched', '--by', 'moon'], /--by: unknown kind "moon"; kinds: length/],
    [['hunt'], /hunt does not say what its balance is watched by/],
  ] as const) {
    const { code, err } = await run('balance', ...argv);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  }
});

test('people get a table', async () => {
  const { out } = await run('balance', 'watched', '--games', '2', '--players', 'random');
  expect(out.split('\n')[0]).toMatch(/^watched: 2 games of 2 set-ups, [\d.]+ s$/);
  expect(out).toMatch(/^ {2}short {2,}1 games /m);
  expect(out).toMatch(/^ {2}place first {2,}2 seats {2}won 100.0 % /m);
});
