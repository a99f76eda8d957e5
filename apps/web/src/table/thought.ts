import type { Advice, BotLevel, Judgement, Odds, Outlooks, Seat, Spoken, Tellable, Wish } from '@dreadhouse/engine';

/** All that the page has its worker think about, and what comes of each. */
export interface Thoughts {
  /** The option that a bot answers with, and what it says of it to each of those who listen. */
  readonly answer: { readonly option: string; readonly said: readonly (Spoken | null)[] };
  /** What a bot can be told by somebody on its side. */
  readonly tellable: Tellable | null;
  readonly advice: readonly Advice[];
  /** What is known of a seat's options at once, and what takes longer. */
  readonly odds: Odds;
  readonly outlooks: Outlooks;
  /** What is thought of an answer that was given. */
  readonly judgement: Judgement | null;
}

export type Wanted =
  | {
      readonly what: 'answer';
      readonly seat: Seat;
      readonly level: BotLevel;
      readonly wish: Wish | null;
      readonly listeners: readonly Seat[];
    }
  | { readonly what: 'tellable'; readonly seat: Seat; readonly mate: Seat }
  | { readonly what: 'judgement'; readonly seat: Seat; readonly position: number }
  | { readonly what: Exclude<keyof Thoughts, 'answer' | 'judgement' | 'tellable'>; readonly seat: Seat };

/** What the page asks its thinking worker. */
export interface ThoughtRequest {
  readonly id: number;
  readonly game: string;
  /** The match as a file. */
  readonly file: string;
  readonly wanted: Wanted;
}

export type Thought =
  | { readonly id: number; readonly value: Thoughts[keyof Thoughts] }
  | { readonly id: number; readonly error: string };
