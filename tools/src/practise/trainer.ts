import { type ExperienceFile, fastChance } from '@dreadhouse/engine';
import { type Batch, batchOf, type Vocabulary } from './batch.ts';
import type { Choices } from './choices.ts';
import { Critic } from './critic.ts';
import { Taste } from './taste.ts';

export interface TrainerSettings {
  readonly seed: string;
  readonly units: number;
  /** Games after which only the critic learns: before it can tell anything, nothing is to be learnt from what it tells. */
  readonly critical: number;
}

const CRITIC_UNITS = 32;
/** What is felt of something that happened so many choices later fades by so much a choice; in between stands the critic's word. */
const FADING = 0.97;
/** No advantage counts more than so many times the usual one. */
const MOST = 4;
const PASSES = 2;
const STEP = 4096;
const GRAIN = 1 << 24;

/** Learns from what players chose and how it ended: proximal policy optimisation, with generalised advantages. */
export class Trainer {
  readonly #vocabulary: Vocabulary;
  readonly #taste: Taste;
  readonly #critic: Critic;
  readonly #settings: TrainerSettings;
  #batches = 0;

  constructor(vocabulary: Vocabulary, settings: TrainerSettings) {
    const luck = fastChance(`weights ${settings.seed}`);
    const draw = (): number => (2 * luck.below('weight', GRAIN)) / GRAIN - 1;
    this.#vocabulary = vocabulary;
    this.#settings = settings;
    this.#taste = new Taste(vocabulary, settings.units, draw);
    this.#critic = new Critic(vocabulary.names.length, vocabulary.groups.size, CRITIC_UNITS, draw);
  }

  learn(games: readonly Choices[], pace: number): void {
    this.#batches += 1;
    const batch = batchOf(games, this.#vocabulary);
    const targets = this.#judge(batch);
    const luck = fastChance(`order ${this.#settings.seed} ${this.#batches}`);
    const order = [...Array(batch.size).keys()];
    for (let pass = 0; pass < PASSES; pass++) {
      luck.shuffle('order', order);
      for (let from = 0; from < order.length; from += STEP)
        this.#step(batch, order.slice(from, from + STEP), targets, pace);
    }
  }

  #step(batch: Batch, choices: readonly number[], targets: Float32Array, pace: number): void {
    // What is left over at the end of a pass is too little to go by.
    if (choices.length < Math.min(STEP, batch.size) / 2) return;
    const isCritical = this.#batches <= this.#settings.critical;
    for (const choice of choices) {
      this.#critic.learn(batch, choice, targets[choice]!);
      if (!isCritical) this.#taste.learn(batch, choice);
    }
    this.#critic.step(choices.length);
    if (!isCritical) this.#taste.step(choices.length, pace);
  }

  /** Works out by how much each choice was followed by more than the critic expected, and what it should have expected. */
  #judge(batch: Batch): Float32Array {
    const targets = new Float32Array(batch.size);
    for (const { first, end, won } of batch.courses) {
      let next = won ? 1 : 0;
      let advantage = 0;
      for (let choice = end - 1; choice >= first; choice--) {
        const told = this.#critic.chance(batch, choice);
        const expected = batch.against[choice] === 1 ? 1 - told : told;
        advantage = next - expected + FADING * advantage;
        batch.advantages[choice] = advantage;
        const target = (expected + advantage + (won ? 1 : 0)) / 2;
        targets[choice] = Math.min(1, Math.max(0, batch.against[choice] === 1 ? 1 - target : target));
        next = expected;
      }
    }
    standardise(batch.advantages);
    return targets;
  }

  file(origin: readonly string[]): ExperienceFile {
    return this.#taste.file(origin);
  }
}

function standardise(numbers: Float32Array): void {
  let [sum, squares] = [0, 0];
  for (const one of numbers) {
    sum += one;
    squares += one * one;
  }
  const mean = sum / numbers.length;
  const deviation = Math.sqrt(Math.max(1e-12, squares / numbers.length - mean * mean));
  numbers.forEach((one, i) => {
    numbers[i] = Math.max(-MOST, Math.min(MOST, (one - mean) / deviation));
  });
}
