import { memo } from '@dreadhouse/engine';

/** The chance of each total of so many dice with 0, 1 and 2 (BH-DICE-01). */
export const totals = memo((dice: number): readonly number[] => {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 2).fill(0);
    chances.forEach((chance, total) => {
      for (const pips of [0, 1, 2]) next[total + pips] = (next[total + pips] ?? 0) + chance / 3;
    });
    chances = next;
  }
  return chances;
});

/** The chance of at least this total. */
export function atLeast(dice: number, least: number): number {
  return totals(dice).reduce((sum, chance, total) => (total >= least ? sum + chance : sum), 0);
}

/** Of several things, each with a chance of its own: the chance that none comes to pass, one, two … */
export function countOdds(chances: readonly number[]): readonly number[] {
  let odds = [1];
  for (const chance of chances) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((so, count) => {
      next[count] = (next[count] ?? 0) + so * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + so * chance;
    });
    odds = next;
  }
  return odds;
}

/** How an opposed roll ends: the chance of each margin, from the side of whoever is named first. */
export function margins(mine: Throw, theirs: Throw): ReadonlyMap<number, number> {
  const known = byDice(mine.dice * 100 + theirs.dice);
  const shift = mine.bonus - theirs.bonus;
  if (shift === 0) return known;
  return new Map([...known].map(([margin, chance]) => [margin + shift, chance]));
}

/** Dice that are about to be thrown, and what is added to their sum. */
export interface Throw {
  readonly dice: number;
  readonly bonus: number;
}

const byDice = memo((key: number): ReadonlyMap<number, number> => {
  const [mine, theirs] = [totals(Math.floor(key / 100)), totals(key % 100)];
  const found = new Map<number, number>();
  mine.forEach((chance, total) => {
    theirs.forEach((other, against) => {
      found.set(total - against, (found.get(total - against) ?? 0) + chance * other);
    });
  });
  return found;
});
