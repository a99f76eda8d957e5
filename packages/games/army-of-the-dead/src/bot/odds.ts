import { memo } from '@dreadhouse/engine';

/** The chance of exactly each number of successes. */
function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(row.length + 1).fill(0);
    row.forEach((odds, hits) => {
      next[hits] = (next[hits] ?? 0) + odds * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + odds * chance;
    });
    row = next;
  }
  return row;
}

const known = memo((dice: number) => memo((accuracy: number) => binomial(dice, (7 - Math.max(2, accuracy)) / 6)));

/** The same, by the Accuracy of a weapon. */
export function hitOdds(dice: number, accuracy: number): readonly number[] {
  return known(dice)(accuracy);
}

/** How many hits count on average, if no more than `most` are of any use. */
export function usefulHits(odds: readonly number[], most: number): number {
  let sum = 0;
  for (let hits = 1; hits < odds.length; hits++) sum += Math.min(hits, most) * (odds[hits] ?? 0);
  return sum;
}

export function atLeast(odds: readonly number[], hits: number): number {
  let sum = 0;
  for (let i = Math.max(0, hits); i < odds.length; i++) sum += odds[i] ?? 0;
  return sum;
}
