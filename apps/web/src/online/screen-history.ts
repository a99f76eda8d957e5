import { type EventView, type Step, share } from '@dreadhouse/engine';
import { followed, type Screen, type SentEvent, type Snapshot, type Update } from '@dreadhouse/protocol';

/** What the server sends of the screen. */
export type ScreenMessage = Snapshot | Update;

/** What this screen showed at one position. */
export interface PastScreen {
  readonly screen: Screen;
  readonly events: readonly EventView[];
  /** Only of the present: what was to be seen on the way to it, as far as it may still have to be shown. */
  readonly steps: readonly Step[];
}

/** As many steps as may still wait to be shown. */
const KEPT_STEPS = 300;

/**
 * Everything that this screen has shown of a match. The server never says how many answers there have been, so positions are counted by what
 * was to be seen: a screen that looks different, or on which something happened, is a position of its own.
 */
export class ScreenHistory {
  #screens: PastScreen[] = [];
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
    return Math.max(0, this.#screens.length - 1);
  }

  at(position: number): PastScreen | null {
    return this.#screens[Math.min(Math.max(position, 0), this.end)] ?? null;
  }

  /** What this viewer's log tells of the last answer that a bot gave because their time was over; null where it says nothing of it. */
  get missed(): EventView | null {
    const times = (one: PastScreen | undefined): number => one?.screen.missed ?? 0;
    const at = this.#screens.findLastIndex((one, place) => times(one) > times(this.#screens[place - 1]));
    const asked = this.#screens[at - 1];
    // Whoever was away longer sees several answers come at once: which of the news is this one's?
    if (asked === undefined || asked.screen.question === null || times(this.#screens[at]) !== times(asked) + 1)
      return null;
    return this.#screens[at]?.events[asked.events.length] ?? null;
  }

  /** False when something is missing in between: then a snapshot is needed. */
  add(message: ScreenMessage): boolean {
    if (message.t === 'update' && (this.#screen === null || message.from !== this.#frame)) return false;
    if (message.t === 'update') this.#update(message);
    else this.#begin(message);
    this.#frame = message.frame;
    return true;
  }

  /** Something is missing: the server is to send a snapshot. */
  expectSnapshot(): void {
    this.#frame = '';
  }

  #update(update: Update): void {
    const before = this.#screen as Screen; // there is one before an update
    const { screen, views } = followed(before, update);
    this.#show(screen, update.events, this.#screens.at(-1)?.events ?? [], views);
  }

  /** A snapshot says everything anew; what we have stays as far as it is still true. */
  #begin({ screen, events }: Snapshot): void {
    const known = this.#screens.at(-1)?.events ?? [];
    const same = events.findIndex((event, i) => !isSame(event, known[i]));
    const common = same < 0 ? Math.min(events.length, known.length) : same;
    if (common < known.length) {
      const gone = this.#screens.findIndex((past) => past.events.length > common);
      this.#screens.length = Math.max(0, gone);
    }
    // Parts that are the same stay the same objects, so that nothing is drawn again without need.
    this.#show(share(screen, this.#screen), events.slice(common), known.slice(0, common));
  }

  /** `views`: what was to be seen when each of the news was told; a snapshot does not say. */
  #show(screen: Screen, news: readonly SentEvent[], known: readonly EventView[], views: readonly unknown[] = []): void {
    const last = this.#screens.at(-1);
    const before = this.#screen;
    this.#screen = screen;
    if (screen.status === 'open') return;
    const isNew =
      last === undefined || news.length > 0 || known.length !== last.events.length || differs(before, screen);
    if (!isNew) {
      this.#screens[this.end] = { ...last, screen };
      return;
    }
    const position = this.#screens.length;
    const fresh = news.map((event) => eventAt(event, position));
    const steps = fresh.slice(0, views.length).map((event, i) => ({ event, view: views[i] }));
    // Only the present is shown step by step; the past need not remember how it came about.
    if (last !== undefined) this.#screens[this.end] = { ...last, steps: [] };
    this.#screens.push({
      screen,
      events: fresh.length === 0 ? known : [...known, ...fresh],
      steps: [...(last?.steps ?? []), ...steps].slice(-KEPT_STEPS),
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

function eventAt({ n: _, view: __, rule, ...event }: SentEvent, position: number): EventView {
  return { ...event, ...(rule === undefined ? {} : { rule }), position };
}

function isSame({ kind, phase, details }: SentEvent, known: EventView | undefined): boolean {
  if (known === undefined || known.kind !== kind || known.phase !== phase) return false;
  return JSON.stringify(known.details) === JSON.stringify(details);
}
