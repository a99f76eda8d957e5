import { randomFillSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GameEvent, Sight, Viewer } from '@dreadhouse/engine';
import { deltaText, type EventView, type Screen, same } from '@dreadhouse/protocol';
import { common } from './common.ts';
import { keep, type Twin } from './kept.ts';
import { SeenEvents, type Told } from './projection.ts';

/** How many updates a client may miss and still catch up without a snapshot, and how long they may be in all. */
const KEPT = 32;
const KEPT_LENGTH = 8000;

interface Frame {
  readonly from: string;
  readonly id: string;
  /** What changed and what happened. */
  readonly news: string;
}

/** When the match itself went back, a viewer's past has changed, and everything is shown anew. */
export type Shown = 'nothing' | 'snapshot' | { readonly update: string };

/** One look at a match on behalf of everybody who is shown it. */
export interface Look {
  readonly events: readonly GameEvent[];
  /** What was kept for the last viewer: most of it is the same for the next one. */
  twin: Twin | null;
  readonly told: Told;
  /** News that somebody has been sent: most viewers get the same, which is then held once. */
  readonly sent: string[];
}

/** What one viewer has been shown: the last screen, and the last few changes. */
export class Frames {
  readonly viewer: Viewer;
  /** Packed while nothing happens. */
  #screen: Screen | Uint8Array;
  #id = newFrameId();
  readonly #seen: SeenEvents;
  #recent: Frame[] = [];
  #length = 0;
  /** What has been seen on the way since the last frame, and the view that it led to. */
  #steps: Steps = NO_STEPS;

  /** `like` is what another viewer of the same match was shown. */
  constructor(viewer: Viewer, game: Sight, screen: Screen, events: readonly GameEvent[], like: Frames | null = null) {
    this.viewer = viewer;
    this.#screen = shared(screen, like);
    this.#seen = new SeenEvents(viewer, game);
    this.#seen.look(events);
  }

  get id(): string {
    return this.#id;
  }

  get screen(): Screen {
    const screen = this.#screen;
    return screen instanceof Uint8Array ? unpacked(screen) : screen;
  }

  get events(): EventView[] {
    return this.#seen.views(0);
  }

  /** Something is told to this viewer, who sees this view just then. */
  step(event: GameEvent, view: unknown, twin: Twin | null): Twin {
    const before = this.#seenLast();
    const kept = keep(view, before, twin);
    const change = deltaText(before, kept);
    if (this.#steps === NO_STEPS) this.#steps = { view: kept, changes: new Map() };
    this.#steps.view = kept;
    if (change !== null) this.#steps.changes.set(event, change);
    return { before, after: view, kept };
  }

  #seenLast(): unknown {
    return this.#steps === NO_STEPS ? this.screen.view : this.#steps.view;
  }

  /** What was seen on the way did not come to be. */
  forgetSteps(): void {
    this.#steps = NO_STEPS;
  }

  /**
   * Nothing has happened for a while: the last changes are of no use to anybody, and the screen is packed until the next one. Most of what a table
   * takes in memory is this, and at most tables most of the time people think.
   */
  rest(): void {
    this.#recent = [];
    this.#length = 0;
    if (this.#screen instanceof Uint8Array) return;
    // A copy: what comes from there lies in a piece of memory many times its size.
    const packed = new Uint8Array(deflateRawSync(JSON.stringify(this.#screen), { level: 1 }));
    if (same(unpacked(packed), this.#screen)) this.#screen = packed; // what would not come back as it was stays as it is
  }

  /** Before anything is compared with it again. `like` is what another viewer of the same match was shown. */
  wake(like: Frames | null): void {
    if (this.#screen instanceof Uint8Array) this.#screen = shared(unpacked(this.#screen), like);
  }

  /** What to send. `nothing` when this viewer sees no difference, and so must not even learn that anything happened. */
  show(screen: Screen, look: Look): Shown {
    const steps = this.#steps;
    const before = steps === NO_STEPS ? this.screen : { ...this.screen, view: steps.view };
    this.#steps = NO_STEPS;
    const kept = keep(screen, before, look.twin) as Screen;
    this.#screen = kept;
    look.twin = { before, after: screen, kept };
    const change = deltaText(before, kept);
    const fresh = this.#seen.look(look.events);
    if (fresh === 'another past') return this.#beginAnew();
    if (change === null && fresh === this.#seen.count) return 'nothing';
    const texts = this.#seen.texts(fresh, look.told, steps.changes);
    const frame = { from: this.#id, id: newFrameId(), news: newsOf(change, texts, look) };
    this.#remember(frame);
    this.#id = frame.id;
    return { update: updateText(frame) };
  }

  #beginAnew(): Shown {
    this.#recent = [];
    this.#length = 0;
    this.#id = newFrameId();
    return 'snapshot';
  }

  /** As much of it as is worth keeping: beyond that a snapshot is as good. */
  #remember(frame: Frame): void {
    this.#recent.push(frame);
    this.#length += frame.news.length;
    while (this.#recent.length > 1 && (this.#recent.length > KEPT || this.#length > KEPT_LENGTH))
      this.#length -= this.#recent.shift()?.news.length ?? 0;
  }

  /** The updates after a frame that a client has; null when it must have a snapshot. */
  since(last: string): readonly string[] | null {
    if (last === this.#id) return [];
    const from = this.#recent.findIndex((frame) => frame.from === last);
    return from < 0 ? null : this.#recent.slice(from).map(updateText);
  }
}

interface Steps {
  view: unknown;
  /** What each event changed in the view, in JSON. */
  readonly changes: Map<GameEvent, string>;
}

const NO_STEPS: Steps = { view: null, changes: new Map() };

/** Packed by us, so it is one. */
function unpacked(packed: Uint8Array): Screen {
  return JSON.parse(inflateRawSync(packed).toString()) as Screen;
}

/** Held once with what others hold. */
function shared(screen: Screen, like: Frames | null): Screen {
  return (like === null ? common(screen) : keep(screen, like.screen, null)) as Screen;
}

/** An `Update`, written by hand because most of it is the same for all viewers. */
function updateText({ from, id, news }: Frame): string {
  return `{"t":"update","from":"${from}","frame":"${id}",${news}`;
}

function newsOf(change: string | null, events: string, { sent }: Look): string {
  const news = `"delta":${change},"events":[${events}]}`;
  const known = sent.find((one) => one === news);
  if (known !== undefined) return known;
  Buffer.byteLength(news); // whatever has to be read whole becomes one text; until then it is the hundreds of pieces that it was made of
  sent.push(news);
  return news;
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
const pool = Buffer.alloc(BYTES * 4096);
let used = pool.length;
