import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fastChance,
  Match,
  randomAnswer,
  reveal,
  type SavedMatch,
  save,
  saveText,
  secureLuck,
} from '@dreadhouse/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hunt } from './fixtures/games.ts';
import { run } from './fixtures/run-main.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreadhouse-matches-'));
  await run('record', 'hunt', '--games', '3', '--seed', 'gold', '--out', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const golden = () => readFileSync(path('hunt-gold-0.json'), 'utf8');

type Forgery = { -readonly [K in keyof SavedMatch]: SavedMatch[K] };

/** Writes the golden match with something changed, and with a digest that hides it. */
function forge(name: string, change: (saved: Forgery) => void): string {
  const saved = JSON.parse(golden()) as Forgery;
  change(saved);
  // As a careful forger would: whatever `save` signs is right, so let it sign.
  const answers = saved.answers.map(([seat, option, border]) => ({ seat, option, border: border === 1 }));
  const match = { ...saved, answers, checkpoints: saved.snapshots } as unknown as Match<unknown>;
  return write(name, saveText(save(match, saved.rolls)));
}

function write(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

test('recorded games are the same every time, and say what was written', async () => {
  const again = mkdtempSync(join(tmpdir(), 'dreadhouse-matches-'));
  const { code, out } = await run('record', 'hunt', '--games', '3', '--seed', 'gold', '--out', again);
  const names = ['hunt-gold-0.json', 'hunt-gold-1.json', 'hunt-gold-2.json'];
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`${name}: \\d+ decisions, \\w+ won$`))),
  );
  expect(readdirSync(again).sort()).toEqual(names);
  for (const name of names) expect(readFileSync(join(again, name), 'utf8')).toBe(readFileSync(path(name), 'utf8'));
  rmSync(again, { recursive: true });
});

test('a game that fails cannot be recorded', async () => {
  const { code, err } = await run('record', 'troubled', '--from', '1', '--out', folder);
  expect(code).toBe(1);
  expect(err).toMatch(/^dreadhouse: game 1 \(seed 1:1\) failed: .*the lights went out.*\n$/);
});

test('a recorded game is verified, line by line', async () => {
  const { code, out } = await run('verify', path('hunt-gold-0.json'));
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toEqual([
    '✓ file: whole, and of a finished match',
    '- commitment: none; the seed "gold:0" was open from the start',
    '✓ rules: hunt, version 1',
    expect.stringMatching(/^✓ answers: \d+, all legal$/),
    expect.stringMatching(/^✓ rolls: \d+, all derived again$/),
    expect.stringMatching(/^✓ states: \d+ phase boundaries, all equal$/),
    expect.stringMatching(/^✓ outcome: \w+ won; winners: /),
  ]);
});

test('a match between people is verified against what was committed to', async () => {
  const luck = secureLuck('5'.repeat(64), ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)]);
  const file = write('secure.json', saveText(reveal(playedMatch(luck))));
  expect(await run('verify', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('✓ commitment: the secret is the one that was committed to\n'),
  });
  const lie = write('lie.json', saveText(reveal(playedMatch({ ...luck, commitment: 'd'.repeat(64) }))));
  expect(await run('verify', lie)).toMatchObject({
    code: 1,
    out: expect.stringMatching(/\n✗ commitment: the secret is another one \(.*\)\n$/),
  });
});

function playedMatch(luck: Match<unknown>['header']['luck']): Match<unknown> {
  const started = Match.start(hunt, { options: {}, players: ['Ada', 'Bo', 'Cy'], luck });
  if (!started.ok) throw new Error(started.why);
  const chance = fastChance('people');
  while (!started.value.over) {
    const { seat, option } = randomAnswer(started.value.run, chance);
    started.value.answer(seat, option.id);
  }
  return started.value;
}

test.each<[string, string, (saved: Forgery) => void]>([
  ['an answer', 'answers: not possible by the rules', (saved) => Object.assign(saved.answers[0]!, [0, 'fly'])],
  ['the last answer', 'answers: not possible by the rules', (saved) => (saved.answers as unknown[]).pop()],
  [
    'a roll',
    'played again, the file comes out differently (rolls)',
    (saved) => (Object.values(saved.rolls!)[0] as unknown[]).pop(),
  ],
  [
    'a state',
    'played again, the file comes out differently (marks)',
    (saved) => Object.assign(saved.marks[1]!, { 2: 'f'.repeat(16) }),
  ],
  [
    'the outcome',
    'played again, the file comes out differently (outcome)',
    (saved) => Object.assign(saved.outcome!, { side: 'cat' }),
  ],
  ['the rules', 'rules: played by other rules', (saved) => Object.assign(saved.header, { rules: '0' })],
  ['the options', '', (saved) => Object.assign(saved.header, { options: null })],
  ['the end', 'file: the match is not over', (saved) => Object.assign(saved, { outcome: null })],
])('a forger who changes %s is found out', async (_, line, change) => {
  const { code, out } = await run('verify', forge('forged.json', change));
  expect(code).toBe(1);
  expect(out).toContain(`✗ ${line}`);
});

