import type { EventView, Step } from '@dreadhouse/engine';
import {
  applied,
  delta,
  followed,
  type Screen,
  type EventView as Sent,
  type Snapshot,
  type Update,
} from '@dreadhouse/protocol';

/** What the server has shown, as it came. */
export type Take = Snapshot | Update;

/** A moment of the match as it was on this screen. */
export interface Still {
  readonly screen: Screen;
  readonly events: readonly EventView[];
  /** Of the present: what was to be seen on the way to it, as far as it may still have to be shown. */
  readonly steps: readonly Step[];
}

/** As many as may still wait to be shown. */
const STEPS = 300;

/**
 * Everything that this screen has been shown of a match. The server never says how many answers there have been, so moments are counted
 * by what was to be seen: each still is a position of its own.
 */
export class Film {
  #stills: Still[] = [];
  #screen: Screen | null = null;
  #frame = '';

  /** The last frame that came in; the server goes on from it. */
  get frame(): string {
    return this.#frame;
  }

  /** What is on the screen just now, with who is there and what is proposed. */
  get screen(): Screen | null {
    return this.#screen;
  }

  /** The position of the present. */
  get end(): number {
    return Math.max(0, this.#stills.length - 1);
  }

  at(position: number): Still | null {
    return this.#stills[Math.min(Math.max(position, 0), this.end)] ?? null;
  }

  /** False when something is missing in between: then a snapshot is needed. */
  add(take: Take): boolean {
    if (take.t === 'update' && (this.#screen === null || take.from !== this.#frame)) return false;
    if (take.t === 'update') this.#goOn(take);
    else this.#cut(take);
    this.#frame = take.frame;
    return true;
  }

  /** Something is missing: the server is to show everything. */
  lose(): void {
    this.#frame = '';
  }

  #goOn(update: Update): void {
    const before = this.#screen as Screen; // there is one before an update
    const { screen, views } = followed(before, update);
    this.#show(screen, update.events, this.#stills.at(-1)?.events ?? [], views);
  }

  /** Everything anew: gone on from what we have as far as it is still true. */
  #cut({ screen, events }: Snapshot): void {
    const known = this.#stills.at(-1)?.events ?? [];
    const same = events.findIndex((event, i) => !isSame(event, known[i]));
    const common = same < 0 ? Math.min(events.length, known.length) : same;
    if (common < known.length) {
      const gone = this.#stills.findIndex((still) => still.events.length > common);
      this.#stills.length = Math.max(0, gone);
    }
    const before = this.#screen;
    const change = before === null ? null : delta(before, screen);
    // Parts that are the same stay the same objects, so that nothing is drawn again without need.
    const shown = before === null ? screen : change === null ? before : (applied(before, change) as Screen);
    this.#show(shown, events.slice(common), known.slice(0, common));
  }

  /** `views`: what was to be seen after each of the news; nothing is known of that after a snapshot. */
  #show(screen: Screen, news: readonly Sent[], known: readonly EventView[], views: readonly unknown[] = []): void {
    const last = this.#stills.at(-1);
    const before = this.#screen;
    this.#screen = screen;
    if (screen.status === 'open') return;
    const isNew =
      last === undefined || news.length > 0 || known.length !== last.events.length || differs(before, screen);
    if (!isNew) {
      this.#stills[this.end] = { ...last, screen };
      return;
    }
    const position = this.#stills.length;
    const fresh = news.map((event) => told(event, position));
    const steps = fresh.slice(0, views.length).map((event, i) => ({ event, view: views[i] }));
    // Only the present is shown step by step; the past need not remember how it came about.
    if (last !== undefined) this.#stills[this.end] = { ...last, steps: [] };
    this.#stills.push({
      screen,
      events: fresh.length === 0 ? known : [...known, ...fresh],
      steps: [...(last?.steps ?? []), ...steps].slice(-STEPS),
    });
  }
}

/** Whether the table itself looks different; who is online does not count. */
function differs(before: Screen | null, after: Screen): boolean {
  return (
    before === null ||
    before.view !== after.view ||
    before.question !== after.question ||
    before.phase !== after.phase ||
    before.outcome !== after.outcome
  );
}

function told({ n: _, view: __, rule, ...event }: Sent, position: number): EventView {
  return { ...event, ...(rule === undefined ? {} : { rule }), position };
}

function isSame({ kind, phase, details }: Sent, known: EventView | undefined): boolean {
  if (known === undefined || known.kind !== kind || known.phase !== phase) return false;
  return JSON.stringify(known.details) === JSON.stringify(details);
}
