import type { AnyGame } from '@dreadhouse/engine';
import type { Flag } from './command.ts';
import { oneLine, UsageError } from './context.ts';

type Flags = Readonly<Record<string, string | undefined>>;

/** Flags of all commands that play games. */
export const PLAY_FLAGS = {
  games: { value: 'N', help: 'how many games' },
  seed: { value: 'S', help: 'any text; game n is played with the seed S:n (default: 1)' },
  from: { value: 'N', help: 'the number of the first game (default: 0)' },
  seats: { value: 'K', help: 'how many seats (default: the fewest that the game allows)' },
  options: { value: 'JSON', help: 'what is chosen before the start (default: varied from game to game)' },
} as const satisfies Record<string, Flag>;

/** Which games are to be played. */
export interface Series {
  readonly games: number;
  readonly seed: string;
  readonly from: number;
  readonly seats: number;
  /** Null: the game varies them. */
  readonly options: { readonly value: unknown } | null;
  /** Options that take turns, one after the other. */
  readonly rota?: readonly unknown[];
}

export function readSeries(flags: Flags, game: AnyGame, games: number): Series {
  const { min, max } = game.seats;
  const seats = wholeNumber(flags, 'seats', min, { min, max });
  return {
    games: wholeNumber(flags, 'games', games, { min: 1, max: 10_000_000 }),
    seed: flags['seed'] ?? '1',
    from: wholeNumber(flags, 'from', 0, { min: 0, max: 1_000_000_000 }),
    seats,
    options: readOptions(flags['options'], game, seats),
  };
}

export function wholeNumber(
  flags: Flags,
  name: string,
  standard: number,
  { min, max }: { min: number; max: number },
): number {
  const text = flags[name];
  if (text === undefined) return standard;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const range = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  throw new UsageError(`--${name} must be ${range}, not "${text}"`);
}

function readOptions(text: string | undefined, game: AnyGame, seats: number): Series['options'] {
  if (text === undefined) return null;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options must be JSON: ${oneLine(error)}`);
  }
  const checked = game.options(raw, seats);
  if (!checked.ok) throw new UsageError(`--options do not suit ${game.id}: ${checked.why}`);
  return { value: checked.value };
}

/** What is chosen before the start of the n-th game of a series, in the form in which the game starts with it. */
export function optionsOf(game: AnyGame, series: Pick<Series, 'seats' | 'options' | 'rota'>, n: number): unknown {
  if (series.rota !== undefined) return series.rota[n % series.rota.length];
  if (series.options !== null) return series.options.value;
  const checked = game.options(game.sampleOptions(n, series.seats), series.seats);
  if (!checked.ok) throw new Error(`sampleOptions(${n}) are not options of the game: ${checked.why}`);
  return checked.value;
}

export function seedOf(series: Pick<Series, 'seed'>, n: number): string {
  return `${series.seed}:${n}`;
}
