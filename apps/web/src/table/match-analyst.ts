import type { Judgement, Match, Viewer } from '@dreadhouse/engine';
import type { Analyst } from '../contract/table.ts';
import { think } from './thinker.ts';

/** Goes through a match that is over, for one of those who played it; wherever it was held, it is here as a whole by now. */
export class MatchAnalyst implements Analyst {
  readonly #match: Match<unknown>;
  readonly #viewer: Viewer;
  readonly #start: number;

  /** `start`: the first position that there is to look at. */
  constructor(match: Match<unknown>, viewer: Viewer, start: number) {
    this.#match = match;
    this.#viewer = viewer;
    this.#start = start;
  }

  answered(): readonly number[] {
    return this.#match.answers.flatMap(({ seat }, position) =>
      seat === this.#viewer && position >= this.#start ? [position] : [],
    );
  }

  async judge(position: number): Promise<Judgement | null> {
    const seat = this.#match.answers[position]?.seat;
    return seat === undefined || !this.#match.over ? null : think(this.#match, { what: 'judgement', seat, position });
  }
}
