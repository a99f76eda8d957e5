/** Weights that are led down a slope in steps of their own size each (Adam), and held back towards nothing besides. */
export class Adam {
  readonly weights: Float64Array;
  /** What the samples since the last step ask for, added up. */
  readonly slope: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(weights: Float64Array, slope: Float64Array = new Float64Array(weights.length)) {
    this.weights = weights;
    this.slope = slope;
    this.#first = new Float64Array(weights.length);
    this.#second = new Float64Array(weights.length);
  }

  /** A step by the slope of so many samples; `pulls` says how strongly each weight is drawn back. The slope is used up. */
  step(samples: number, pace: number, pulls: Float64Array): void {
    const { weights, slope } = this;
    this.#steps += 1;
    const [a, b] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      const by = slope[i]! / samples;
      this.#first[i] = 0.9 * this.#first[i]! + 0.1 * by;
      this.#second[i] = 0.999 * this.#second[i]! + 0.001 * by * by;
      weights[i]! -=
        (pace * (this.#first[i]! / a)) / (Math.sqrt(this.#second[i]! / b) + 1e-8) + pace * pulls[i]! * weights[i]!;
    }
    slope.fill(0);
  }
}
