import { fastChance } from '@dreadhouse/engine';
import { Adam } from './adam.ts';
import type { Sample, Split } from './dataset.ts';
import { Model, type Shape } from './model.ts';

export interface FitSettings extends Shape {
  readonly seed: string;
  /** Most passes over all that is learnt from. */
  readonly passes: number;
}

/** How many samples are looked at before a step is made. */
const BATCH = 256;
const PACE = 0.003;
/** After so many passes that brought nothing the best so far is taken. */
const PATIENCE = 4;
const GRAIN = 1 << 24;

/** What best tells who wins, by gradient descent (Adam) in small batches, until games that it does not learn from are told no better. */
export function fit(names: readonly string[], { train, stop }: Pick<Split, 'train' | 'stop'>, settings: FitSettings) {
  const luck = fastChance(`fit ${settings.seed}`);
  const model = new Model(names, train, settings.units, () => (2 * luck.below('weight', GRAIN)) / GRAIN - 1);
  const descent = new Descent(model, settings);
  const order = [...train.keys()];
  let best = { loss: lossOf(model, stop), weights: model.weights.slice(), pass: 0 };
  for (let pass = 1; pass <= settings.passes && pass - best.pass <= PATIENCE; pass++) {
    luck.shuffle('order', order);
    for (let i = 0; i < order.length; i += BATCH)
      descent.step(
        order.slice(i, i + BATCH).map((at) => train[at]!),
        PACE / (1 + 0.15 * (pass - 1)),
      );
    const loss = lossOf(model, stop);
    if (loss < best.loss) best = { loss, weights: model.weights.slice(), pass };
  }
  model.weights.set(best.weights);
  return { model, passes: best.pass };
}

/** What telling the chances of these samples costs on average: the logarithm of what was given to what then happened. */
export function lossOf(model: Pick<Model, 'odds'>, samples: readonly Sample[]): number {
  let sum = 0;
  let all = 0;
  for (const sample of samples) {
    const odds = model.odds(sample);
    sum += sample.weight * Math.log1p(Math.exp(sample.won ? -odds : odds));
    all += sample.weight;
  }
  return sum / Math.max(1, all);
}

class Descent {
  readonly #model: Model;
  readonly #adam: Adam;
  readonly #pulls: Float64Array;

  constructor(model: Model, shape: Shape) {
    this.#model = model;
    this.#adam = new Adam(model.weights, model.slope);
    this.#pulls = model.pulls(shape);
  }

  step(batch: readonly Sample[], pace: number): void {
    for (const sample of batch) this.#model.learn(sample);
    this.#adam.step(batch.length, pace, this.#pulls);
  }
}
