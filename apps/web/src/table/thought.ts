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

/** What is known of an option before it is chosen; worked out in worlds that the seat could be in. */
export interface OptionOdds {
  /** Each outcome worth telling apart, under a key that the game's guide has words for; the best first. */
  readonly outcomes: readonly Outlook[];
  /** Exact odds of dice, or an estimate where hidden things decide. */
  readonly exact: boolean;
  /** What else comes of it, apart from those outcomes: whether she survives, whichever row it is. Always an estimate. */
  readonly also?: readonly Outlook[];
  /** What may come of it besides, each by itself: running out of ammunition, hitting one's own. */
  readonly risks?: readonly Outlook[];
  /** Something new would come out at once, so that it cannot be taken back. */
  readonly binding: boolean;
}

export interface Outlook {
  readonly key: string;
  readonly chance: number;
  readonly tone: 'good' | 'fair' | 'bad';
  /** A sign of one or two characters, for where there is no room for words. */
  readonly sign: string;
  /** How likely it becomes at best, if everything is paid for it that can be. */
  readonly reach?: number;
}

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
  /** What can be worked out at once, by option. */
  odds?(match: Match<unknown>, seat: Seat): Readonly<Record<string, OptionOdds>>;
  /** What takes a while, to be laid over it. */
  outlook?(match: Match<unknown>, seat: Seat): Readonly<Record<string, Partial<OptionOdds>>>;
}
