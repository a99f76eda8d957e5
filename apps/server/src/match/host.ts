import { type AnyGame, canonical, type Header, type Seat } from '@dreadhouse/engine';
import { type Bus, MATCHES_AT_ONCE, type MatchNews, type News } from '../bus/bus.ts';
import { seal, unseal } from '../bus/sealed.ts';
import type { Games } from '../games.ts';
import { now } from '../now.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { EntryRow } from '../store/schema.ts';
import { LiveMatch, MOST_DEATHS } from './live.ts';
import { Memory } from './memory.ts';
import { Neighbours } from './neighbours.ts';
import { ownId } from './own-id.ts';
import { askName } from './projection.ts';
import { DONE, type Outcome, refused } from './refusal.ts';
import { allSeatsTaken, headerOf } from './tables.ts';

/** A snapshot is written after this many entries. */
const SNAPSHOT_EVERY = 50;
/** How often nodes say who is there, and how long they are believed, in milliseconds. */
export const ANNOUNCED = 3000;
const BELIEVED = 10_000;

type Draft = Pick<EntryRow, 'kind' | 'seat' | 'body' | 'border'>;

export interface HostParts {
  readonly games: Games;
  readonly matches: Matches;
  readonly journal: Journal;
  readonly bus: Bus;
  readonly liveMatches: number;
  /** Told of what failed beside the way of a command, where nobody waits for an answer. */
  readonly onTrouble: (error: unknown, doing: string) => void;
}

