import { Adam } from '../learn/adam.ts';
import type { Batch } from './batch.ts';

const PACE = 0.002;
const DECAY = 0.0005;

/** What practice expects of positions: a net of one layer, whose guess is told for the side that the position is told for. */
export class Critic {
  readonly #n: number;
  readonly #units: number;
  readonly #width: number;
  readonly #net: Adam;
  readonly #pulls: Float64Array;
  readonly #hidden: Float64Array;

  constructor(n: number, groups: number, units: number, draw: () => number) {
    this.#n = n;
    this.#units = units;
    this.#width = 1 + n + groups;
    this.#net = new Adam(new Float64Array(1 + units + units * this.#width));
    this.#pulls = new Float64Array(this.#net.weights.length).fill(DECAY);
    this.#hidden = new Float64Array(units);
    const { weights } = this.#net;
    for (let u = 0; u < units; u++) weights[1 + u] = 0.2 * draw();
    for (let i = 1 + units; i < weights.length; i++) weights[i] = draw() / Math.sqrt(n);
  }

  /** How likely the side is to win that this choice's position was told for. */
  chance({ inputs, groups }: Batch, choice: number): number {
    const { weights: w } = this.#net;
    const n = this.#n;
    const group = groups[choice]!;
    let odds = w[0]!;
    for (let u = 0; u < this.#units; u++) {
      const base = 1 + this.#units + u * this.#width;
      let sum = w[base]! + (group < 0 ? 0 : w[base + 1 + n + group]!);
      for (let i = 0; i < n; i++) sum += w[base + 1 + i]! * inputs[choice * n + i]!;
      this.#hidden[u] = Math.tanh(sum);
      odds += w[1 + u]! * this.#hidden[u]!;
    }
    return 1 / (1 + Math.exp(-odds));
  }

  /** Adds the slope of how far its guess is off. */
  learn(batch: Batch, choice: number, target: number): void {
    const off = this.chance(batch, choice) - target;
    const { weights: w, slope } = this.#net;
    const n = this.#n;
    const group = batch.groups[choice]!;
    slope[0]! += off;
    for (let u = 0; u < this.#units; u++) {
      const base = 1 + this.#units + u * this.#width;
      const hidden = this.#hidden[u]!;
      slope[1 + u]! += off * hidden;
      const by = off * w[1 + u]! * (1 - hidden * hidden);
      slope[base]! += by;
      if (group >= 0) slope[base + 1 + n + group]! += by;
      for (let i = 0; i < n; i++) slope[base + 1 + i]! += by * batch.inputs[choice * n + i]!;
    }
  }

  step(samples: number): void {
    this.#net.step(samples, PACE, this.#pulls);
  }
}
