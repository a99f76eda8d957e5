import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { percent, percents } from '../src/kit/decision/percent.ts';

test('what can happen is never said to be impossible, nor what need not happen to be certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

test.each([
  [
    [1 / 9, 4 / 9, 4 / 9],
    [11, 45, 44],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [1 / 6, 1 / 6, 1 / 6, 1 / 2],
    [17, 17, 16, 50],
  ],
])('the shares of one roll add up to a hundred', (chances, said) => {
  expect(percents(chances)).toEqual(said.map((n) => `${n}%`));
  expect(said.reduce((sum, n) => sum + n)).toBe(100);
});

test('a share that is hardly there is said so, and the others still add up', () => {
  expect(percents([0.001, 0.499, 0.5])).toEqual(['<1%', '50%', '50%']);
});

test('chances that do not exclude each other are said one by one', () => {
  expect(percents([1 / 6, 1 / 6])).toEqual(['17%', '17%']);
});

/** A difference between two shares, and the guesses of a notebook that never says 0. */
const OF_THEIR_OWN = ['kit/hint/hint.tsx', 'scenes/terrorscape/notebook/notebook.ts'];

test('every share on the page is put into words here, so that those of one roll add up everywhere', () => {
  const source = join(import.meta.dirname, '../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const own = files.filter((path) => /Math\.round\([^;]*\* 100\)/.test(readFileSync(join(source, path), 'utf8')));
  expect(own.sort()).toEqual(['kit/decision/percent.ts', ...OF_THEIR_OWN].sort());
});