/** The only one who changes matches on this node; those that are being played are in its memory. */
export class Host {
  readonly #parts: HostParts;
  readonly #memory: Memory;
  readonly #neighbours = new Neighbours();
  /** Called after a match has changed: screens and bots look again. */
  onChange: (live: LiveMatch) => void = () => undefined;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#memory = new Memory((id) => this.#load(id), parts.liveMatches);
    parts.bus.listen((news) =>
      this.#aside('hear news', news.kind === 'here' ? this.#hearHere(news) : this.#hear(news)),
    );
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
      if (live.isTooLateToUndo(Date.now())) return refused('no-undo');
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
      if (!match.rewind(position, live.everybody())) return refused('no-undo');
      return { kind: 'rewind', seat, body: String(position), border: 0 };
    });
  }

  /** Seats or status have changed in the database: look again, start if everybody sits, tell the others. */
  async refresh(id: string): Promise<void> {
    const live = await this.find(id);
    if (live === null) return;
    await live.inTurn(() => this.#refreshSeats(live));
    this.#parts.bus.tell({ kind: 'changed', match: id });
    this.changed(live);
  }

  async #refreshSeats(live: LiveMatch): Promise<void> {
    const kept = await this.#parts.matches.find(live.id);
    if (kept === null) return;
    live.lookAgain(kept.match, kept.seats);
    if (kept.match.status === 'open' && allSeatsTaken(kept.seats)) {
      const header = headerOf(this.#parts.games, kept);
      // Somebody stood up, or another node was quicker: look again.
      if (!(await this.#parts.matches.start(live.id, header, kept.seats))) return this.#refreshSeats(live);
      live.status = 'playing';
      live.begun = Date.now();
      live.rebuild(header, [], null);
    } else if (live.match === null && kept.match.header !== null) {
      live.status = kept.match.status;
      await this.#rebuild(live, JSON.parse(kept.match.header) as Header);
    }
  }

  async #load(id: string): Promise<LiveMatch | null> {
    const kept = await this.#parts.matches.find(id);
    const game: AnyGame | undefined = kept === null ? undefined : this.#parts.games.get(kept.match.game);
    if (kept === null || game === undefined) return null;
    const live = new LiveMatch(game, kept.match, kept.seats);
    if (kept.match.header !== null) await this.#rebuild(live, JSON.parse(kept.match.header) as Header);
    setImmediate(() => this.changed(live)); // a bot may have been waited for
    return live;
  }

  async #rebuild(live: LiveMatch, header: Header): Promise<void> {
    const entries = await this.#parts.journal.since(live.id, 0);
    const snapshot = await this.#parts.matches.snapshot(live.id);
    const changed = live.rebuild(header, entries, snapshot);
    // What is over stays as it was written, whatever these rules make of it.
    if (changed !== null && live.status !== 'over' && !(await this.#keepCarriedOver(live))) return this.#reload(live);
    this.#noteEnd(live);
    live.uncommitted = false;
  }

  /**
   * The rules have changed under a match: from here on it counts as begun where it could be resumed, on every node alike. False when
   * another node was quicker.
   */
  async #keepCarriedOver(live: LiveMatch): Promise<boolean> {
    const { match } = live;
    if (match === null) return true;
    const { rules, content } = match.header;
    const carried = { kind: 'carried', seat: 0, body: String(match.position), border: 0 } as const;
    const entry = this.#entry(live, carried, ownId(`carried:${live.seq + 1}:${rules}:${content}`));
    if (!(await this.#parts.journal.carryOver(entry, JSON.stringify(match.header)))) return false;
    live.wrote(entry);
    return true;
  }

  #entry(live: LiveMatch, draft: Draft, command: string): EntryRow {
    return { match: live.id, seq: live.seq + 1, command, at: Date.now(), ...draft };
  }

  /** Tries it, makes it durable, shows it; or refuses and changes nothing. */
  #command(live: LiveMatch, command: string, attempt: () => Draft | Outcome): Promise<Outcome> {
    return live.inTurn(async () => {
      // The last command was tried, and nobody knows whether it was written: the database does.
      if (live.uncommitted) await this.#reload(live);
      const draft = attempt();
      if ('ok' in draft) return (await this.#isKnown(live, command)) ? DONE : draft;
      live.uncommitted = true;
      const entry = this.#entry(live, draft, command);
      const appended = await this.#parts.journal.append(entry);
      if (appended === 'kept') {
        live.uncommitted = false;
        live.wrote(entry);
        this.#afterEntry(live, entry);
        return DONE;
      }
      await this.#reload(live);
      return appended === 'known' ? DONE : refused('stale');
    });
  }

  async #isKnown(live: LiveMatch, command: string): Promise<boolean> {
    return (await this.#parts.journal.find(live.id, command)) !== null;
  }

  async #reload(live: LiveMatch): Promise<void> {
    const kept = await this.#parts.matches.find(live.id);
    if (kept === null || kept.match.header === null) return;
    await this.#rebuild(live, JSON.parse(kept.match.header) as Header);
    this.changed(live);
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
    this.#noteEnd(live);
    if (live.isOver || live.seq % SNAPSHOT_EVERY === 0) this.#aside('keep a snapshot', this.#keepSnapshot(live));
    this.#tellMoved(live, entry);
    this.changed(live);
  }

  #tellMoved({ id, seq, secret }: LiveMatch, entry: EntryRow): void {
    const { bus } = this.#parts;
    if (bus.self !== null) bus.tell({ kind: 'moved', match: id, seq, sealed: seal(entry, secret) });
  }

  /** The end is written down once for good: the journal alone would tell it only by the rules that it was played by. */
  #noteEnd(live: LiveMatch): void {
    if (live.match?.over !== true || live.status === 'over') return;
    live.status = 'over';
    this.#aside('note an end', this.#parts.matches.change(live.id, { status: 'over', touched: Date.now() }));
  }

  async #keepSnapshot(live: LiveMatch): Promise<void> {
    if (live.match === null || live.uncommitted) return;
    const snapshots = live.match.checkpoints.map(({ position, phase, state, places }) => ({
      position,
      phase,
      state,
      places,
    }));
    live.keptAt = live.seq;
    await this.#parts.matches.keepSnapshot({ match: live.id, seq: live.seq, body: JSON.stringify({ snapshots }) });
  }

  /** Before a stop: where each match is, so that it can go on under whatever rules come next. */
  async keepSnapshots(): Promise<void> {
    for await (const live of this.#memory.all()) {
      if (live.seq === live.keptAt) continue;
      await live
        .inTurn(() => this.#keepSnapshot(live))
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

  /** Where time has run out, a bot sits down until its owner takes the seat back. */
  async checkClocks(now: number): Promise<void> {
    for await (const live of this.#memory.all()) {
      if (latePeople(live, now).length === 0) continue;
      await this.#runOut(live, now).catch((error: unknown) =>
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
  async #runOut(live: LiveMatch, now: number): Promise<void> {
    await live.inTurn(async () => {
      await this.#catchUp(live);
      await this.#refreshSeats(live);
    });
    const late = latePeople(live, now);
    for (const seat of late) {
      const expected = { status: 'playing', kind: 'person', token: live.seats[seat]?.token ?? null } as const;
      await this.#parts.matches.changeSeat(live.id, seat, { kind: 'bot', level: 'thumb' }, expected);
    }
    if (late.length > 0) await this.refresh(live.id);
    else this.changed(live);
  }

  /** Looks whether other nodes have written anything that the bus did not tell, when that may be. */
  async catchUpAll(ids: readonly string[]): Promise<void> {
    const moment = now();
    if (this.#neighbours.mustLook(this.#parts.bus.ready, moment)) await this.#catchUpAll(ids);
    for (const id of ids) {
      const live = await this.#memory.peek(id);
      if (live?.forgetAbsent(moment)) this.changed(live);
    }
  }

  async #catchUpAll(ids: readonly string[]): Promise<void> {
    const newest = await this.#parts.journal.newest(ids);
    for (const [id, seq] of newest) await this.#hear({ kind: 'moved', match: id, seq });
    const seats = await this.#parts.matches.seatsOf(ids);
    for (const id of ids) {
      const live = await this.#memory.peek(id);
      if (live === null) continue;
      const sameSeats = canonical(live.seats) === canonical(seats.get(id) ?? []);
      if (!sameSeats) await this.#hear({ kind: 'changed', match: id });
    }
  }

  /** Tells the other nodes who is here, again and again: who is no longer heard of is gone. */
  async announce(ids: readonly string[]): Promise<void> {
    const { bus } = this.#parts;
    if (bus.self === null) return;
    const seats: [string, Seat[]][] = [];
    for (const id of ids) {
      const here = (await this.#memory.peek(id))?.here() ?? [];
      if (here.length > 0) seats.push([id, [...here]]);
    }
    // Also when nobody is here: that this node is, is news enough.
    do bus.tell({ kind: 'here', node: bus.self, seats: seats.splice(0, MATCHES_AT_ONCE) });
    while (seats.length > 0);
  }

  async #hearHere({ node, seats }: Extract<News, { kind: 'here' }>): Promise<void> {
    this.#neighbours.heard(node, now());
    for (const [match, there] of seats) {
      const live = await this.#memory.peek(match);
      if (live === null) continue;
      const before = there.map((seat) => this.#hearPresence(live, { seat, online: true }));
      if (before.includes(true)) this.changed(live);
    }
  }

  /** Whether anything is different now. */
  #hearPresence(live: LiveMatch, { seat, online }: { readonly seat: Seat; readonly online: boolean }): boolean {
    const before = live.isOnline(seat);
    live.setElsewhere(seat, online ? now() + BELIEVED : null);
    return live.isOnline(seat) !== before;
  }

  async #hear(news: MatchNews): Promise<void> {
    if (this.#memory.peek(news.match) === null) return;
    const live = await this.find(news.match);
    if (live === null) return;
    if (news.kind === 'presence' && !this.#hearPresence(live, news)) return;
    if (news.kind === 'moved') {
      if (news.seq <= live.seq) return;
      await live.inTurn(() => this.#hearMoved(live, news));
    }
    if (news.kind === 'changed') await live.inTurn(() => this.#refreshSeats(live));
    this.changed(live);
  }

  /** The next entry comes with the news; what came before it, if that was missed, is in the database. */
  async #hearMoved(live: LiveMatch, { match, seq, sealed }: Extract<News, { kind: 'moved' }>): Promise<void> {
    if (seq <= live.seq) return; // read from the database while it waited for its turn
    const isNext = seq === live.seq + 1 && sealed !== undefined && !live.uncommitted;
    const entry = isNext ? unseal(sealed, { match, seq }, live.secret) : null;
    return entry === null ? this.#catchUp(live) : this.#applyAll(live, [entry]);
  }

  async #catchUp(live: LiveMatch): Promise<void> {
    if (live.uncommitted) return this.#reload(live);
    await this.#applyAll(live, await this.#parts.journal.since(live.id, live.seq));
  }

  async #applyAll(live: LiveMatch, entries: readonly EntryRow[]): Promise<void> {
    for (const entry of entries) {
      if (entry.kind !== 'carried' && entry.seq === live.seq + 1 && live.apply(entry).ok) continue;
      return this.#reload(live);
    }
    if (live.match?.over) live.status = 'over';
  }
}

/** People whose time to answer is over, and for whom a bot could answer. */
function latePeople(live: LiveMatch, now: number): Seat[] {
  if (live.putAside) return [];
  return live.lateSeats(now).filter((seat) => live.seats[seat]?.kind === 'person');
}
