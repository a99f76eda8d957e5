import type { Sample } from './dataset.ts';
import { lossOf } from './fit.ts';
import { chance, type Model } from './model.ts';

/** How good something that was learnt is, in games that it has not seen. */
export interface Held {
  readonly games: number;
  readonly positions: number;
  /** What telling the chances costs, on average; and what it costs to say the same of every position, or of every one of a group. */
  readonly loss: number;
  readonly constant: number;
  readonly byGroup: number;
  /** How often a won position is given more than a lost one: in all, and in the first, second and last third of games. */
  readonly auc: number;
  /** The same two numbers for what the game's score said when the games were played. */
  readonly scoreLoss: number;
  readonly scoreAuc: number;
  readonly aucByThird: readonly number[];
  /** Positions by the chance that they were given, tenth by tenth: how many, what was given on average, what came true. */
  readonly calibration: readonly { readonly positions: number; readonly given: number; readonly won: number }[];
}

export function judgeHeld(model: Pick<Model, 'odds'>, held: readonly Sample[], train: readonly Sample[]): Held {
  const thirds = [0, 1, 2].map((third) => held.filter(({ phase }) => Math.min(2, Math.floor(3 * phase)) === third));
  return {
    games: new Set(held.map(({ game }) => game)).size,
    positions: held.length,
    loss: lossOf(model, held),
    constant: lossOf(
      constantOf(train, () => ''),
      held,
    ),
    byGroup: lossOf(
      constantOf(train, ({ group }) => group),
      held,
    ),
    auc: auc(model, held),
    scoreLoss: lossOf(SCORE, held),
    scoreAuc: auc(SCORE, held),
    aucByThird: thirds.map((samples) => auc(model, samples)),
    calibration: calibration(model, held),
  };
}

/** What the game's own score made of it. */
const SCORE: Pick<Model, 'odds'> = { odds: ({ said }) => Math.log(sure(said) / (1 - sure(said))) };
const sure = (chance: number): number => Math.min(0.999, Math.max(0.001, chance));

/** Says the same of all that are called the same. */
function constantOf(train: readonly Sample[], name: (sample: Sample) => string): Pick<Model, 'odds'> {
  const counts = new Map<string, { won: number; of: number }>();
  for (const sample of train) {
    const count = counts.get(name(sample)) ?? { won: 0, of: 0 };
    counts.set(name(sample), { won: count.won + (sample.won ? sample.weight : 0), of: count.of + sample.weight });
  }
  return {
    odds: (sample) => {
      const { won, of } = counts.get(name(sample)) ?? { won: 0, of: 0 };
      return Math.log((won + 1) / (of - won + 1));
    },
  };
}

/** By how much of what was lost each won position is given more than; equals count half. */
function auc(model: Pick<Model, 'odds'>, samples: readonly Sample[]): number {
  const rated = samples.map((sample) => ({ ...sample, odds: model.odds(sample) })).sort((a, b) => a.odds - b.odds);
  let [won, lost, above] = [0, 0, 0];
  for (let i = 0; i < rated.length; ) {
    let [wonHere, lostHere] = [0, 0];
    const { odds } = rated[i]!;
    for (; i < rated.length && rated[i]!.odds === odds; i++)
      if (rated[i]!.won) wonHere += rated[i]!.weight;
      else lostHere += rated[i]!.weight;
    above += wonHere * (lost + lostHere / 2);
    won += wonHere;
    lost += lostHere;
  }
  return won === 0 || lost === 0 ? 0.5 : above / (won * lost);
}

function calibration(model: Pick<Model, 'odds'>, samples: readonly Sample[]): Held['calibration'] {
  const tenths = Array.from({ length: 10 }, () => ({ positions: 0, weight: 0, given: 0, won: 0 }));
  for (const sample of samples) {
    const given = chance(model.odds(sample));
    const tenth = tenths[Math.min(9, Math.floor(10 * given))]!;
    tenth.positions += 1;
    tenth.weight += sample.weight;
    tenth.given += sample.weight * given;
    tenth.won += sample.won ? sample.weight : 0;
  }
  return tenths.map(({ positions, weight, given, won }) => ({
    positions,
    given: weight === 0 ? 0 : given / weight,
    won: weight === 0 ? 0 : won / weight,
  }));
}

/** For people. */
export function heldText({
  games,
  positions,
  loss,
  constant,
  byGroup,
  auc: all,
  scoreLoss,
  scoreAuc,
  aucByThird,
  calibration: tenths,
}: Held) {
  const rows = tenths
    .filter((tenth) => tenth.positions > 0)
    .map(({ positions: of, given, won }) => `  ${percent(given)} given, ${percent(won)} won (${of})\n`);
  return [
    `held out: ${positions} positions of ${games} games\n`,
    `  log loss ${loss.toFixed(4)}; a constant ${constant.toFixed(4)}, a constant for each group ${byGroup.toFixed(4)}\n`,
    `  area under the curve ${all.toFixed(3)}; by third of the game ${aucByThird.map((one) => one.toFixed(3)).join(', ')}\n`,
    `  the game's score as it was: log loss ${scoreLoss.toFixed(4)}, area under the curve ${scoreAuc.toFixed(3)}\n`,
    ...rows,
  ].join('');
}

const percent = (part: number): string => `${(100 * part).toFixed(1).padStart(5)} %`;
