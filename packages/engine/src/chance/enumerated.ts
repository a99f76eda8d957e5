import { Chance, type Places } from './chance.ts';

/**
 * Chance that takes every turn in turn: each run follows one path through all the dice, and `next` moves on to the next path.
 * Running a rule once a path gives exact odds.
 */
export class EnumeratedChance extends Chance {
  #path: { taken: number; of: number }[] = [];
  #depth = 0;

  /** How likely the path of this run is. */
  get odds(): number {
    return this.#path.reduce((odds, step) => odds / step.of, 1);
  }

  below(_stream: string, n: number): number {
    this.used += 1;
    const step = this.#path[this.#depth] ?? { taken: 0, of: n };
    this.#path[this.#depth] = step;
    this.#depth += 1;
    return step.taken;
  }

  /** Goes on to the next path; false when all have been seen. */
  next(): boolean {
    this.#depth = 0;
    for (;;) {
      const last = this.#path.at(-1);
      if (last === undefined) return false;
      if (last.taken + 1 < last.of) {
        last.taken += 1;
        return true;
      }
      this.#path.pop();
    }
  }

  places(): Places {
    return {};
  }
}
