import { type GameEvent, type Match, mayKnow, type Step, share, type Viewer } from '@dreadhouse/engine';
import { shownEvent } from './moment.ts';

/** As many as may still wait to be shown to somebody. */
const KEPT = 300;

/**
 * What each pair of eyes at this screen sees, step by step: whatever it is told comes with its view at that moment. What is as it was stays the
 * same object from step to step, so that it need not be drawn again.
 */
export class StepLog {
  readonly #match: Match<unknown>;
  readonly #steps = new Map<Viewer, readonly Step[]>();
  readonly #views = new Map<Viewer, unknown>();

  constructor(match: Match<unknown>, viewers: () => readonly Viewer[]) {
    this.#match = match;
    match.onTell = (event) => {
      for (const viewer of viewers()) if (mayKnow(event, viewer)) this.#record(viewer, event);
    };
  }

  /** Oldest first. Always another list when there is more in it. */
  of(viewer: Viewer): readonly Step[] {
    return this.#steps.get(viewer) ?? [];
  }

  /** What this viewer sees now. */
  view(viewer: Viewer): unknown {
    const view = share(this.#match.view(viewer), this.#views.get(viewer));
    this.#views.set(viewer, view);
    return view;
  }

  #record(viewer: Viewer, event: GameEvent): void {
    const step = { event: shownEvent(this.#match.game, event, viewer), view: this.view(viewer) };
    this.#steps.set(viewer, [...this.of(viewer).slice(1 - KEPT), step]);
  }
}
