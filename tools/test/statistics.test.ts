import { expect, test } from 'vitest';
import { Progress } from '../src/simulate/progress.ts';
import { distribution, wilson } from '../src/simulate/statistics.ts';

test('the interval of a share is that of Wilson', () => {
  // Known values: 10 of 100 lies in 0.0552 to 0.1744; none of 20 below 0.1611.
  expect(wilson(10, 100).low).toBeCloseTo(0.0552, 4);
  expect(wilson(10, 100).high).toBeCloseTo(0.1744, 4);
  expect(wilson(0, 20)).toEqual({ rate: 0, low: 0, high: expect.closeTo(0.1611, 4) });
  expect(wilson(20, 20)).toEqual({ rate: 1, low: expect.closeTo(0.8389, 4), high: 1 });
});

test('five numbers describe how a list is spread', () => {
  expect(distribution([9, 1, 5, 3])).toEqual({ total: 18, min: 1, q1: 2.5, median: 4, q3: 6, max: 9 });
  expect(distribution([7])).toEqual({ total: 7, min: 7, q1: 7, median: 7, q3: 7, max: 7 });
  expect(distribution([])).toEqual({ total: 0, min: null, q1: null, median: null, q3: null, max: null });
});

test.each([
  [true, `\r[${'#'.repeat(15)}${'-'.repeat(15)}] 5/10 games, 1 failed, 11 s, about 11 s left\x1b[K\r\x1b[K`],
  [false, '5/10 games, 1 failed, 11 s, about 11 s left\n'],
])('progress on a terminal (%s) is a bar that goes away, else a line now and then', (isTTY, expected) => {
  let written = '';
  let now = 0;
  const progress = new Progress({ isTTY, write: (text) => (written += text) }, 10, () => now);
  progress.show(1, 0); // too early
  now = 11_000;
  progress.show(5, 1);
  progress.show(6, 1); // too early again
  progress.clear();
  expect(written).toBe(expected);
});
