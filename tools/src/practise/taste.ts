import { type ExperienceFile, FIRMNESS } from '@dreadhouse/engine';
import { Adam } from '../learn/adam.ts';
import type { Batch, Vocabulary } from './batch.ts';
import { WORDS } from './choices.ts';

/** What an answer's chances may change by in one go; who has learnt that much from a choice learns no more from it. */
const CLIP = 0.2;
/** How strongly a player is kept from being too sure. */
const DOUBT = 0.003;
const UNIT_DECAY = 0.001;
const WORD_DECAY = 0.002;

/** What players prefer, as it is being learnt: the same sums as the engine makes of an experience file, and their slopes. */
export class Taste {
  readonly #vocabulary: Vocabulary;
  readonly #n: number;
  readonly #units: number;
  readonly #width: number;
  readonly #layer: Adam;
  readonly #words: Adam;
  readonly #layerPulls: Float64Array;
  readonly #wordPulls: Float64Array;
  readonly #hidden: Float64Array;
  readonly #back: Float64Array;
  #chances = new Float64Array(256);

  constructor(vocabulary: Vocabulary, units: number, draw: () => number) {
    const n = vocabulary.names.length;
    this.#vocabulary = vocabulary;
    this.#n = n;
    this.#units = units;
    this.#width = 1 + n + vocabulary.groups.size;
    this.#layer = new Adam(Float64Array.from({ length: units * this.#width }, () => draw() / Math.sqrt(n)));
    this.#words = new Adam(new Float64Array(vocabulary.words.size * (1 + units)));
    this.#layerPulls = new Float64Array(this.#layer.weights.length).fill(UNIT_DECAY);
    this.#wordPulls = new Float64Array(this.#words.weights.length).fill(WORD_DECAY);
    this.#hidden = new Float64Array(units);
    this.#back = new Float64Array(units);
  }

  /** Adds the slope of what this choice teaches. */
  learn(batch: Batch, choice: number): void {
    this.#look(batch, choice);
    const first = batch.starts[choice]!;
    const answers = batch.starts[choice + 1]! - first;
    const doubts = this.#weigh(batch, choice, first, answers);
    const chances = this.#chances;
    const taken = batch.taken[choice]!;
    const advantage = batch.advantages[choice]!;
    const ratio = chances[taken]! / Math.exp(batch.likely[choice]!);
    const isSpent = (advantage > 0 && ratio > 1 + CLIP) || (advantage < 0 && ratio < 1 - CLIP);
    const pull = isSpent ? 0 : -advantage * ratio;
    this.#back.fill(0);
    for (let i = 0; i < answers; i++) {
      const chance = chances[i]!;
      const by = pull * ((i === taken ? 1 : 0) - chance) + DOUBT * chance * (Math.log(chance + 1e-12) + doubts);
      if (Math.abs(by) < 1e-9) continue;
      for (let k = 0; k < WORDS; k++) this.#push(batch.said[(first + i) * WORDS + k]!, by);
      this.#push(batch.kinds[choice]!, by * batch.shortfalls[first + i]!);
    }
    this.#pushBack(batch, choice);
  }

  /** Works out the units. */
  #look({ inputs, groups }: Batch, choice: number): void {
    const { weights: w } = this.#layer;
    const n = this.#n;
    const group = groups[choice]!;
    for (let u = 0; u < this.#units; u++) {
      const base = u * this.#width;
      let sum = w[base]! + (group < 0 ? 0 : w[base + 1 + n + group]!);
      for (let i = 0; i < n; i++) sum += w[base + 1 + i]! * inputs[choice * n + i]!;
      this.#hidden[u] = Math.tanh(sum);
    }
  }

  /** How likely each answer is now; returns how open that leaves it (the entropy). */
  #weigh(batch: Batch, choice: number, first: number, answers: number): number {
    if (this.#chances.length < answers) this.#chances = new Float64Array(2 * answers);
    const chances = this.#chances;
    const firmness = FIRMNESS + this.#said(batch.kinds[choice]!);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < answers; i++) {
      let sum = firmness * batch.shortfalls[first + i]!;
      for (let k = 0; k < WORDS; k++) sum += this.#said(batch.said[(first + i) * WORDS + k]!);
      chances[i] = sum;
      if (sum > best) best = sum;
    }
    let total = 0;
    for (let i = 0; i < answers; i++) {
      chances[i] = Math.exp(chances[i]! - best);
      total += chances[i]!;
    }
    let open = 0;
    for (let i = 0; i < answers; i++) {
      chances[i]! /= total;
      open -= chances[i]! * Math.log(chances[i]! + 1e-12);
    }
    return open;
  }

  #said(word: number): number {
    if (word < 0) return 0;
    const { weights: w } = this.#words;
    const base = word * (1 + this.#units);
    let sum = w[base]!;
    for (let u = 0; u < this.#units; u++) sum += w[base + 1 + u]! * this.#hidden[u]!;
    return sum;
  }

  #push(word: number, by: number): void {
    if (word < 0) return;
    const { weights: w, slope } = this.#words;
    const base = word * (1 + this.#units);
    slope[base]! += by;
    for (let u = 0; u < this.#units; u++) {
      slope[base + 1 + u]! += by * this.#hidden[u]!;
      this.#back[u]! += by * w[base + 1 + u]!;
    }
  }

  #pushBack({ inputs, groups }: Batch, choice: number): void {
    const { slope } = this.#layer;
    const n = this.#n;
    const group = groups[choice]!;
    for (let u = 0; u < this.#units; u++) {
      const by = this.#back[u]! * (1 - this.#hidden[u]! ** 2);
      if (by === 0) continue;
      const base = u * this.#width;
      slope[base]! += by;
      if (group >= 0) slope[base + 1 + n + group]! += by;
      for (let i = 0; i < n; i++) slope[base + 1 + i]! += by * inputs[choice * n + i]!;
    }
  }

  step(samples: number, pace: number): void {
    this.#layer.step(samples, pace, this.#layerPulls);
    this.#words.step(samples, pace, this.#wordPulls);
  }

  /** As a game keeps it. */
  file(origin: readonly string[]): ExperienceFile {
    const { names, means, scales, groups, words } = this.#vocabulary;
    const line = ({ weights }: Adam, place: number, width: number): string =>
      [...weights.subarray(place * width, (place + 1) * width)].map(round).join(' ');
    return {
      origin,
      names,
      groups: [...groups.keys()],
      means: means.join(' '),
      scales: scales.join(' '),
      units: Array.from({ length: this.#units }, (_, u) => line(this.#layer, u, this.#width)),
      words: [...words].map(([word, place]) => `${word} ${line(this.#words, place, 1 + this.#units)}`),
    };
  }
}

/** Enough for what it is for. */
const round = (x: number): number => Math.round(x * 1000) / 1000;
