import type { ValueFile } from '@dreadhouse/engine';
import type { Sample } from './dataset.ts';

/** How many hidden units, and how strongly everything is held back from saying more than the games show. */
export interface Shape {
  readonly units: number;
  /** Against weights of units and of the common line. */
  readonly decay: number;
  /** Against groups that are different from all others. */
  readonly shrink: number;
}

interface Group {
  readonly name: string;
  /** Where its weights begin. */
  readonly start: number;
  readonly own: number;
}

/** The same sum as `judgeBy` makes, with all weights in one row, and with its slope. */
export class Model {
  readonly names: readonly string[];
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  readonly #means: readonly number[];
  readonly #scales: readonly number[];
  readonly #units: number;
  readonly #groups: ReadonlyMap<string, Group>;
  readonly #inputs: Float64Array;
  readonly #hidden: Float64Array;

  constructor(names: readonly string[], samples: readonly Sample[], units: number, draw: () => number) {
    this.names = names;
    this.#units = units;
    const n = names.length;
    const spreads = names.map((_, i) => spreadOf(samples, i));
    this.#means = spreads.map(({ mean }) => round(mean));
    this.#scales = spreads.map(({ scale }) => round(scale));
    let size = n + 1 + units * (n + 2);
    const groups = new Map<string, Group>();
    for (const [name, own] of [...groupsOf(samples)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      groups.set(name, { name, start: size, own });
      size += n + 1 + own;
    }
    this.#groups = groups;
    this.weights = new Float64Array(size);
    this.slope = new Float64Array(size);
    this.#inputs = new Float64Array(n);
    this.#hidden = new Float64Array(units);
    for (let u = 0; u < units; u++) {
      const start = this.#unit(u);
      this.weights[start] = 0.2 * draw();
      for (let i = 0; i < n; i++) this.weights[start + 2 + i] = draw() / Math.sqrt(n);
    }
  }

  #unit(u: number): number {
    return this.names.length + 1 + u * (this.names.length + 2);
  }

  /** The odds of a sample, as a logarithm. */
  odds({ values, own = [], group }: Sample): number {
    const { weights: w, names } = this;
    const inputs = this.#inputs;
    const n = names.length;
    for (let i = 0; i < n; i++) inputs[i] = this.#scales[i]! * (values[i]! - this.#means[i]!);
    let odds = this.#along(0);
    for (let u = 0; u < this.#units; u++) {
      const start = this.#unit(u);
      this.#hidden[u] = Math.tanh(this.#along(start + 1));
      odds += w[start]! * this.#hidden[u]!;
    }
    const lean = this.#groups.get(group);
    if (lean === undefined) return odds;
    odds += this.#along(lean.start);
    for (let i = 0; i < lean.own; i++) odds += w[lean.start + n + 1 + i]! * (own[i] ?? 0);
    return odds;
  }

  #along(base: number): number {
    const { weights: w } = this;
    const inputs = this.#inputs;
    let sum = w[base]!;
    for (let i = 0; i < inputs.length; i++) sum += w[base + 1 + i]! * inputs[i]!;
    return sum;
  }

  /** Adds the slope of what this sample costs; its odds have just been worked out. */
  learn(sample: Sample): void {
    const off = sample.weight * (chance(this.odds(sample)) - (sample.won ? 1 : 0));
    const { weights: w, slope } = this;
    const n = this.names.length;
    this.#push(0, off);
    for (let u = 0; u < this.#units; u++) {
      const start = this.#unit(u);
      const hidden = this.#hidden[u]!;
      slope[start]! += off * hidden;
      this.#push(start + 1, off * w[start]! * (1 - hidden * hidden));
    }
    const lean = this.#groups.get(sample.group);
    if (lean === undefined) return;
    this.#push(lean.start, off);
    for (let i = 0; i < lean.own; i++) slope[lean.start + n + 1 + i]! += off * (sample.own?.[i] ?? 0);
  }

  #push(base: number, by: number): void {
    const { slope } = this;
    const inputs = this.#inputs;
    slope[base]! += by;
    for (let i = 0; i < inputs.length; i++) slope[base + 1 + i]! += by * inputs[i]!;
  }

  /** How strongly each weight is drawn back to nothing; bases of the common line are not. */
  pulls({ decay, shrink }: Shape): Float64Array {
    const pulls = new Float64Array(this.weights.length).fill(decay);
    pulls[0] = 0;
    for (const { start, own } of this.#groups.values()) pulls.fill(shrink, start, start + this.names.length + 1 + own);
    return pulls;
  }

  /** As a game keeps it. */
  file(origin: readonly string[]): ValueFile {
    const n = this.names.length;
    const text = (from: number, to: number): string => [...this.weights.subarray(from, to)].map(round).join(' ');
    return {
      origin,
      names: this.names,
      means: this.#means.join(' '),
      scales: this.#scales.join(' '),
      units: Array.from({ length: this.#units }, (_, u) => text(this.#unit(u), this.#unit(u + 1))),
      line: text(0, n + 1),
      groups: [...this.#groups.values()].map(({ name, start, own }) => `${name} ${text(start, start + n + 1 + own)}`),
    };
  }
}

export const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Enough for what it is for. */
const round = (x: number): number => Math.round(x * 1000) / 1000;

function spreadOf(samples: readonly Sample[], i: number): { readonly mean: number; readonly scale: number } {
  let sum = 0;
  let squares = 0;
  for (const { values } of samples) {
    sum += values[i]!;
    squares += values[i]! ** 2;
  }
  const mean = sum / Math.max(1, samples.length);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, samples.length) - mean ** 2));
  return { mean, scale: deviation < 1e-3 ? 0 : 1 / deviation };
}

/** Each group, with how many numbers of its own it has. */
function groupsOf(samples: readonly Sample[]): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { group, own = [] } of samples) groups.set(group, Math.max(own.length, groups.get(group) ?? 0));
  return groups;
}
