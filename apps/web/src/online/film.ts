import type { EventView } from '@dreadhouse/engine';
import {
  applied,
  type Delta,
  delta,
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
}

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

  #goOn({ delta: change, events }: Update): void {
    const before = this.#screen as Screen; // there is one before an update
    const screen = change === null ? before : (applied(before, change as Delta) as Screen);
    this.#show(screen, events, this.#stills.at(-1)?.events ?? []);
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

  #show(screen: Screen, news: readonly Sent[], known: readonly EventView[]): void {
    const last = this.#stills.at(-1);
    const before = this.#screen;
    this.#screen = screen;
    if (screen.status === 'open') return;
    const isNew =
      last === undefined || news.length > 0 || known.length !== last.events.length || differs(before, screen);
    if (!isNew) {
      this.#stills[this.end] = { screen, events: last.events };
      return;
    }
    const position = this.#stills.length;
    const events = news.length === 0 ? known : [...known, ...news.map((event) => told(event, position))];
    this.#stills.push({ screen, events });
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

function told({ n: _, rule, ...event }: Sent, position: number): EventView {
  return { ...event, ...(rule === undefined ? {} : { rule }), position };
}

function isSame({ kind, phase, details }: Sent, known: EventView | undefined): boolean {
  if (known === undefined || known.kind !== kind || known.phase !== phase) return false;
  return JSON.stringify(known.details) === JSON.stringify(details);
}
