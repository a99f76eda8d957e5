import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance, judgeBy, type ValueFile } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { type Sample, split } from '../src/learn/dataset.ts';
import { fit } from '../src/learn/fit.ts';
import { type Held, judgeHeld } from '../src/learn/report.ts';
import { valueText } from '../src/learn/value-text.ts';
import { run } from './fixtures/run-main.ts';

const GRAIN = 1 << 20;
const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Two numbers of which the product counts, which no line can tell, and a group that is luckier than the other. */
const odds = ({ values: [a = 0, b = 0], group }: Sample): number => 3 * a * b + (group === 'lucky' ? 1 : -1);

function invented(games: number): Sample[] {
  const luck = fastChance('invented');
  const draw = (): number => (2 * luck.below('draw', GRAIN)) / GRAIN - 1;
  return Array.from({ length: games }, (_, game) => {
    const bare = {
      group: game % 2 === 0 ? 'lucky' : 'unlucky',
      values: [2 * draw(), 2 * draw()],
      own: [0],
      said: 0.5,
      won: false,
    };
    const sample: Sample = { ...bare, game, phase: 0, weight: 1 };
    return { ...sample, won: luck.below('won', GRAIN) / GRAIN < chance(odds(sample)) };
  });
}

const names = ['a', 'b'];
const settings = { units: 8, decay: 0.01, shrink: 0.05, seed: 's', passes: 60 };

test('what is behind who wins is found again', () => {
  const parts = split(invented(12_000));
  const { model } = fit(names, parts, settings);
  const held = judgeHeld(model, parts.held, parts.train);
  const ideal = judgeHeld({ odds }, parts.held, parts.train);
  expect(held.loss).toBeLessThan(ideal.loss + 0.03);
  expect(held.loss).toBeLessThan(held.byGroup - 0.1);
  expect(held.auc).toBeGreaterThan(ideal.auc - 0.02);
  for (const { positions, given, won } of held.calibration)
    if (positions > 100) expect(Math.abs(given - won)).toBeLessThan(0.12);
}, 60_000);

test('a file gives the same chances as what it was written from', () => {
  const parts = split(invented(400));
  const { model } = fit(names, parts, { ...settings, passes: 5 });
  const file = model.file(['invented']);
  const judge = judgeBy(file, names);
  for (const sample of parts.held) expect(judge(sample)).toBeCloseTo(chance(model.odds(sample)), 2);
  expect(() => judgeBy(file, ['a', 'c'])).toThrow('does not fit');
  expect(valueText(file)).toContain("export const value: ValueFile = {\n  origin: ['invented'],");
});

test('whole games are held out', () => {
  const samples = invented(300).flatMap((sample) => [sample, { ...sample, phase: 1 }]);
  const parts = Object.values(split(samples)).map((part: readonly Sample[]) => new Set(part.map(({ game }) => game)));
  expect(parts.reduce((sum, games) => sum + games.size, 0)).toBe(300);
  expect(parts.every(({ size }) => size > 20)).toBe(true);
});

test('the same seed makes the same file, however many workers play, and it says how good it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'learn-'));
  const learn = (file: string, ...more: string[]) =>
    run('learn', 'judged', '--games', '60', '--units', '2', '--passes', '6', '--out', join(folder, file), ...more);
  const one = await learn('one.ts', '--workers', '1', '--keep', join(folder, 'kept.jsonl'));
  const two = await learn('two.ts', '--workers', '2');
  const again = await learn('again.ts', '--use', join(folder, 'kept.jsonl'));
  expect([one.code, two.code, again.code]).toEqual([0, 0, 0]);
  const [first, second, third] = ['one.ts', 'two.ts', 'again.ts'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(one.out).toMatch(
    /^60 games, \d+ weights, best after \d+ passes\nheld out: \d+ positions of \d+ games\n {2}log loss/,
  );
  expect(one.out).toMatch(/area under the curve \d\.\d{3}; by third of the game \d\.\d{3}, \d\.\d{3}, \d\.\d{3}\n/);
  expect(one.out).toMatch(/% given, +\d+\.\d % won \(\d+\)/);
  const { value } = (await import(join(folder, 'one.ts'))) as { value: ValueFile };
  expect(value.origin[0]).toBe('npx dreadhouse learn judged --games 60 --units 2 --passes 6');
  expect(judgeBy(value, ['most-wounds', 'night'])({ group: '6', values: [0, 5] })).toBeGreaterThan(0.005);
}, 60_000);

test('wounds cost the game, and that is learnt from games alone', async () => {
  const games = ['--games', '400', '--options', '{"nights":9}', '--players', 'random'];
  const { out } = await run('learn', 'judged', ...games, '--json');
  const { held } = JSON.parse(out) as { held: Held };
  expect(held.loss).toBeLessThan(held.constant);
  expect(held.auc).toBeGreaterThan(0.6);
}, 60_000);
