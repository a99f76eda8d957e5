import type { Answer, Match, Seat, Viewer } from '@dreadhouse/engine';
import type { Past } from './past.ts';

/** What one answer showed to one pair of eyes. True as long as the match has this very answer there. */
interface Shown {
  readonly answer: Answer;
  readonly something: boolean;
}

/**
 * The positions that some eyes can tell apart: their own answers, and whatever they saw change. Around one screen nobody may count
 * what the others answered in secret, not even by the way back through the match.
 */
export class VisiblePositions {
  readonly #match: Match<unknown>;
  readonly #past: Past;
  readonly #shown = new Map<Viewer, Shown[]>();

  constructor(match: Match<unknown>, past: Past) {
    this.#match = match;
    this.#past = past;
  }

  /** In order; the first and the present one among them. */
  of(viewer: Viewer, own: readonly Seat[]): readonly number[] {
    const { answers, position: end } = this.#match;
    const eventful = new Set(this.#match.eventsFor(viewer).map(({ position }) => position));
    const positions = [this.#past.start];
    for (let position = this.#past.start + 1; position < end; position++) {
      const answer = answers[position - 1] as Answer; // there is one before every position
      if (own.includes(answer.seat) || eventful.has(position) || this.#showsAnything(viewer, position, answer))
        positions.push(position);
    }
    if (end > this.#past.start) positions.push(end);
    return positions;
  }

  #showsAnything(viewer: Viewer, position: number, answer: Answer): boolean {
    const known = this.#shown.get(viewer) ?? [];
    this.#shown.set(viewer, known);
    const before = known[position];
    if (before?.answer === answer) return before.something;
    const something = this.#seen(viewer, position - 1) !== this.#seen(viewer, position);
    known[position] = { answer, something };
    return something;
  }

  /** All that a viewer saw of the table at a position, apart from events. */
  #seen(viewer: Viewer, position: number): string {
    const then = this.#past.at(position);
    const options = typeof viewer === 'number' ? (then.decision(viewer)?.options ?? null) : null;
    return JSON.stringify([
      then.view(viewer),
      then.phaseSeenBy(viewer),
      then.waitingSeenBy(viewer),
      options,
      then.outcome,
    ]);
  }
}
