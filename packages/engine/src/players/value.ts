import type { Seat } from '../decision.ts';

/** A position as numbers, for whoever learns what it is worth. */
export interface Features {
  /** What kind of position it is: which killer, which haunt. Every kind leans a little in a way of its own. */
  readonly group: string;
  /** As many as there are names, in their order. */
  readonly values: readonly number[];
  /** Numbers that mean something among positions of this group only, about from 0 to 1: how far its own goals have come. */
  readonly own?: readonly number[];
  /** They are told from the other side: its chances are what is left for this seat. */
  readonly against?: boolean;
}

/** What a game says of its positions, so that their worth can be learnt from games that were played. */
export interface Judging<S> {
  readonly names: readonly string[];
  /** Null where there is nothing to go by yet. */
  readonly features: (state: S, seat: Seat) => Features | null;
  /**
   * What the numbers may rest on: what this seat knows, so that they are alike in all worlds that it could be in; or all of a world that
   * somebody imagines, where nothing is hidden.
   */
  readonly reads: 'what the seat knows' | 'an imagined world';
  /** Positions are taken where these phases begin, which is where search judges them. */
  readonly moments: readonly string[];
}

/**
 * What was learnt, as `dreadhouse learn` writes it: a small net over standardised numbers, and beside it a straight line for each group.
 * Numbers stand in lines of text, as they are read and compared that way.
 */
export interface ValueFile {
  /** How it was made, and how good it is in games that it has not seen. */
  readonly origin: readonly string[];
  readonly names: readonly string[];
  readonly means: string;
  readonly scales: string;
  /** A line for each unit: what it adds to the odds, its base, then what it makes of each number. */
  readonly units: readonly string[];
  /** What holds for all groups: the base, then a weight for each number. */
  readonly line: string;
  /** What is different about a group: its name, the base, a weight for each number, a weight for each number of its own. */
  readonly groups: readonly string[];
}

/** Was learnt from other numbers than the game tells now. */
export class ValueMisfit extends Error {
  constructor(what: string) {
    super(`What was learnt does not fit the game: ${what}. Learn it anew.`);
  }
}

/** How likely the side that a position is told for is to win, from 0 to 1. */
type Judge = (features: Features) => number;

/** No position is lost or won before its game is over. */
const SURE = 0.995;

/** Reads what was learnt; throws `ValueMisfit`. */
export function judgeBy(file: ValueFile, names: readonly string[]): Judge {
  if (file.names.join() !== names.join()) throw new ValueMisfit(`it was made from ${file.names.join(' ')}`);
  const n = names.length;
  const means = readNumbers(file.means, n, 'the means');
  const scales = readNumbers(file.scales, n, 'the scales');
  const units = file.units.map((text) => readNumbers(text, n + 2, 'a unit'));
  const line = readNumbers(file.line, n + 1, 'the line');
  const groups = new Map(
    file.groups.map((text) => {
      const [name = '', ...rest] = text.split(' ');
      return [name, readNumbers(rest.join(' '), n + 1, `the group ${name}`)];
    }),
  );
  const inputs = new Float64Array(n);
  return ({ group, values, own = [] }) => {
    for (let i = 0; i < n; i++) inputs[i] = at(scales, i) * ((values[i] ?? 0) - at(means, i));
    let odds = along(line, 0, inputs);
    for (const unit of units) odds += at(unit, 0) * Math.tanh(along(unit, 1, inputs));
    const lean = groups.get(group);
    if (lean !== undefined) {
      odds += along(lean, 0, inputs);
      for (let i = 0; i < own.length; i++) odds += at(lean, n + 1 + i) * (own[i] ?? 0);
    }
    return Math.min(SURE, Math.max(1 - SURE, 1 / (1 + Math.exp(-odds))));
  };
}

/** A line of numbers; throws `ValueMisfit` where there are fewer, or others than numbers. */
export function readNumbers(text: string, least: number, what: string): Float64Array {
  const read = Float64Array.from(text.split(' ').filter(Boolean), Number);
  if (read.length < least || !read.every(Number.isFinite))
    throw new ValueMisfit(`${what} has ${read.length} of ${least} numbers`);
  return read;
}

const at = (list: Float64Array, i: number): number => list[i] ?? 0;

/** The number at this place, and from the next on a weight for each input. */
function along(weights: Float64Array, base: number, inputs: Float64Array): number {
  let sum = at(weights, base);
  for (let i = 0; i < inputs.length; i++) sum += at(weights, base + 1 + i) * at(inputs, i);
  return sum;
}

/** The chance of the seat for which the features were told. */
export function chanceBy(judge: Judge, features: Features): number {
  const chance = judge(features);
  return features.against === true ? 1 - chance : chance;
}

/** What a game's score makes of a position of somebody's: the chance that was learnt, null where there is nothing to go by. */
type Learnt<S> = (state: S, seat: Seat) => number | null;

/** The file is read when somebody first asks: one that does not fit any more must not keep the game from being loaded, and learnt anew. */
export function learntFrom<S>(file: ValueFile, judging: () => Judging<S>): Learnt<S> {
  let read: { readonly judge: Judge; readonly features: Judging<S>['features'] } | null = null;
  return (state, seat) => {
    if (read === null) {
      const { names, features } = judging();
      read = { judge: judgeBy(file, names), features };
    }
    const told = read.features(state, seat);
    return told === null ? null : chanceBy(read.judge, told);
  };
}
