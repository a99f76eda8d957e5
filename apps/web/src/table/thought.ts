import type { AnyGame, Match, Seat } from '@dreadhouse/engine';
import type { BotLevel } from './table.ts';

/** What the page asks its thinking worker. */
export type ThoughtRequest = {
  readonly id: number;
  readonly game: string;
  /** The match as a file. */
  readonly file: string;
  readonly seat: Seat;
} & (
  | { readonly what: 'answer'; readonly level: BotLevel }
  | { readonly what: 'hint' }
  | { readonly what: 'odds'; readonly option: string }
);

export type Thought =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** What a game brings along for thinking: in `scenes/<id>/mind.ts`, loaded by the worker. */
export interface Mind {
  readonly game: AnyGame;
  /** How many iterations the search level may take. */
  readonly iterations: number;
  hint?(match: Match<unknown>, seat: Seat): unknown;
  odds?(match: Match<unknown>, seat: Seat, option: string): unknown;
}