test('a changed byte is found out', async () => {
  const file = write('byte.json', golden().replace('random 0', 'random 9'));
  expect(await run('verify', file)).toMatchObject({ code: 1, out: '✗ file: damaged or changed (damaged: digest)\n' });
  const { code, err } = await run('replay', file);
  expect({ code, err }).toEqual({ code: 2, err: `dreadhouse: ${file} has been damaged or changed (digest)\n` });
});

test.each([
  ['text', 'Dear diary', 'is not a Dreadhouse match, not even JSON ('],
  ['foreign JSON', '{"format":"chess"}', 'is not a Dreadhouse match (format)'],
  ['a newer format', '{"format":"dreadhouse-match","formatVersion":99}', 'was written by a newer Dreadhouse (formatV'],
  ['a stub', '{"format":"dreadhouse-match","formatVersion":1}', 'is not formed like a match (header.game: '],
])('%s is refused in one line', async (_, text, line) => {
  const file = write('other.json', text);
  for (const command of ['replay', 'verify']) {
    const { code, out, err } = await run(command, file);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`dreadhouse: ${file} ${line}`);
    expect(err.match(/\n/g)).toHaveLength(1);
  }
});

test('a match of a game that we do not have is refused in one line', async () => {
  const file = forge('chess.json', (saved) => Object.assign(saved.header, { game: 'chess' }));
  const expected = {
    code: 2,
    err: `dreadhouse: ${file} is a match of an unknown game, "chess"; games: hunt, troubled, watched, judged, omens\n`,
  };
  expect(await run('replay', file)).toMatchObject(expected);
  expect(await run('verify', file)).toMatchObject(expected);
});

test('a replay prints what happened, to whoever may know it', async () => {
  const all = (await run('replay', path('hunt-gold-0.json'))).out.split('\n');
  expect(all[0]).toMatch(/^0 deal {2}dealt {2}HU-SETUP-01 {2}faces=\[.*\] {2}\(only for 0\)$/);
  expect(all[1]).toBe('0 deal  dealt-to  HU-SETUP-01  seat=0 cards=2');
  expect(all.at(-2)).toMatch(/^over after \d+ answers: \w+ won; winners: /);
  const seen = async (viewer: string) => {
    const { out } = await run('replay', path('hunt-gold-0.json'), '--viewer', viewer);
    return out.split('\n').filter((line) => line.startsWith('0 deal  dealt  ')).length;
  };
  expect([await seen('all'), await seen('1'), await seen('spectator')]).toEqual([3, 1, 0]);
});

test('a replay stops where it is told to', async () => {
  const { out } = await run('replay', path('hunt-gold-0.json'), '--at', '0');
  expect(out.split('\n').slice(6)).toEqual([
    'not over at position 0, phase dusk',
    expect.stringMatching(/^seat 0 is asked act \(HU-TURN-01\): go:\w+, .*hide/),
    '',
  ]);
  const hidden = await run('replay', path('hunt-gold-0.json'), '--at', '0', '--viewer', '1');
  expect(hidden.out).toMatch(/\nseat 0 is asked\n$/);
  const beyond = await run('replay', path('hunt-gold-0.json'), '--at', '999');
  expect(beyond).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^dreadhouse: --at must be a whole number from 0/),
  });
  const stranger = await run('replay', path('hunt-gold-0.json'), '--viewer', '3');
  expect(stranger.err).toBe('dreadhouse: --viewer must be one of 0, 1, 2, spectator, all, not "3"\n');
});

test('a match that is not over can be replayed, but not verified', async () => {
  const started = Match.start(hunt, { options: {}, players: ['Ada', 'Bo', 'Cy'], luck: { kind: 'fast', seed: 's' } });
  const file = write('begun.json', started.ok ? saveText(save(started.value)) : '');
  expect((await run('replay', file)).out).toContain('not over at position 0, phase dusk\n');
  expect(await run('verify', file)).toMatchObject({
    code: 1,
    out: '✗ file: the match is not over, or not revealed (outcome)\n',
  });
});

test('a match that did not begin at the beginning says so', async () => {
  const state = hunt.initial({ nights: 6 }, 3);
  const header = {
    ...playedMatch({ kind: 'fast', seed: 'l' }).header,
    layout: { position: 0, phase: 'deal', state, places: {} },
  };
  const match = new Match<unknown>(hunt, header);
  const chance = fastChance('layout');
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, chance);
    match.answer(seat, option.id);
  }
  const { code, out } = await run('verify', write('layout.json', saveText(reveal(match))));
  expect(code).toBe(0);
  expect(out).toContain('\n! start: laid out at position 0, phase deal, not from the beginning\n');
});

// --- a file as a server gives it out after the end: every byte counts ---

/** Where in the text something stands, by the text before it. */
function placeOf(text: string, before: string, skip = 0): number {
  const at = text.indexOf(before);
  expect(at, before).toBeGreaterThan(-1);
  return at + before.length + skip;
}

