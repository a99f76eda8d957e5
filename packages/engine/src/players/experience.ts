import type { Option, Seat } from '../decision.ts';
import type { AnyGame, Opinion } from '../game.ts';
import { memo } from '../memo.ts';
import type { Run } from '../run.ts';
import { type Features, readNumbers, ValueMisfit } from './value.ts';

/**
 * What experience adds to the rule of thumb, as `dreadhouse practise` writes it: a layer of units that reads how the position stands, and
 * for each word that answers are known by what every unit makes of it. Numbers stand in lines of text, as those of a value file do.
 */
export interface ExperienceFile {
  /** How it was made. */
  readonly origin: readonly string[];
  /** What positions are told by, as the game's `judging` tells them, and the groups that there are. */
  readonly names: readonly string[];
  readonly groups: readonly string[];
  readonly means: string;
  readonly scales: string;
  /** A line for each unit: its base, what it makes of each number, and of each group. */
  readonly units: readonly string[];
  /** A line for each word: the word, its base, and a weight for each unit. */
  readonly words: readonly string[];
}

/** So many times as firmly as its temperature says the rule of thumb speaks, where experience has nothing to add. */
export const FIRMNESS = 3;
/** However bad an answer seems, it is no worse than this; and no number of a position is farther from the usual. */
export const WORST = -8;
export const FARTHEST = 5;

/** How strongly each option is preferred, as logarithms. */
type Preferences = (features: Features, question: Question) => number[];

/** What is asked, and what the rule of thumb thinks of the answers. */
export interface Question {
  readonly kind: string;
  readonly options: readonly Option[];
  readonly opinions: readonly Opinion[];
  readonly temperature: number;
}

/** The words that an answer is known by: how its id begins, how it ends, and what speaks for it. Numbers in ids are only names. */
export function wordsOf(kind: string, id: string, why: string): readonly string[] {
  const [head, tail] = stemsOf(id);
  const words = [`${kind}/${head}`, `${kind}~${why}`];
  return tail === null ? words : [...words, `${kind}/${head}:${tail}`];
}

/** The word for how firmly the rule of thumb is to be followed in questions of this kind. */
export const firmnessOf = (kind: string): string => `${kind}*`;

const stemsOf = memo((id: string): readonly [string, string | null] => {
  const parts = id.replace(/\d+/g, '#').replace(/\s+/g, '_').split(/[:@]/);
  return [parts[0] ?? '', parts.length > 1 ? (parts.at(-1) ?? '') : null];
}, 10_000);

/** By how much each answer falls short of the best, as the rule of thumb sees it. */
export function shortfallsOf({ opinions, temperature }: Question): number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const { value } of opinions) if (value > best) best = value;
  return opinions.map(({ value }) => Math.max(WORST, (value - best) / temperature));
}

/** Reads what was learnt; throws `ValueMisfit`. */
function preferencesBy(file: ExperienceFile, names: readonly string[]): Preferences {
  if (file.names.join() !== names.join()) throw new ValueMisfit(`its experience was made from ${file.names.join(' ')}`);
  const n = names.length;
  const size = file.units.length;
  const means = readNumbers(file.means, n, 'the means');
  const scales = readNumbers(file.scales, n, 'the scales');
  const units = file.units.map((text) => readNumbers(text, n + 1 + file.groups.length, 'a unit'));
  const groups = new Map(file.groups.map((name, i) => [name, n + 1 + i]));
  const words = new Map(
    file.words.map((text) => {
      const [word = '', ...rest] = text.split(' ');
      return [word, readNumbers(rest.join(' '), size + 1, `the word ${word}`)];
    }),
  );
  const inputs = new Float64Array(n);
  const hidden = new Float64Array(size);
  const said = (word: string): number => {
    const weights = words.get(word);
    if (weights === undefined) return 0;
    let sum = weights[0] ?? 0;
    for (let u = 0; u < size; u++) sum += (weights[u + 1] ?? 0) * (hidden[u] ?? 0);
    return sum;
  };
  return ({ group, values }, question) => {
    for (let i = 0; i < n; i++) inputs[i] = standing(values[i] ?? 0, means[i] ?? 0, scales[i] ?? 0);
    const own = groups.get(group) ?? -1;
    units.forEach((weights, u) => {
      let sum = (weights[0] ?? 0) + (weights[own] ?? 0);
      for (let i = 0; i < n; i++) sum += (weights[i + 1] ?? 0) * (inputs[i] ?? 0);
      hidden[u] = Math.tanh(sum);
    });
    const { kind, options, opinions } = question;
    const firmness = FIRMNESS + said(firmnessOf(kind));
    const shortfalls = shortfallsOf(question);
    return options.map(({ id }, i) => {
      let sum = firmness * (shortfalls[i] ?? WORST);
      for (const word of wordsOf(kind, id, opinions[i]?.why ?? '')) sum += said(word);
      return sum;
    });
  };
}

/** How far a number is from the usual. */
export function standing(value: number, mean: number, scale: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, scale * (value - mean)));
}

/** Read when somebody first asks, as value files are. */
const preferencesOf = memo((game: Pick<AnyGame, 'experience' | 'judging'>): Preferences | 'none' =>
  game.experience === undefined || game.judging === undefined
    ? 'none'
    : preferencesBy(game.experience, game.judging.names),
);

/** What a seat that has played a lot goes by: how the position stands, what the rule of thumb thinks, and what it prefers. */
export interface Weighed extends Question {
  readonly features: Features;
  readonly preferences: readonly number[];
}

/**
 * Null where nothing was learnt, or where there is nothing to go by yet. How the position stands is read from this world, which the seat
 * could be in.
 */
export function weigh<S>(
  { game, state, ask }: Run<S>,
  seat: Seat,
  options: readonly Option[],
  world = state,
): Weighed | null {
  const preferences = preferencesOf(game);
  const features = preferences === 'none' ? null : (game.judging?.features(world, seat) ?? null);
  if (preferences === 'none' || features === null || ask === null || game.opinions === undefined) return null;
  const opinions = game.opinions(state, seat, ask, options);
  const question = { kind: ask.kind, options, opinions, temperature: game.thinking?.temperature ?? 1 };
  return { ...question, features, preferences: preferences(features, question) };
}
