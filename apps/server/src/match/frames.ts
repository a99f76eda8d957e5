import { randomFillSync } from 'node:crypto';
import { copy, type Viewer } from '@dreadhouse/engine';
import { applied, delta, type EventView, type Screen, type Update } from '@dreadhouse/protocol';

/** How many updates a client may miss and still catch up without a snapshot, and how long they may be in all. */
const KEPT = 32;
const KEPT_LENGTH = 8000;

interface Frame {
  readonly from: string;
  readonly id: string;
  readonly text: string;
}

/** When the match itself went back, a viewer's past has changed, and everything is shown anew. */
export type Shown = 'nothing' | 'snapshot' | { readonly update: string };

/** What one viewer has been shown: the last screen, and the last few changes. */
export class Frames {
  readonly viewer: Viewer;
  #screen: Screen;
  #id = newFrameId();
  #events: readonly EventView[];
  #recent: Frame[] = [];

  constructor(viewer: Viewer, screen: Screen, events: readonly EventView[]) {
    this.viewer = viewer;
    this.#screen = copy(screen);
    this.#events = events;
  }

  get id(): string {
    return this.#id;
  }

  get screen(): Screen {
    return this.#screen;
  }

  get events(): readonly EventView[] {
    return this.#events;
  }

  /** What to send. `nothing` when this viewer sees no difference, and so must not even learn that anything happened. */
  show(screen: Screen, events: readonly EventView[]): Shown {
    const change = delta(this.#screen, screen);
    const seen = this.#events.length;
    const goesOn = seen === 0 || this.#events[seen - 1] === events[seen - 1];
    if (goesOn && change === null && seen === events.length) return 'nothing';
    const id = newFrameId();
    const update: Update = { t: 'update', from: this.#id, frame: id, delta: change, events: events.slice(seen) };
    const text = goesOn ? JSON.stringify(update) : null;
    if (text === null) this.#recent = [];
    else this.#remember({ from: this.#id, id, text });
    this.#id = id;
    // What was shown must stay as it was while the state goes on; of what is new, only the changes are copied.
    if (change !== null) this.#screen = applied(this.#screen, copy(change)) as Screen;
    this.#events = events;
    return text === null ? 'snapshot' : { update: text };
  }

  /** As much of it as is worth keeping: beyond that a snapshot is as good. */
  #remember(frame: Frame): void {
    this.#recent.push(frame);
    let length = 0;
    for (const { text } of this.#recent) length += text.length;
    while (this.#recent.length > 1 && (this.#recent.length > KEPT || length > KEPT_LENGTH))
      length -= this.#recent.shift()?.text.length ?? 0;
  }

  /** The updates after a frame that a client has; null when it must have a snapshot. */
  since(last: string): readonly string[] | null {
    if (last === this.#id) return [];
    const from = this.#recent.findIndex((frame) => frame.from === last);
    return from < 0 ? null : this.#recent.slice(from).map(({ text }) => text);
  }
}

/** Says nothing about how many came before it. */
function newFrameId(): string {
  if (used + BYTES > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}

const BYTES = 9;
/** Asking the system for many at once is much cheaper than for a few at a time. */
const pool = Buffer.alloc(BYTES * 512);
let used = pool.length;
