import type { AnyGame } from '@dreadhouse/engine';
import { optionsOf, seedOf } from '../values.ts';
import type { Result } from './crew.ts';
import type { Plan } from './play-game.ts';
import { type Distribution, distribution, type Rate, wilson } from './statistics.ts';

/** A game that went wrong, and what it takes to see it again. */
export interface Failure {
  readonly n: number;
  readonly seed: string;
  readonly options: unknown;
  readonly error: string;
}

/** What a simulation found out; `--json` prints exactly this. */
export interface Summary {
  readonly game: string;
  readonly games: number;
  readonly ended: number;
  readonly failures: readonly Failure[];
  readonly untouched: readonly string[];
  readonly wins: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, Rate>>;
  /** Of the games that ended. */
  readonly decisions: Distribution;
  readonly seconds: number;
}

/** Counts results in whatever order they come. */
export class Tally {
  readonly #game: AnyGame;
  readonly #plan: Plan;
  readonly #failures: Failure[] = [];
  readonly #wins = new Map<string, number>();
  readonly #decisions: number[] = [];
  readonly #untouched: Set<string>;

  constructor(game: AnyGame, plan: Plan) {
    this.#game = game;
    this.#plan = plan;
    this.#untouched = new Set(game.catalogue);
  }

  get played(): number {
    return this.#decisions.length + this.#failures.length;
  }

  get failed(): number {
    return this.#failures.length;
  }

  add(result: Result): void {
    for (const id of result.touched) this.#untouched.delete(id);
    if ('error' in result) {
      this.#failures.push(this.#failure(result.n, result.error));
    } else {
      this.#wins.set(result.side, (this.#wins.get(result.side) ?? 0) + 1);
      this.#decisions.push(result.decisions);
    }
  }

  summary(seconds: number): Summary {
    const ended = this.#decisions.length;
    const wins = [...this.#wins].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      game: this.#game.id,
      games: this.#plan.games,
      ended,
      failures: [...this.#failures].sort((a, b) => a.n - b.n),
      untouched: [...this.#untouched],
      wins: Object.fromEntries(wins),
      rates: Object.fromEntries(wins.map(([side, count]) => [side, wilson(count, ended)])),
      decisions: distribution(this.#decisions),
      seconds: Math.round(seconds * 1000) / 1000,
    };
  }

  #failure(n: number, error: string): Failure {
    return { n, seed: seedOf(this.#plan, n), options: this.#optionsOf(n), error };
  }

  #optionsOf(n: number): unknown {
    try {
      return optionsOf(this.#game, this.#plan, n);
    } catch {
      return null; // then the error says so
    }
  }
}
