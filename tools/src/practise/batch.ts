import { standing } from '@dreadhouse/engine';
import { type Choices, type Course, WORDS } from './choices.ts';

/** What positions and answers of a game are told by. */
export interface Vocabulary {
  readonly names: readonly string[];
  readonly means: readonly number[];
  readonly scales: readonly number[];
  readonly groups: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, number>;
}

/** The choices of many games, in the terms of a vocabulary: what it does not know is -1. */
export interface Batch {
  readonly size: number;
  readonly courses: readonly Course[];
  /** What a position was told by, each as far as it is from the usual. */
  readonly inputs: Float32Array;
  readonly groups: Int32Array;
  readonly against: Uint8Array;
  readonly kinds: Int32Array;
  readonly starts: Int32Array;
  readonly shortfalls: Float32Array;
  readonly said: Int32Array;
  readonly taken: Int32Array;
  readonly likely: Float32Array;
  /** How much better than expected it went after each choice; to be worked out. */
  readonly advantages: Float32Array;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function batchOf(games: readonly Choices[], { names, means, scales, groups, words }: Vocabulary): Batch {
  const n = names.length;
  const size = sum(games.map(({ taken }) => taken.length));
  const answers = sum(games.map(({ shortfalls }) => shortfalls.length));
  const batch: Batch & { courses: Course[] } = {
    size,
    courses: [],
    inputs: new Float32Array(size * n),
    groups: new Int32Array(size),
    against: new Uint8Array(size),
    kinds: new Int32Array(size),
    starts: new Int32Array(size + 1),
    shortfalls: new Float32Array(answers),
    said: new Int32Array(answers * WORDS),
    taken: new Int32Array(size),
    likely: new Float32Array(size),
    advantages: new Float32Array(size),
  };
  let [at, answer] = [0, 0];
  for (const game of games) {
    const known = game.words.map((word) => words.get(word) ?? -1);
    game.values.forEach((value, i) => {
      batch.inputs[at * n + i] = standing(value, means[i % n]!, scales[i % n]!);
    });
    game.groups.forEach((group, i) => {
      batch.groups[at + i] = groups.get(group) ?? -1;
      batch.kinds[at + i] = known[game.kinds[i]!]!;
      batch.starts[at + i] = answer + game.starts[i]!;
    });
    game.said.forEach((word, i) => {
      batch.said[answer * WORDS + i] = known[word] ?? -1;
    });
    batch.against.set(game.against, at);
    batch.taken.set(game.taken, at);
    batch.likely.set(game.likely, at);
    batch.shortfalls.set(game.shortfalls, answer);
    for (const { first, end, won } of game.courses) batch.courses.push({ first: at + first, end: at + end, won });
    at += game.taken.length;
    answer += game.shortfalls.length;
  }
  batch.starts[size] = answer;
  return batch;
}

/** Words that are said at least so often in these games, and how the numbers of their positions lie. */
export function vocabularyOf(games: readonly Choices[], names: readonly string[], common: number): Vocabulary {
  const counts = new Map<string, number>();
  const count = (word: string | undefined): void => {
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const { words, kinds, said } of games)
    for (const list of [kinds, said]) for (const word of list) count(words[word]);
  const known = [...counts].filter(([, times]) => times >= common).map(([word]) => word);
  const groups = [...new Set(games.flatMap((game) => game.groups))];
  return { names, ...spread(games, names.length), groups: numbered(groups), words: numbered(known) };
}

const numbered = (names: readonly string[]): Map<string, number> =>
  new Map([...names].sort().map((name, i) => [name, i]));

const round = (x: number): number => Math.round(x * 1000) / 1000;

function spread(games: readonly Choices[], n: number): Pick<Vocabulary, 'means' | 'scales'> {
  const sums = new Float64Array(n);
  const squares = new Float64Array(n);
  let size = 0;
  for (const { values } of games) {
    values.forEach((value, i) => {
      sums[i % n]! += value;
      squares[i % n]! += value * value;
    });
    size += values.length / n;
  }
  const means = [...sums].map((one) => one / Math.max(1, size));
  const scales = means.map((mean, i) => {
    const deviation = Math.sqrt(Math.max(0, squares[i]! / Math.max(1, size) - mean ** 2));
    return deviation < 1e-3 ? 0 : 1 / deviation;
  });
  return { means: means.map(round), scales: scales.map(round) };
}
