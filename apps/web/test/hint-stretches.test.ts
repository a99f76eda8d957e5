import type { Planned } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { purposeOf, stretchesOf } from '../src/kit/hint/stretches.ts';

const move = (id: string, reason: Planned['reason'], later = 0): Planned => ({
  kind: 'turn',
  option: { id },
  reason,
  later,
});
const towards = (steps: number) => ({ why: 'towards', about: { zone: 'B5', what: 'token', steps } });

const told = (plan: readonly Planned[]) =>
  stretchesOf(plan).map(({ later, moves }) => [later, moves.map(({ option }) => option.id).join(' ')]);

test('steps on the way to one place are one stretch of a plan, however far it is still', () => {
  expect(told([move('B6', towards(1)), move('B5', towards(0)), move('take', { why: 'objective' })])).toEqual([
    [0, 'B6 B5'],
    [0, 'take'],
  ]);
});

test('another turn and another place begin another stretch', () => {
  const elsewhere = { why: 'towards', about: { zone: 'E5', what: 'token', steps: 1 } };
  expect(told([move('B6', towards(1)), move('B5', towards(0), 1), move('C5', elsewhere, 1)])).toEqual([
    [0, 'B6'],
    [1, 'B5'],
    [1, 'C5'],
  ]);
});

test('what a reason is about does not depend on numbers', () => {
  expect(purposeOf(towards(2))).toBe(purposeOf(towards(0)));
  expect(purposeOf({ why: 'kill' })).not.toBe(purposeOf({ why: 'goal' }));
});
