import type { Seat } from '@dreadhouse/engine';
import type { Bus } from '../bus/bus.ts';
import type { EntryRow } from '../store/schema.ts';
import { type Draft, Ledger, type LedgerParts } from './ledger.ts';
import { type LiveMatch, MOST_DEATHS } from './live.ts';
import { Memory } from './memory.ts';
import { NodeNews } from './node-news.ts';
import { askName } from './projection.ts';
import { DONE, type Outcome, refused } from './refusal.ts';

/** A snapshot is written after this many entries. */
const SNAPSHOT_EVERY = 50;
export interface HostParts extends LedgerParts {
  readonly bus: Bus;
  readonly liveMatches: number;
}

/** The only one who changes matches on this node; those that are being played are in its memory. */
export class Host {
  readonly #parts: HostParts;
  readonly #memory: Memory;
  readonly #ledger: Ledger;
  readonly #news: NodeNews;
  /** Called after a match has changed: screens and bots look again. */
  onChange: (live: LiveMatch) => void = () => undefined;

  constructor(parts: HostParts) {
    this.#parts = parts;
    const changed = (live: LiveMatch): void => this.changed(live);
    this.#ledger = new Ledger(parts, changed);
    this.#memory = new Memory({
      load: (id) => this.#load(id),
      forgotten: (id) => parts.bus.unfollow(id),
      most: parts.liveMatches,
    });
    this.#news = new NodeNews({ ...parts, memory: this.#memory, ledger: this.#ledger, changed });
    parts.bus.listen((news) => this.#aside('hear news', this.#news.hear(news)));
  }

  get size(): number {
    return this.#memory.size;
  }

  /** Whether somebody looks at a match through this node. */
  set isWatched(isWatched: (match: string) => boolean) {
    this.#memory.isWatched = isWatched;
  }

  /** A match, from memory or from the database; null when there is none. */
  find(id: string): Promise<LiveMatch | null> {
    return this.#memory.find(id);
  }

  /** Matches that nobody looks at leave memory after a while. */
  forgetIdle(now: number): Promise<void> {
    return this.#memory.forgetIdle(now);
  }

  /** An answer: applied, made durable, then shown. `command` is the client's own id for it. */
  answer(live: LiveMatch, seat: Seat, ask: string, option: string, command: string): Promise<Outcome> {
    return this.#command(live, command, () => {
      const { match } = live;
      if (match === null) return refused('not-started');
      if (live.isOver) return refused('over');
      if (live.isFull) return refused('too-long');
      if (ask !== askName(live)) return refused('stale');
      const applied = match.answer(seat, option);
      if (!applied.ok) return refused(applied.why, applied.reason);
      const border = match.answers.at(-1)?.border === true ? 1 : 0;
      return { kind: 'answer', seat, body: option, border };
    });
  }

  undo(live: LiveMatch, seat: Seat, command: string): Promise<Outcome> {
    return this.#command(live, command, () => {
      if (live.match === null) return refused('not-started');
      if (live.isOver) return refused('over');
      if (live.isWornOut || live.isTooLateToUndo(seat, Date.now())) return refused('no-undo');
      return live.match.undo(seat) ? { kind: 'undo', seat, body: '', border: 0 } : refused('no-undo');
    });
  }

  /** Goes back one answer, once everybody has agreed: the one that was the last when they were asked, and no other. */
  rewind(live: LiveMatch, seat: Seat, seq: number, command: string): Promise<Outcome> {
    return this.#command(live, command, () => {
      const { match } = live;
      if (match === null) return refused('not-started');
      if (live.isOver) return refused('over');
      if (live.seq !== seq) return refused('stale');
      const position = match.position - 1;
      if (live.isWornOut || !match.rewind(position, live.everybody())) return refused('no-undo');
      return { kind: 'rewind', seat, body: String(position), border: 0 };
    });
  }

  /** Seats or status have changed in the database: look again, start if everybody sits, tell the others. */
  async refresh(id: string): Promise<void> {
    const live = await this.find(id);
    if (live === null) return;
    await live.inTurn(() => this.#ledger.refreshSeats(live));
    this.#parts.bus.tell({ kind: 'changed', match: id });
    this.changed(live);
  }

  /** Tries it, makes it durable, shows it; or refuses and changes nothing. */
  #command(live: LiveMatch, command: string, attempt: () => Draft | Outcome): Promise<Outcome> {
    return live.inTurn(async () => {
      // The last command was tried, and nobody knows whether it was written: the database does.
      if (live.uncommitted) await this.#ledger.reload(live);
      const draft = attempt();
      if ('ok' in draft) return (await this.#isKnown(live, command)) ? DONE : draft;
      live.uncommitted = true;
      const entry = this.#ledger.entry(live, draft, command);
      const appended = await this.#parts.journal.append(entry);
      if (appended === 'kept') {
        live.uncommitted = false;
        live.wrote(entry);
        this.#afterEntry(live, entry);
        return DONE;
      }
      await this.#ledger.reload(live);
      return appended === 'known' ? DONE : refused('stale');
    });
  }

  async #isKnown(live: LiveMatch, command: string): Promise<boolean> {
    return (await this.#parts.journal.find(live.id, command)) !== null;
  }

  /** What is written elsewhere is heard before it is read what has been written: so nothing falls between. */
  async #load(id: string): Promise<LiveMatch | null> {
    await this.#parts.bus.follow(id);
    return this.#ledger.load(id);
  }

  /** Something about a match is different: whoever looks at it is told. That may fail; the match goes on. */
  changed(live: LiveMatch): void {
    try {
      this.onChange(live);
    } catch (error) {
      this.#parts.onTrouble(error, `show match ${live.id}`);
    }
  }

  /** Work that nobody waits for. If it fails it is reported, and nothing depends on it. */
  #aside(doing: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#parts.onTrouble(error, doing));
  }

  #afterEntry(live: LiveMatch, entry: EntryRow): void {
    this.#ledger.noteEnd(live);
    if (live.isOver || live.seq % SNAPSHOT_EVERY === 0) this.#aside('keep a snapshot', this.#ledger.keepSnapshot(live));
    this.#news.tellMoved(live, entry);
    this.changed(live);
  }

  /** Before a stop: where each match is, so that it can go on under whatever rules come next. */
  async keepSnapshots(): Promise<void> {
    for await (const live of this.#memory.all()) {
      if (live.seq === live.keptAt) continue;
      await live
        .inTurn(() => this.#ledger.keepSnapshot(live))
        .catch((error: unknown) => {
          this.#parts.onTrouble(error, 'keep a snapshot');
        });
    }
  }

  /** After a start: matches that were under way go on, so that bots answer and clocks run even if nobody looks. */
  async resume(): Promise<void> {
    for (const id of await this.#parts.matches.underWay(this.#parts.liveMatches)) {
      await this.find(id).catch((error: unknown) => this.#parts.onTrouble(error, `resume match ${id}`));
    }
  }

  /** Where time has run out, a bot gives the answer that is missing; the next is its owner's again. */
  async checkClocks(now: number): Promise<void> {
    for await (const live of this.#memory.all()) {
      if (latePeople(live, now).length === 0) continue;
      await this.#lookAgain(live).catch((error: unknown) =>
        this.#parts.onTrouble(error, `look at the clock of match ${live.id}`),
      );
    }
  }

  /** Somebody died thinking about it. Where that happens again and again, its bots get up, and their seats are for people. */
  async thinkerDied(id: string): Promise<void> {
    await this.#parts.matches.noteDeath(id, MOST_DEATHS);
    await this.refresh(id);
  }

  async thinkerLives(id: string): Promise<void> {
    await this.#parts.matches.change(id, { deaths: 0 });
    await this.refresh(id);
  }

  /** What this node holds may be old, when nobody could tell it of anything: the database decides who is late. */
  async #lookAgain(live: LiveMatch): Promise<void> {
    await live.inTurn(async () => {
      await this.#ledger.catchUp(live);
      await this.#ledger.refreshSeats(live);
    });
    this.changed(live);
  }

  /** Looks whether other nodes have written anything that the bus did not tell, when that may be. */
  catchUpAll(ids: readonly string[]): Promise<void> {
    return this.#news.catchUpAll(ids);
  }

  /** Tells the other nodes who is here. */
  announce(ids: readonly string[]): Promise<void> {
    return this.#news.announce(ids);
  }
}

/** People whose time to answer is over, and for whom a bot could answer. */
function latePeople(live: LiveMatch, now: number): Seat[] {
  if (live.putAside || live.isFull) return [];
  return live.lateSeats(now).filter((seat) => live.seats[seat]?.kind === 'person');
}
