import type { Match, Seat, Viewer } from '@dreadhouse/engine';
import type { History, Moment } from '../contract/table.ts';
import { momentAt, pastMoment } from './moment.ts';
import type { Past } from './past.ts';

/** What whoever looks back can tell apart. */
interface Eyes {
  visiblePositions(): readonly number[] | undefined;
  /** Whether they know what this seat answered. */
  know(seat: Seat): boolean;
}

/** Before whom nothing is hidden. */
const ALL_EYES: Eyes = { visiblePositions: () => undefined, know: () => true };

/** The history of a match that is here as a whole. */
export class MatchHistory implements History {
  readonly #match: Match<unknown>;
  readonly #past: Past;
  readonly #now: () => Moment;
  readonly #eyes: Eyes;

  constructor(match: Match<unknown>, past: Past, now: () => Moment, eyes = ALL_EYES) {
    this.#match = match;
    this.#past = past;
    this.#now = now;
    this.#eyes = eyes;
  }

  get start(): number {
    return this.#past.start;
  }

  visiblePositions(): readonly number[] | undefined {
    return this.#eyes.visiblePositions();
  }

  at(position: number): Moment {
    const then = Math.min(Math.max(position, this.start), this.#match.position);
    return then === this.#match.position ? this.#now() : pastMoment(this.#past.at(then), this.#now());
  }

  seenBy(viewer: Viewer, position: number): Moment | null {
    return this.#match.over ? momentAt(this.#past, viewer, position, this.#match.position) : null;
  }

  chosen(position: number): string | null {
    const answer = this.#match.answers[position];
    return answer !== undefined && this.#eyes.know(answer.seat) ? answer.option : null;
  }
}
