import { randomFillSync } from 'node:crypto';
import { type GameEvent, type Sight, share, shareRest, type Viewer } from '@dreadhouse/engine';
import { deltaText, type Screen, type SentEvent } from '@dreadhouse/protocol';
import { common } from './common.ts';
import { packed, unpacked } from './packed.ts';
import { type EventTexts, type ForAll, type PublicView, SeenEvents } from './projection.ts';

/** How many updates a client may miss and still catch up without a snapshot, and how long they may be in all. */
const KEPT = 32;
const KEPT_LENGTH = 8000;

/** An update leads from one frame to the next. */
interface SentUpdate {
  readonly from: string;
  readonly frame: string;
  /** What changed and what happened, in JSON. */
  readonly body: string;
}

/** What a viewer has to be sent. When the match itself went back, a viewer's past has changed, and everything is shown anew. */
export type ToSend = 'nothing' | 'snapshot' | { readonly update: string };

/** What all who are shown the same change have in common: worked out once, for the first of them. */
interface Broadcast {
  readonly events: readonly GameEvent[];
  readonly forAll: ForAll;
  readonly texts: EventTexts;
  /** Of updates that have been written: most viewers get the same, which is then held once. */
  readonly bodies: string[];
}

export function newBroadcast(events: readonly GameEvent[], forAll: ForAll): Broadcast {
  return { events, forAll, texts: new Map(), bodies: [] };
}

/** What one viewer has been sent: the last screen, and the last few updates. */
export class SentUpdates {
  readonly viewer: Viewer;
  /** Packed while nothing happens. */
  #screen: Screen | Uint8Array;
  #frame = newFrameId();
  readonly #seen: SeenEvents;
  #recent: SentUpdate[] = [];
  #length = 0;
  /** What has been seen on the way since the last frame, and the view that it led to. */
  #steps: Steps = NO_STEPS;

  /** `like` is what another viewer of the same match was shown. */
  constructor(
    viewer: Viewer,
    game: Sight,
    screen: Screen,
    events: readonly GameEvent[],
    like: SentUpdates | null = null,
  ) {
    this.viewer = viewer;
    this.#screen = heldOnce(screen, like);
    this.#seen = new SeenEvents(viewer, game);
    this.#seen.follow(events);
  }

  /** The name of what this viewer sees now. */
  get frame(): string {
    return this.#frame;
  }

  get screen(): Screen {
    const screen = this.#screen;
    return screen instanceof Uint8Array ? screenIn(screen) : screen;
  }

  get events(): SentEvent[] {
    return this.#seen.views(0);
  }

  /** Something is told to this viewer, who sees this view at that moment. */
  step(event: GameEvent, view: unknown, publicView: PublicView): void {
    const before = this.#seenLast();
    const shared = shareRest(view, before, publicView);
    const change = deltaText(before, shared);
    if (this.#steps === NO_STEPS) this.#steps = { view: shared, changes: new Map() };
    this.#steps.view = shared;
    if (change !== null) this.#steps.changes.set(event, change);
  }

  #seenLast(): unknown {
    return this.#steps === NO_STEPS ? this.screen.view : this.#steps.view;
  }

  /** What was seen on the way did not come to be. */
  forgetSteps(): void {
    this.#steps = NO_STEPS;
  }

  /**
   * Nothing has happened for a while: the last changes are of no use to anybody, and the screen is packed until the next one. A good part of what a
   * table takes in memory is this, and at most tables most of the time people think.
   */
  rest(): void {
    this.#recent = [];
    this.#length = 0;
    this.#seen.rest();
    if (this.#screen instanceof Uint8Array) return;
    this.#screen = packed(this.#screen) ?? this.#screen;
  }

  /** Before anything happens again. `like` is what another viewer of the same match was shown; the match's events are as they were. */
  wake(like: SentUpdates | null, events: readonly GameEvent[]): void {
    this.#seen.wake(events);
    if (this.#screen instanceof Uint8Array) this.#screen = heldOnce(screenIn(this.#screen), like);
  }

  /** What to send. `nothing` when this viewer sees no difference, and so must not even learn that anything happened. */
  advance(screen: Screen, broadcast: Broadcast): ToSend {
    const steps = this.#steps;
    const before = steps === NO_STEPS ? this.screen : { ...this.screen, view: steps.view };
    this.#steps = NO_STEPS;
    const { publicView, seats } = broadcast.forAll;
    const view = shareRest(screen.view, before.view, publicView);
    const shared = shareRest({ ...screen, view }, before, { view, seats });
    this.#screen = shared;
    const change = deltaText(before, shared);
    const fresh = this.#seen.follow(broadcast.events);
    if (fresh === 'another past') return this.#beginAnew();
    if (change === null && fresh === this.#seen.count) return 'nothing';
    const events = this.#seen.texts(fresh, broadcast.texts, steps.changes);
    const update = { from: this.#frame, frame: newFrameId(), body: bodyOf(change, events, broadcast) };
    this.#remember(update);
    this.#frame = update.frame;
    return { update: updateText(update) };
  }

  #beginAnew(): ToSend {
    this.#recent = [];
    this.#length = 0;
    this.#frame = newFrameId();
    return 'snapshot';
  }

  /** As much of it as is worth keeping: beyond that a snapshot is as good. */
  #remember(update: SentUpdate): void {
    this.#recent.push(update);
    this.#length += update.body.length;
    while (this.#recent.length > 1 && (this.#recent.length > KEPT || this.#length > KEPT_LENGTH))
      this.#length -= this.#recent.shift()?.body.length ?? 0;
  }

  /** The updates after a frame that a client has; null when it must have a snapshot. */
  since(last: string): readonly string[] | null {
    if (last === this.#frame) return [];
    const from = this.#recent.findIndex((update) => update.from === last);
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
function screenIn(bytes: Uint8Array): Screen {
  return unpacked(bytes) as Screen;
}

/** Held once with what others hold. */
function heldOnce(screen: Screen, like: SentUpdates | null): Screen {
  return like === null ? (common(screen) as Screen) : share(screen, like.screen);
}

/** An `Update`, written by hand because most of it is the same for all viewers. */
function updateText({ from, frame, body }: SentUpdate): string {
  return `{"t":"update","from":"${from}","frame":"${frame}",${body}`;
}

function bodyOf(change: string | null, events: string, { bodies }: Broadcast): string {
  const body = `"delta":${change},"events":[${events}]}`;
  const known = bodies.find((one) => one === body);
  if (known !== undefined) return known;
  Buffer.byteLength(body); // reading it whole joins the hundreds of pieces that it was made of into one text
  bodies.push(body);
  return body;
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
