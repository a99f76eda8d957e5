import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { MissionCheck } from '../src/commands/check-mission.ts';
import { GAMES } from '../src/games.ts';
import { type Ran, runWith } from './fixtures/run-main.ts';

const path = (name: string): string => fileURLToPath(new URL(`./fixtures/missions/${name}.mission`, import.meta.url));
const check = (file: string, ...flags: string[]): Promise<Ran> =>
  runWith({ games: GAMES }, 'check-mission', file, ...flags);

test('a good mission is checked and played', async () => {
  const file = path('two-blocks');
  const { code, out } = await check(file, '--games', '2'); // on a busy machine `err` says how far it has come
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    `${file}: Two Blocks (two-blocks), easy, 20 minutes, 14 Zones on 1 floor`,
    '  checks   no errors, no warnings',
    expect.stringMatching(/^ {2}played {3}2 games in [\d.]+ s: 2 ended, 0 failed, \d won$/),
    expect.stringMatching(/^ {2}length {3}\d+ to \d+ decisions, median [\d.]+$/),
    '',
  ]);
});

test('a mission that ships with the game can be named by its id', async () => {
  const { code, out } = await check('M10', '--games', '0', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out) as MissionCheck).toEqual({ file: 'M10', mission: 'M10', findings: [], played: null });
});

test('a map that is drawn wrongly is shown by line and column, and not played', async () => {
  const file = path('unreadable');
  expect(await check(file)).toEqual({
    code: 1,
    err: '',
    out: [
      `${file}: not a mission`,
      '  error    line 12, column 7: "?" is no kind of edge; edges: . o m - | x b g v, or a blank',
      '  checks   1 error, no warnings',
      '',
    ].join('\n'),
  });
});

test('words that mean nothing are all shown at once', async () => {
  const { code, out } = await check(path('misspelt'), '--json');
  expect(code).toBe(1);
  const { mission, findings, played } = JSON.parse(out) as MissionCheck;
  expect({ mission, played }).toEqual({ mission: null, played: null });
  expect(findings.map(({ message }) => message)).toEqual([
    'line 20, column 7: there is no Zone F2 on the map',
    'line 23, column 11: "hades" is no kind of Spawn Zone; known: start, normal, zeus, blue, green',
  ]);
});

test('a mission that cannot be won is not played either', async () => {
  const { code, out } = await check(path('impossible'));
  expect(code).toBe(1);
  expect(out).toContain('  error    win: done: there is no device generator\n');
  expect(out).toContain('  warning  nothing ever opens the door D2-E2\n');
  expect(out).not.toContain('played');
});

test('a file that is not there is a mistake of the caller', async () => {
  const { code, err } = await check('nowhere.mission');
  expect(code).toBe(2);
  expect(err).toMatch(/^dreadhouse: the file nowhere.mission cannot be read: ENOENT/);
});