test('a changed byte is found out wherever it is', async () => {
  const luck = secureLuck('5'.repeat(64), ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)]);
  const text = saveText(reveal(playedMatch(luck)));
  const places = {
    format: placeOf(text, '"format":"'),
    'format version': placeOf(text, '"formatVersion":'),
    game: placeOf(text, '"game":"'),
    rules: placeOf(text, '"rules":"'),
    content: placeOf(text, '"content":"'),
    player: placeOf(text, '"players":["'),
    secret: placeOf(text, '"secret":"', 7),
    commitment: placeOf(text, '"commitment":"', 7),
    nonce: placeOf(text, '"nonces":["', 3),
    'the seat of an answer': placeOf(text, '"answers":[['),
    'an answer': placeOf(text, '"answers":[[', 4),
    'a mark': placeOf(text, '"marks":[[', 2),
    'a snapshot': placeOf(text, '"snapshots":[{"position":'),
    outcome: placeOf(text, '"outcome":{"side":"'),
    winners: placeOf(text, '"winners":['),
    'a roll': placeOf(text, '"rolls":{', 2),
    digest: placeOf(text, '"digest":"', 5),
    'the last brace': text.lastIndexOf('}'),
    'the end of the line': text.length - 1,
  };
  expect((await run('verify', write('whole.json', text))).code).toBe(0);
  for (const [name, at] of Object.entries(places)) {
    for (const bit of [1, 2, 16]) {
      const bytes = Buffer.from(text);
      bytes[at] = (bytes[at] ?? 0) ^ bit;
      writeFileSync(path('flipped.json'), bytes);
      const { code, out } = await run('verify', path('flipped.json'));
      expect(code, `${name}, bit ${bit}`).toBeGreaterThan(0);
      expect(out, `${name}, bit ${bit}`).not.toMatch(/✓ outcome/);
    }
  }
});

test('bytes at places that nobody thought of are found out too', async () => {
  const luck = secureLuck('6'.repeat(64), ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)]);
  const text = saveText(reveal(playedMatch(luck)));
  const chance = fastChance('flips');
  for (let i = 0; i < 200; i++) {
    const bytes = Buffer.from(text);
    const at = chance.below('at', bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below('bit', 7));
    writeFileSync(path('flipped.json'), bytes);
    expect((await run('verify', path('flipped.json'))).code, `byte ${at} of ${text.length}`).toBeGreaterThan(0);
  }
});

const STEERING_SIGNS = ['\u001b', '\u0007', '\u202e'];
/** Steers a terminal, rings its bell, turns what follows around, and begins a line of its own. */
const STEERING = '\u001b[31m\u0007\u202e\n✓ all is well';

test.each([
  ['a name of a field', `{"format":"dreadhouse-match","formatVersion":1,${JSON.stringify(STEERING)}:1}`],
  ['the game', JSON.stringify({ format: 'dreadhouse-match', formatVersion: 1, header: { game: STEERING } })],
  ['no JSON', `{"${STEERING}`],
  [
    'nested without end',
    `{"format":"dreadhouse-match","formatVersion":1,"header":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
  ],
])('a bad file (%s) is refused in one harmless sentence', async (_, text) => {
  const file = write('bad.json', text);
  for (const command of ['verify', 'replay']) {
    const { code, out, err } = await run(command, file);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^dreadhouse: [^\n]+\n$/);
    for (const sign of STEERING_SIGNS) expect(err).not.toContain(sign);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test.each<[string, (saved: Forgery) => void]>([
  ['a player', (saved) => (saved.header = { ...saved.header, players: saved.header.players.map(() => STEERING) })],
  ['the seed', (saved) => (saved.header = { ...saved.header, luck: { kind: 'fast', seed: STEERING } })],
  ['the rules', (saved) => (saved.header = { ...saved.header, rules: STEERING })],
  ['an answer', (saved) => (saved.answers = [[0, STEERING], ...saved.answers.slice(1)])],
  ['options of another kind', (saved) => (saved.header = { ...saved.header, options: [null, STEERING] })],
  ['a state of another kind', (saved) => (saved.snapshots = saved.snapshots.map((one) => ({ ...one, state: null })))],
  ['a phase', (saved) => (saved.snapshots = saved.snapshots.map((one) => ({ ...one, phase: STEERING })))],
  [
    'a start',
    (saved) => (saved.header = { ...saved.header, layout: { position: 0, phase: STEERING, state: null, places: {} } }),
  ],
])('whatever a file says of %s, nothing of it reaches the terminal raw, and nothing falls', async (_, change) => {
  const file = forge('steering.json', change);
  for (const command of ['verify', 'replay']) {
    const { out, err } = await run(command, file);
    for (const sign of STEERING_SIGNS) expect(out + err).not.toContain(sign);
    expect(out + err).not.toMatch(/^✓ all is well/m);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out + err).not.toBe('');
  }
});
