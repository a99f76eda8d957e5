import { Chance, type Places } from '@dreadhouse/engine';

/** Luck whose horror dice show what we want to see, in order; everything else falls as it may. */
export class ForcedDice extends Chance {
  readonly #beneath: Chance;
  readonly #face: (die: number) => number;
  #rolled = 0;

  constructor(beneath: Chance, face: (die: number) => number) {
    super();
    this.#beneath = beneath;
    this.#face = face;
  }

  below(stream: string, n: number): number {
    this.used += 1;
    if (stream !== 'horror') return this.#beneath.below(stream, n);
    return Math.min(n, this.#face(this.#rolled++)) - 1;
  }

  places(): Places {
    return this.#beneath.places();
  }
}
