import { expect, test } from 'vitest';
import { Neighbours } from '../src/match/neighbours.ts';

const ROUND = 3000;

/** For each of so many rounds, whether the database was looked into. */
function rounds(neighbours: Neighbours, from: number, count: number, heard: boolean, ready = true): boolean[] {
  return Array.from({ length: count }, (_, round) => {
    const now = from + round * ROUND;
    if (heard) neighbours.heard('other', now);
    return neighbours.mustLook(ready, now);
  });
}

test('while all are heard it is hardly ever looked into the database', () => {
  const neighbours = new Neighbours();
  const looked = rounds(neighbours, 1_000_000, 100, true);
  expect(looked[0], 'at the start').toBe(true);
  expect(looked.filter((look) => look)).toHaveLength(10);
});

test('while one is silent it is looked every time, and once more when it is back', () => {
  const neighbours = new Neighbours();
  rounds(neighbours, 1_000_000, 5, true);
  const silent = rounds(neighbours, 1_000_000 + 5 * ROUND, 10, false);
  expect(silent.slice(3)).toEqual(Array(7).fill(true));
  const back = rounds(neighbours, 1_000_000 + 15 * ROUND, 4, true);
  expect(back).toEqual([true, false, false, false]);
});

test('while the bus is away it is looked every time, and once more when it is back', () => {
  const neighbours = new Neighbours();
  rounds(neighbours, 1_000_000, 5, true);
  expect(rounds(neighbours, 1_000_000 + 5 * ROUND, 3, true, false)).toEqual([true, true, true]);
  expect(rounds(neighbours, 1_000_000 + 8 * ROUND, 3, true)).toEqual([true, false, false]);
});

test('a node that never comes back is forgotten after a while', () => {
  const neighbours = new Neighbours();
  rounds(neighbours, 1_000_000, 2, true);
  rounds(neighbours, 1_000_000 + 700_000, 1, false);
  expect(rounds(neighbours, 1_000_000 + 703_000, 3, false)).toContain(false);
});
