import type { BotLevel, Seat } from '@dreadhouse/engine';

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
