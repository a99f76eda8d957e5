import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkGames } from '../src/ledger/check-games.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreadhouse-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const GAME = `export const hunt = { phases: {}, ledger: [{ title: {}, rules: {
  'HU-RUN-01': { en: 'Run.', pl: 'Uciekaj.' },
  'HU-BOX-01': { en: 'The box.', pl: 'Pudełko.' },
} }] };
export default hunt;
export const other = 1;`;

/** Checks a folder of games with these files. */
async function check(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkGames(folder);
}

test('a game is read from its folder', async () => {
  const report = await check({
    'hunt/package.json': '{}',
    'hunt/src/index.ts': GAME,
    'hunt/src/rules/run.ts': '// HU-RUN-01',
    'hunt/test/run.test.ts': "test('HU-RUN-01: you run', () => {});",
    'hunt/test/.types/old.test.d.ts': "test('HU-OLD-01', f)",
    'hunt/not-applicable.md': 'HU-BOX-01 cardboard',
  });
  expect(report).toEqual({ ok: true, lines: ['hunt: 2 rules, of which 0 rulings; 1 tested, 1 not applicable'] });
});

test('trouble is told with the ids', async () => {
  const report = await check({
    'hunt/package.json': '{}',
    'hunt/src/index.ts': GAME,
    'hunt/src/rules/fly.ts': '// HU-FLY-01',
  });
  expect(report).toEqual({
    ok: false,
    lines: [
      'hunt: 2 rules, of which 0 rulings; 0 tested, 0 not applicable',
      '  in no test title (2): HU-BOX-01 HU-RUN-01',
      '  cited, but not in the ledger (1): HU-FLY-01',
    ],
  });
});

test('games that nobody has begun are no trouble', async () => {
  const report = await check({ 'draft/notes.md': '', 'siege/package.json': '{}', 'siege/test/tsconfig.json': '{}' });
  expect(report).toEqual({ ok: true, lines: ['draft: nothing to check yet', 'siege: nothing to check yet'] });
});

test.each([
  ['without an index', { 'hunt/src/state.ts': '' }, 'hunt: has sources, but no src/index.ts that exports the game'],
  [
    'whose index fails',
    { 'hunt/src/index.ts': "throw new Error('a\\nb');" },
    'hunt: src/index.ts cannot be loaded: a; b',
  ],
  [
    'without a game',
    { 'hunt/src/index.ts': 'export const x = null;' },
    'hunt: src/index.ts must export one game, not 0',
  ],
])('a game %s is told in a line, and the next is checked all the same', async (_, files, line) => {
  const report = await check({ 'hunt/package.json': '{}', ...(files as Record<string, string>), 'other/notes.md': '' });
  expect(report).toEqual({ ok: false, lines: [line, 'other: nothing to check yet'] });
});
