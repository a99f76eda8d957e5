import type { AnyGame, Match, Seat } from '@dreadhouse/engine';

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
