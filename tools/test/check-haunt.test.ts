import { expect, test } from 'vitest';
import type { HauntCheck } from '../src/commands/check-haunt.ts';
import { type Ran, run } from './fixtures/run-main.ts';

const check = (...given: string[]): Promise<Ran> => run('check-haunt', ...given);

test('a haunt is checked and played with every number of players', async () => {
  const { code, out, err } = await check('1', '--games', '2');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n');
  expect(lines[0]).toBe('1: The Last Tenant (traitor)');
  for (const seats of [3, 4, 5, 6])
    expect(lines.some((line) => line.startsWith(`  ${seats} seats  2 games, 0 failed: `))).toBe(true);
}, 60_000);

test.each([
  ['1', /^\| 1 The Last Tenant (\| \d+ % ){6}\|$/],
  ['38', /^\| 38 The Heir Apparent (\| × \d\.\d\d ){5}\| \d+ % \|$/],
])(
  'who wins haunt %s by the rule of thumb is a row of a table',
  async (number, row) => {
    const { code, out } = await check(number, '--games', '2', '--table');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^\| haunt /),
      expect.anything(),
      expect.stringMatching(row),
      '',
    ]);
  },
  60_000,
);

test('a side that thinks ahead is set against the same side by the rule of thumb', async () => {
  const { code, out } = await check('20', '--search', 'traitor', '--iterations', '2', '--games', '1');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^\| haunt \| games \| rule of thumb \| search /),
    expect.anything(),
    expect.stringMatching(/^\| 20 Pack Law \| 4 (\| \d+ % \(\d+ to \d+\) ){2}(\| \d ){2}\| \d+, \d+, \d+ \(\d+\) \|$/),
    '',
  ]);
}, 60_000);

test('a haunt that has no such side is left out', async () => {
  const { code, out } = await check('20', '--search', 'one', '--games', '1', '--json');
  expect({ code, out }).toEqual({ code: 0, out: '[]\n' });
});

test('all haunts are whole', async () => {
  const { code, out } = await check('--all', '--games', '0', '--json');
  const checks = JSON.parse(out) as HauntCheck[];
  expect(checks.flatMap(({ haunt, findings }) => findings.map(({ message }) => `${haunt}: ${message}`))).toEqual([]);
  expect({ code, first: checks[0]?.haunt, played: checks[0]?.played }).toEqual({ code: 0, first: 1, played: null });
});

test.each([
  [['99'], 'check-haunt: there is no haunt "99"; haunts: 1, '],
  [['one'], 'check-haunt: there is no haunt "one"; haunts: 1, '],
  [[], 'check-haunt: NN or --all is missing; haunts: 1, '],
  [['1', '--all'], 'check-haunt: either a number or --all, not both'],
  [['1', '24'], 'check-haunt: unexpected argument "24"; usage: dreadhouse check-haunt [NN] [flags]'],
  [['1', '--search', 'dog'], '--search must be heroes, traitor, one, not "dog"'],
  [['1', '--games', 'many'], '--games must be a whole number from 0 to 100000, not "many"'],
])('what cannot be meant is refused: %j', async (given, said) => {
  const { code, out, err } = await check(...given);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`dreadhouse: ${said}`);
});
