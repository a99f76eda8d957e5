import type { Seat } from '@dreadhouse/engine';
import type { Caller } from '@dreadhouse/protocol';
import type { LiveMatch } from '../match/live.ts';
import type { Callers } from '../store/callers.ts';
import type { Sender } from './senders.ts';

/** Tells people who are not there that it is their turn: once per turn, and nothing else. */
export class Notices {
  readonly #callers: Callers;
  readonly #send: Sender;
  readonly #linkTo: (match: string) => string;
  readonly #onError: (error: unknown, kind: string) => void;
  /** Who was waited for when we last looked. */
  readonly #waited = new Map<string, ReadonlySet<Seat>>();

  constructor(
    callers: Callers,
    send: Sender,
    linkTo: (match: string) => string,
    onError: (error: unknown, kind: string) => void,
  ) {
    this.#callers = callers;
    this.#send = send;
    this.#linkTo = linkTo;
    this.#onError = onError;
  }

  look(live: LiveMatch): void {
    if (live.match === null || live.unsettled) return;
    const before = this.#waited.get(live.id) ?? new Set();
    const now = new Set(live.match.waitingFor());
    if (live.match.over) this.#waited.delete(live.id);
    else this.#waited.set(live.id, now);
    for (const seat of now) {
      if (before.has(seat) || live.isOnline(seat) || live.seats[seat]?.kind !== 'person') continue;
      void this.#call(live, seat).catch((error: unknown) => this.#onError(error, 'call'));
    }
  }

  async #call(live: LiveMatch, seat: Seat): Promise<void> {
    const callers = await this.#callers.of(live.id, seat);
    // Another node that saw the same turn may have called already.
    if (callers.length === 0 || !(await this.#callers.claim(live.id, seat, live.seq))) return;
    const call = {
      game: live.game.id,
      match: live.id,
      link: this.#linkTo(live.id),
      key: `${live.id}-${seat}-${live.seq}`,
    };
    for (const caller of callers) await this.#try(caller, call);
  }

  async #try(caller: Caller, call: Parameters<Sender>[1]): Promise<void> {
    try {
      await this.#send(caller, call);
    } catch (error) {
      this.#onError(error, caller.kind);
    }
  }
}
