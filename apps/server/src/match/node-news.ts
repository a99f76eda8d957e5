import { canonical, type Seat } from '@dreadhouse/engine';
import { type Bus, MATCHES_AT_ONCE, type MatchNews, type News } from '../bus/bus.ts';
import { seal, unseal } from '../bus/sealed.ts';
import { now } from '../now.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { EntryRow } from '../store/schema.ts';
import type { Ledger } from './ledger.ts';
import type { LiveMatch } from './live.ts';
import type { Memory } from './memory.ts';
import { Neighbours } from './neighbours.ts';

/** How often nodes say who is there, and how long they are believed, in milliseconds. */
export const ANNOUNCED = 3000;
const BELIEVED = 10_000;

interface NodeNewsParts {
  readonly bus: Bus;
  readonly journal: Journal;
  readonly matches: Matches;
  readonly memory: Memory;
  readonly ledger: Ledger;
  /** Called after a match has changed. */
  readonly changed: (live: LiveMatch) => void;
}

/** What the nodes tell each other about matches that several of them hold. */
export class NodeNews {
  readonly #parts: NodeNewsParts;
  readonly #neighbours = new Neighbours();

  constructor(parts: NodeNewsParts) {
    this.#parts = parts;
  }

  /** Another node has told something. */
  hear(news: News): Promise<void> {
    return news.kind === 'here' ? this.#hearHere(news) : this.#hear(news);
  }

  /** An entry has been written here. */
  tellMoved({ id, seq, secret }: LiveMatch, entry: EntryRow): void {
    const { bus } = this.#parts;
    if (bus.self !== null) bus.tell({ kind: 'moved', match: id, seq, sealed: seal(entry, secret) });
  }

  /** Tells the other nodes who is here, again and again: who is no longer heard of is gone. */
  async announce(ids: readonly string[]): Promise<void> {
    const { bus } = this.#parts;
    if (bus.self === null) return;
    const seats: [string, Seat[]][] = [];
    const watchers: [string, number][] = [];
    for (const id of ids) {
      const live = await this.#parts.memory.peek(id);
      const here = live?.here() ?? [];
      if (here.length > 0) seats.push([id, [...here]]);
      if (live !== null && live.watchersHere > 0) watchers.push([id, live.watchersHere]);
    }
    // Also when nobody is here: that this node is, is news enough.
    do {
      const watched = watchers.splice(0, MATCHES_AT_ONCE);
      const there = { seats: seats.splice(0, MATCHES_AT_ONCE), ...(watched.length > 0 ? { watchers: watched } : {}) };
      bus.tell({ kind: 'here', node: bus.self, ...there });
    } while (seats.length > 0 || watchers.length > 0);
  }

  /** Looks whether other nodes have written anything that the bus did not tell, when that may be. */
  async catchUpAll(ids: readonly string[]): Promise<void> {
    const moment = now();
    if (this.#neighbours.mustLook(this.#parts.bus.ready, moment)) await this.#catchUpAll(ids);
    for (const id of ids) {
      const live = await this.#parts.memory.peek(id);
      if (live?.forgetAbsent(moment)) this.#parts.changed(live);
    }
  }

  async #catchUpAll(ids: readonly string[]): Promise<void> {
    const newest = await this.#parts.journal.newest(ids);
    for (const [id, seq] of newest) await this.#hear({ kind: 'moved', match: id, seq });
    const seats = await this.#parts.matches.seatsOf(ids);
    for (const id of ids) {
      const live = await this.#parts.memory.peek(id);
      if (live === null) continue;
      const sameSeats = canonical(live.seats) === canonical(seats.get(id) ?? []);
      if (!sameSeats) await this.#hear({ kind: 'changed', match: id });
    }
  }

  async #hearHere({ node, seats, watchers = [] }: Extract<News, { kind: 'here' }>): Promise<void> {
    this.#neighbours.heard(node, now());
    for (const [match, count] of watchers) {
      const live = await this.#parts.memory.peek(match);
      const before = live?.watchers;
      live?.setWatchersElsewhere(node, count, now() + BELIEVED);
      if (live !== null && live.watchers !== before) this.#parts.changed(live);
    }
    for (const [match, there] of seats) {
      const live = await this.#parts.memory.peek(match);
      if (live === null) continue;
      const before = there.map((seat) => this.#hearPresence(live, { seat, online: true }));
      if (before.includes(true)) this.#parts.changed(live);
    }
  }

  /** Whether anything is different now. */
  #hearPresence(live: LiveMatch, { seat, online }: { readonly seat: Seat; readonly online: boolean }): boolean {
    const before = live.isOnline(seat);
    live.setElsewhere(seat, online ? now() + BELIEVED : null);
    return live.isOnline(seat) !== before;
  }

  async #hear(news: MatchNews): Promise<void> {
    // News are no visit: a match that nobody looks at through this node leaves its memory all the same, and is not played on for nobody.
    const live = await this.#parts.memory.peek(news.match);
    if (live === null) return;
    if (news.kind === 'presence' && !this.#hearPresence(live, news)) return;
    if (news.kind === 'moved') {
      if (news.seq <= live.seq) return;
      await live.inTurn(() => this.#hearMoved(live, news));
    }
    if (news.kind === 'changed') await live.inTurn(() => this.#parts.ledger.refreshSeats(live));
    this.#parts.changed(live);
  }

  /** The next entry comes with the news; what came before it, if that was missed, is in the database. */
  async #hearMoved(live: LiveMatch, { match, seq, sealed }: Extract<News, { kind: 'moved' }>): Promise<void> {
    if (seq <= live.seq) return; // read from the database while it waited for its turn
    const isNext = seq === live.seq + 1 && sealed !== undefined && !live.uncommitted;
    const entry = isNext ? unseal(sealed, { match, seq }, live.secret) : null;
    return entry === null ? this.#parts.ledger.catchUp(live) : this.#parts.ledger.applyAll(live, [entry]);
  }
}
