import type { GameSource } from '../games.ts';
import type { Ended, Plan } from './play-game.ts';

/** What a worker is born with. */
export interface WorkerSettings {
  readonly game: GameSource;
  /** One number that the worker keeps changing while its game goes on. */
  readonly pulse: SharedArrayBuffer;
}

/** To a worker: play the games of these numbers, in this order. */
export interface Order {
  readonly plan: Plan;
  readonly games: readonly number[];
}

/** From a worker, for every game, after a first one that says that it is ready. */
export type Report = { readonly ready: true } | (Played & { readonly touched: readonly string[] });

/** How the n-th game went. */
export type Played = { readonly n: number } & (Ended | { readonly error: string });
