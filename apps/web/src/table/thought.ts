import type { AnyGame, BotLevel, Match, Seat } from '@dreadhouse/engine';

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
  | { readonly what: 'odds' }
  | { readonly what: 'outlook' }
);

export type Thought =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** One of the answers that the game's adviser likes best. */
export interface Advice {
  readonly option: string;
  /** Estimated chance of winning after it. */
  readonly chance: number;
  /** What speaks for it: a code that the game's guide has words for. */
  readonly why: string;
}

/** What a game brings along for thinking: in `scenes/<id>/mind.ts`, loaded by the worker. */
export interface Mind {
  readonly game: AnyGame;
  hint?(match: Match<unknown>, seat: Seat): readonly Advice[];
}
