import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPace } from '../src/kit/basics/in-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first news are shown at once, what comes before they are painted together afterwards', () => {
  const shown: number[] = [];
  let newest = 0;
  const show = inPace(() => shown.push(newest));
  for (newest = 1; newest <= 100; newest++) show();
  newest = 100;
  expect(shown).toEqual([1]);
  vi.runAllTimers();
  expect(shown).toEqual([1, 100]);
});

test('after a rest there is no waiting, and nothing is shown twice', () => {
  const run = vi.fn();
  const show = inPace(run);
  show();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  show();
  expect(run).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(2);
});
