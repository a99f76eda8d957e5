import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './fixtures/run-main.ts';

const FILE = fileURLToPath(import.meta.url);

test.each([
  [
    [],
    'no command; commands: simulate, balance, learn, practise, replay, verify, record, check-mission, check-haunt, games',
  ],
  [
    ['dance'],
    'unknown command "dance"; commands: simulate, balance, learn, practise, replay, verify, record, check-mission, check-haunt, games',
  ],
  [['--loud'], 'unknown flag --loud; commands: simulate'],
  [['simulate'], 'simulate: GAME is missing; usage: dreadhouse simulate GAME [flags]'],
  [['simulate', 'chess'], 'unknown game "chess"; games: hunt, troubled'],
  [['simulate', 'constructor'], 'unknown game "constructor"; games: hunt, troubled'],
  [['simulate', 'hunt', 'twice'], 'simulate: unexpected argument "twice"; usage: dreadhouse simulate GAME [flags]'],
  [['simulate', 'hunt', '--loud'], 'simulate: unknown flag --loud; flags: --games, --seed, --from'],
  [['simulate', 'hunt', '--games'], "simulate: Option '--games <value>' argument missing"],
  [['simulate', 'hunt', '--games', '--json'], "simulate: Option '--games' argument is ambiguous"],
  [['simulate', 'hunt', '--json=yes'], "simulate: Option '--json' does not take an argument"],
  [['simulate', 'hunt', '--games', 'many'], '--games must be a whole number from 1 to 10000000, not "many"'],
  [['simulate', 'hunt', '--games', '0'], '--games must be a whole number from 1 to 10000000, not "0"'],
  [['simulate', 'hunt', '--games', '1.5'], '--games must be a whole number'],
  [['simulate', 'hunt', '--games=-1'], '--games must be a whole number'],
  [['simulate', 'hunt', '--seats', '4'], '--seats must be 3, not "4"'],
  [['simulate', 'hunt', '--workers', '0'], '--workers must be a whole number from 1 to 256'],
  [['simulate', 'hunt', '--max-decisions', ''], '--max-decisions must be a whole number'],
  [
    ['simulate', 'hunt', '--players', 'wise'],
    'unknown player "wise"; players: random, newcomer, thumb, veteran, quick, practising, varied, wild:PERCENT, search:ITERATIONS',
  ],
  [['simulate', 'hunt', '--players', 'search'], 'unknown player "search"'],
  [['simulate', 'hunt', '--players', 'search:0'], 'unknown player "search:0"'],
  [['simulate', 'hunt', '--players', 'wild:101'], 'unknown player "wild:101"'],
  [['learn', 'hunt'], 'hunt does not say what its positions are judged by'],
  [['learn', 'judged', '--decay', 'much'], '--decay must be a number from 0 to 100, not "much"'],
  [['learn', 'judged', '--use', 'nowhere.jsonl'], 'the positions in nowhere.jsonl cannot be read'],
  [['simulate', 'hunt', '--players', 'random,thumb'], '--players must name one player, or one for each of 3 seats'],
  [['simulate', 'hunt', '--options', '{nights'], '--options must be JSON'],
  [['simulate', 'hunt', '--options', '{"nights":7}'], '--options do not suit hunt: nights must be '],
  [['record', 'chess'], 'unknown game "chess"'],
  [['record', 'hunt', '--players', 'thumb'], 'record: unknown flag --players'],
  [['record', 'hunt', '--out', `${FILE}/golden`], `${join(FILE, 'golden', 'hunt-1-0.json')} cannot be written: `],
  [['replay'], 'replay: FILE is missing'],
  [['replay', '/nowhere/match.json'], '/nowhere/match.json cannot be read: there is no such file'],
  [['verify', '.'], '. cannot be read: it is a folder'],
])('%j is refused in one line', async (argv, line) => {
  const { code, out, err } = await run(...argv);
  expect(err).toContain(`dreadhouse: ${line}`);
  expect(err.match(/\n/g)).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('the help lists the commands, and each command its flags', async () => {
  const overview = await run('--help');
  expect(overview).toMatchObject({ code: 0, err: '' });
  for (const name of ['simulate', 'replay', 'verify', 'record', 'games']) {
    expect(overview.out).toContain(`\n  ${name}`);
    const { code, out, err } = await run(name, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`usage: dreadhouse ${name}`);
    expect(out).toContain('--help');
  }
  expect((await run('simulate', '-h')).out).toContain('--max-decisions M');
});

test('the version is that of the package', async () => {
  expect(await run('--version')).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '' });
});

test('the games are listed', async () => {
  const { code, out } = await run('games');
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}hunt {6}3 seats, \d+ rules, rules version \d+$/m);
});
