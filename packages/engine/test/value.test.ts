import { expect, test } from 'vitest';
import { type Judging, judgeBy, learntFrom, type ValueFile, ValueMisfit } from '../src/index.ts';
import { chanceBy } from '../src/players/value.ts';

const names = ['health', 'round'];

/** Odds: 0.5, once the health over 2, and a unit that is 2 tanh(round); the group "fog" adds 1 and 3 times its own number. */
const file: ValueFile = {
  origin: ['by hand'],
  names,
  means: '2 0',
  scales: '1 1',
  units: ['2 0 0 1'],
  line: '0.5 1 0',
  groups: ['fog 1 0 0 3'],
};
const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

test('a value file is a line, units, and what is different about a group', () => {
  const judge = judgeBy(file, names);
  expect(judge({ group: 'other', values: [3, 0] })).toBeCloseTo(chance(1.5));
  expect(judge({ group: 'other', values: [2, 1] })).toBeCloseTo(chance(0.5 + 2 * Math.tanh(1)));
  expect(judge({ group: 'fog', values: [2, 0], own: [0.25] })).toBeCloseTo(chance(0.5 + 1 + 0.75));
  expect(judge({ group: 'fog', values: [2, 0] })).toBeCloseTo(chance(1.5));
});

test('what is told from the other side is what is left for this one', () => {
  const judge = judgeBy(file, names);
  const values = [3, 0];
  const sum = chanceBy(judge, { group: 'other', values }) + chanceBy(judge, { group: 'other', values, against: true });
  expect(sum).toBeCloseTo(1);
});

test('nothing is certain before the end', () => {
  const judge = judgeBy(file, names);
  expect(judge({ group: 'other', values: [90, 0] })).toBe(0.995);
  expect(judge({ group: 'other', values: [-90, 0] })).toBeCloseTo(0.005);
});

test.each([
  ['names that the game does not tell', { ...file, names: ['health', 'turn'] }, /made from health turn/],
  ['a mean too few', { ...file, means: '2' }, /the means has 1 of 2 numbers/],
  ['a unit that is too short', { ...file, units: ['2 0 0'] }, /a unit has 3 of 4 numbers/],
  ['something that is no number', { ...file, line: '0.5 1 x' }, /the line/],
  ['a group without its weights', { ...file, groups: ['fog 1'] }, /the group fog has 1 of 3 numbers/],
])('a file does not fit with %s', (_, wrong, saying) => {
  expect(() => judgeBy(wrong, names)).toThrow(saying);
});

test('what was learnt is read when somebody first asks: a file that does not fit does no harm before', () => {
  const judging: Judging<number> = {
    names,
    features: (state) => (state < 0 ? null : { group: 'other', values: [state, 0] }),
    reads: 'what the seat knows',
    moments: ['day'],
  };
  const learnt = learntFrom(file, () => judging);
  expect(learnt(3, 0)).toBeCloseTo(chance(1.5));
  expect(learnt(-1, 0)).toBeNull();
  const misfit = learntFrom({ ...file, names: ['health', 'turn'] }, () => judging);
  expect(() => misfit(3, 0)).toThrow(ValueMisfit);
});
