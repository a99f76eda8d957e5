import type { Seat } from '@dreadhouse/engine';
import type { Caller } from '@dreadhouse/protocol';
import type { LiveMatch } from '../match/live.ts';
import type { Callers } from '../store/callers.ts';
import { type Call, CallerGone, type Sender } from './call.ts';

/** After a start, people's pages come back by themselves: for so long nobody is told of what they see anyway, in milliseconds. */
const COMING_BACK = 30_000;

/** What was seen of a match. Forgotten with it. */
interface Watched {
  /** Whether people may still be on their way back: then nobody is told. */
  comingBack: boolean;
  /** Who was waited for when we last looked. */
  waited: ReadonlySet<Seat>;
}

interface NoticesParts {
  readonly callers: Callers;
  readonly send: Sender;
  readonly linkTo: (match: string) => string;
  readonly onError: (error: unknown, kind: string) => void;
  readonly comingBack?: number;
}

/** Tells people who are not there that it is their turn: once per turn, and nothing else. */
export class Notices {
  readonly #parts: NoticesParts;
  readonly #watched = new WeakMap<LiveMatch, Watched>();

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  /** Whoever is waited for since the last change, and is away. */
  callWhoIsAsked(live: LiveMatch): void {
    if (live.match === null || live.uncommitted || live.isOver) return;
    const watched = this.#watch(live);
    if (watched.comingBack) return;
    const before = watched.waited;
    watched.waited = new Set(live.match.waitingFor());
    for (const seat of watched.waited) {
      if (before.has(seat) || live.isOnline(seat) || live.seats[seat]?.kind !== 'person') continue;
      void this.#call(live, seat).catch((error: unknown) => this.#parts.onError(error, 'call'));
    }
  }

  /** A match that comes from the database may be one that people are on their way back to. */
  #watch(live: LiveMatch): Watched {
    let watched = this.#watched.get(live);
    if (watched === undefined) {
      watched = { comingBack: live.seq > 0, waited: new Set() };
      this.#watched.set(live, watched);
      if (watched.comingBack) this.#callLater(live, watched);
    }
    return watched;
  }

  #callLater(live: LiveMatch, watched: Watched): void {
    const call = (): void => {
      watched.comingBack = false;
      this.callWhoIsAsked(live);
    };
    setTimeout(call, this.#parts.comingBack ?? COMING_BACK).unref();
  }

  async #call(live: LiveMatch, seat: Seat): Promise<void> {
    const { callers, linkTo } = this.#parts;
    const { id, seq } = live;
    const wanted = await callers.of(id, seat);
    // Another node that saw the same turn may have called already.
    if (wanted.length === 0 || !(await callers.claim(id, seat, seq))) return;
    const call = { game: live.game.id, match: id, link: linkTo(id), key: `${id}-${seat}-${seq}` };
    for (const caller of wanted) await this.#try(caller, call, seat);
  }

  async #try(caller: Caller, call: Call, seat: Seat): Promise<void> {
    const { callers, send, onError } = this.#parts;
    try {
      await send(caller, call);
    } catch (error) {
      if (error instanceof CallerGone) await callers.forget(call.match, seat, caller);
      else onError(error, caller.kind);
    }
  }
}
