import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExperienceFile } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { run } from './fixtures/run-main.ts';

const wonIn = (out: string, batch: number): number => {
  const [, won = '', of = ''] = new RegExp(`^batch ${batch}: seats won (\\d+) of (\\d+) games$`, 'm').exec(out) ?? [];
  return Number(won) / Number(of);
};

const COURSE = ['--batches', '24', '--games', '120', '--units', '4', '--pace', '0.05'];

test('what the rule of thumb overlooks is learnt from games alone', async () => {
  const { code, out } = await run('practise', 'omens', ...COURSE);
  expect(code).toBe(0);
  expect(wonIn(out, 0)).toBeLessThan(0.2);
  expect(wonIn(out, 24)).toBeGreaterThan(0.7);
}, 120_000);

test('the same seed makes the same file, however many workers play, and it says how it was made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'practise-'));
  const practise = (file: string, workers: string) =>
    run('practise', 'omens', '--batches', '3', '--games', '30', '--common', '10', '--workers', workers, '--out', file);
  const files = ['1', '2', '4'].map((workers) => ({ workers, file: join(folder, `by-${workers}.ts`) }));
  // The more workers, the later the last of them begins: in the midst of a later batch, here.
  for (const { workers, file } of files) await practise(file, workers);
  const [one, ...others] = files.map(({ file }) => readFileSync(file, 'utf8'));
  expect(others).toEqual([one, one]);
  const { experience } = (await import(files[0]!.file)) as { experience: ExperienceFile };
  expect(experience.origin).toEqual([
    'npx dreadhouse practise omens --batches 3 --games 30 --common 10',
    '3 batches of 30 games',
  ]);
  expect(experience.names).toEqual(['omen']);
  expect(experience.words.map((line) => line.split(' ')[0])).toEqual(['door*', 'door/left', 'door/right', 'door~any']);
}, 60_000);

test.each([
  [['hunt'], /does not say what its positions are judged by/],
  [['omens', '--pace', '0'], /--pace must be a number above 0/],
  [['omens', '--seats', '9'], /--seats must be 1, not "9"/],
  [['omens', '--only', 'mode=normal'], /does not say what its balance is watched by/],
])('practise %j is refused', async (argv, saying) => {
  const { code, err } = await run('practise', ...argv);
  expect(code).toBe(2);
  expect(err).toMatch(saying);
});
