import type { AnyGame, Header } from '@dreadhouse/engine';
import type { Games } from '../games.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { EntryRow } from '../store/schema.ts';
import { LiveMatch } from './live.ts';
import { ownId } from './own-id.ts';
import { allSeatsTaken, headerOf } from './tables.ts';

export type Draft = Pick<EntryRow, 'kind' | 'seat' | 'body' | 'border'>;

export interface LedgerParts {
  readonly games: Games;
  readonly matches: Matches;
  readonly journal: Journal;
  /** Told of what failed beside the way of a command, where nobody waits for an answer. */
  readonly onTrouble: (error: unknown, doing: string) => void;
}

/** Brings matches in memory level with the database, and writes down what must outlive this process. */
export class Ledger {
  readonly #parts: LedgerParts;
  /** Called after a match has changed. */
  readonly #changed: (live: LiveMatch) => void;

  constructor(parts: LedgerParts, changed: (live: LiveMatch) => void) {
    this.#parts = parts;
    this.#changed = changed;
  }

  async load(id: string): Promise<LiveMatch | null> {
    const kept = await this.#parts.matches.find(id);
    const game: AnyGame | undefined = kept === null ? undefined : this.#parts.games.get(kept.match.game);
    if (kept === null || game === undefined) return null;
    const live = new LiveMatch(game, kept.match, kept.seats);
    if (kept.match.header !== null) await this.#rebuild(live, JSON.parse(kept.match.header) as Header);
    setImmediate(() => this.#changed(live)); // a bot may have been waited for
    return live;
  }

  /** Seats or status have changed in the database; the match starts when everybody sits. */
  async refreshSeats(live: LiveMatch): Promise<void> {
    const kept = await this.#parts.matches.find(live.id);
    if (kept === null) return;
    live.lookAgain(kept.match, kept.seats);
    if (kept.match.status === 'open' && allSeatsTaken(kept.seats)) {
      const header = headerOf(this.#parts.games, kept);
      // Somebody stood up, or another node was quicker: look again.
      if (!(await this.#parts.matches.start(live.id, header, kept.seats))) return this.refreshSeats(live);
      live.begun = Date.now();
      await live.rebuild(header, [], null);
      live.status = 'playing';
    } else if (live.match === null && kept.match.header !== null) {
      await this.#rebuild(live, JSON.parse(kept.match.header) as Header, kept.match.status);
    }
  }

  async #rebuild(live: LiveMatch, header: Header, status = live.status): Promise<void> {
    const entries = await this.#parts.journal.since(live.id, 0);
    const snapshot = await this.#parts.matches.snapshot(live.id);
    const changed = await live.rebuild(header, entries, snapshot);
    live.status = status;
    // What is over stays as it was written, whatever these rules make of it.
    if (changed !== null && live.status !== 'over' && !(await this.#keepCarriedOver(live))) return this.reload(live);
    this.noteEnd(live);
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
    const entry = this.entry(live, carried, ownId(`carried:${live.seq + 1}:${rules}:${content}`));
    if (!(await this.#parts.journal.carryOver(entry, JSON.stringify(match.header)))) return false;
    live.wrote(entry);
    return true;
  }

  /** What this node writes next about a match. */
  entry(live: LiveMatch, draft: Draft, command: string): EntryRow {
    return { match: live.id, seq: live.seq + 1, command, at: Date.now(), ...draft };
  }

  /** What this node holds may be wrong: the database decides. */
  async reload(live: LiveMatch): Promise<void> {
    const kept = await this.#parts.matches.find(live.id);
    if (kept === null || kept.match.header === null) return;
    await this.#rebuild(live, JSON.parse(kept.match.header) as Header);
    this.#changed(live);
  }

  /** What other nodes have written since. */
  async catchUp(live: LiveMatch): Promise<void> {
    if (live.uncommitted) return this.reload(live);
    await this.applyAll(live, await this.#parts.journal.since(live.id, live.seq));
  }

  /** Entries of other nodes. */
  async applyAll(live: LiveMatch, entries: readonly EntryRow[]): Promise<void> {
    for (const entry of entries) {
      if (entry.kind !== 'carried' && entry.seq === live.seq + 1 && live.apply(entry).ok) continue;
      return this.reload(live);
    }
    if (live.match?.over) live.status = 'over';
  }

  /** The end is written down once for good: the journal alone would tell it only by the rules that it was played by. */
  noteEnd(live: LiveMatch): void {
    if (live.match?.over !== true || live.status === 'over') return;
    live.status = 'over';
    this.#parts.matches
      .change(live.id, { status: 'over', touched: Date.now() })
      .catch((error: unknown) => this.#parts.onTrouble(error, 'note an end'));
  }

  /** Where the match is, so that it can go on under whatever rules come next. */
  async keepSnapshot(live: LiveMatch): Promise<void> {
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
}
