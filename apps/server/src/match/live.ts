import {
  type AnyGame,
  type Applied,
  contentHash,
  type GameEvent,
  type Header,
  type KeptMatch,
  type Match,
  type MatchSettings,
  MOST_ANSWERS,
  mayKnow,
  restoring,
  type Seat,
  share,
  type Viewer,
} from '@dreadhouse/engine';
import type { Deadline, Screen } from '@dreadhouse/protocol';
import { now } from '../now.ts';
import type { EntryRow, MatchRow, SeatRow, SnapshotRow } from '../store/schema.ts';
import { fold } from './fold.ts';
import { Hourglass } from './hourglass.ts';
import { type AnswerPlace, type Company, companyOf, goesBack, stillCounts } from './mate.ts';
import { putAway } from './packed.ts';
import { type ForAll, forAll, screenOf, type Truth } from './projection.ts';
import type { KeptProposal } from './proposal.ts';
import { newBroadcast, SentUpdates, type ToSend } from './sent-updates.ts';
import { inSlices } from './slices.ts';

/** Fingerprints are for files; the journal is its own proof. */
const SETTINGS: MatchSettings = { marks: false };

/** Whoever comes back within this time is sent only what they missed, in milliseconds. */
const SOON_BACK = 60_000;

/** Whoever has been away for so long has not just lost the line, in milliseconds: then the table may hand their seat over. */
export const AWAY_FOR_GOOD = 120_000;

/** When so many in a row have died thinking about a match, it is put aside: nobody thinks about it any more. */
export const MOST_DEATHS = 2;

/** So many entries make a journal long; no more than answers is added to it then. */
const MOST_ENTRIES = 2 * MOST_ANSWERS;

/** A match that these rules cannot go on with, not even from its beginning. */
export class Unplayable extends Error {}

/** A match in memory: the truth, and what each viewer has been shown of it. */
export class LiveMatch implements Truth {
  readonly id: string;
  readonly game: AnyGame;
  readonly secret: string;
  status: Screen['status'];
  seats: readonly SeatRow[];
  match: Match<unknown> | null = null;
  /** The last entry that has been applied. */
  seq = 0;
  proposal: KeptProposal | null;
  rematch: string | null;
  host: Seat | null;
  /** How many have died thinking about it, since one came to the end of its thought. */
  deaths: number;
  /** An answer has been tried that is not durable yet: nobody may see it. */
  uncommitted = false;
  /** The last entry that a snapshot includes, as far as this node knows. */
  keptAt = 0;
  /** When it was heard that another node has written the last entry; null when it was this one, or nobody knows. */
  heardAt: number | null = null;
  readonly clock: number | null;
  readonly patience: number | null;
  /** Whether the table allows hints. */
  readonly hints: boolean;
  /** The table has agreed to end the match where it was. */
  givenUp: boolean;
  /** When somebody last asked for it. */
  usedAt = now();
  /** When the match began; before, when its table was set up. */
  begun: number;
  #hourglass: Hourglass;
  /** The entries that took several answers back. */
  #wentBack: readonly EntryRow[] = [];
  /** Who is connected to this node, and who to others, and until when that is believed without hearing it again. */
  readonly #online = new Set<Seat>();
  readonly #elsewhere = new Map<Seat, number>();
  /** When each seat's owner was last seen to be there. Nobody is known to have been before this node looked. */
  readonly #lastHere = new Map<Seat, number>();
  readonly #loadedAt = now();
  /** How many watch through this node, and through others, as far as those have said so lately. */
  #watchers = 0;
  readonly #watchersElsewhere = new Map<string, { readonly count: number; readonly until: number }>();
  readonly #viewers = new Map<Viewer, SentUpdates>();
  /** Viewers for whom nobody looks any more, and since when. */
  readonly #left = new Map<Viewer, number>();
  /** What all viewers' screens have in common, as it was last shown; null while they are packed. */
  #forAll: ForAll | null = null;
  /** When anybody was last shown anything; null while all screens are packed. */
  #shownAt: number | null = now();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(game: AnyGame, row: MatchRow, seats: readonly SeatRow[]) {
    const { id, secret, status, clock, patience } = row;
    this.id = id;
    this.game = game;
    this.secret = secret;
    this.clock = clock;
    this.patience = patience;
    this.hints = row.hints === 1;
    this.givenUp = row.given_up === 1;
    this.status = status;
    this.seats = seats;
    this.rematch = row.rematch;
    this.host = row.host;
    this.deaths = row.deaths;
    this.proposal = proposalIn(row);
    this.begun = row.touched;
    this.#hourglass = this.#newHourglass();
  }

  #newHourglass(entries: readonly EntryRow[] = []): Hourglass {
    return new Hourglass({ begun: this.begun, clock: this.clock, seats: this.seats.length }, entries);
  }

  /** What has changed about the table besides the match on it. */
  lookAgain(row: MatchRow, seats: readonly SeatRow[]): void {
    this.seats = seats;
    this.begun = row.touched;
    this.rematch = row.rematch;
    this.host = row.host;
    this.deaths = row.deaths;
    this.proposal = proposalIn(row);
    this.givenUp = row.given_up === 1;
    if (this.givenUp) this.status = 'over';
  }

  /** One thing at a time at each table. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const begin = (): Promise<T> => {
      this.#wake(); // before anything changes
      return work();
    };
    const turn = this.#queue.then(begin, begin); // whatever became of the one before
    this.#queue = turn;
    return turn;
  }

  /** The match from its header and entries. Says what was lost if the rules have changed since. Until then it is as it was. */
  async rebuild(
    header: Header,
    entries: readonly EntryRow[],
    snapshot: SnapshotRow | null,
  ): Promise<{ readonly lost: number } | null> {
    // A viewer's log needs all events, so the match is played again from its start wherever the rules are still the same.
    const kept = this.#withBeginning(fold(header, entries, snapshot));
    const loaded = await inSlices(restoring(this.game, kept, { ...SETTINGS, whole: true }));
    if (!loaded.ok) throw new Unplayable(`Match ${this.id} cannot be loaded: ${loaded.why} (${loaded.where})`);
    this.#wake(); // with what was told so far, as it was seen
    this.match = loaded.match;
    this.match.onTell = (event) => this.#addStep(event);
    for (const sent of this.#viewers.values()) sent.forgetSteps();
    this.seq = entries.at(-1)?.seq ?? 0;
    this.#hourglass = this.#newHourglass(entries);
    this.#wentBack = entries.filter(goesBack);
    return loaded.changed;
  }

  /** Under changed rules a match that has no later boundary begins again at its beginning, with the answers that still hold. */
  #withBeginning(kept: KeptMatch): KeptMatch {
    const { header } = kept;
    if (header.rules === this.game.version && header.content === contentHash(this.game)) return kept;
    const options = this.game.options(header.options, header.players.length);
    if (!options.ok) return kept; // refused below, with its reason
    const state = this.game.initial(options.value, header.players.length);
    const beginning = header.layout ?? { position: 0, phase: this.game.first, state, places: {} };
    return { ...kept, snapshots: [beginning, ...kept.snapshots] };
  }

  /** What another node has written. */
  apply(entry: EntryRow): Applied {
    const { match } = this;
    const { kind, seat, body } = entry;
    if (match === null) return { ok: false, why: 'not-your-decision' };
    this.wrote(entry);
    this.heardAt = now();
    if (kind === 'answer') return match.answer(seat, body);
    const done = kind === 'undo' ? match.undo(seat) : match.rewind(Number(body), this.everybody());
    return done ? { ok: true } : { ok: false, why: 'stale' };
  }

  /** An entry is in the journal, and the match stands after it. */
  wrote(entry: EntryRow): void {
    this.seq = entry.seq;
    this.heardAt = null;
    this.#hourglass.turn(entry);
    if (goesBack(entry)) this.#wentBack = [...this.#wentBack, entry];
  }

  /** Whether an answer has been given as far as this node knows, and not been taken back since. */
  stands(answer: AnswerPlace): boolean {
    return stillCounts(answer, this.seq, this.#wentBack);
  }

  /** Who hears what a bot says, and what it has been told. */
  companyOf(seat: Seat): Company {
    return companyOf(this, seat);
  }

  /** Over once is over for good, also where changed rules would see it otherwise: by then its secret has been told. */
  get isOver(): boolean {
    return this.status === 'over' || this.match?.over === true;
  }

  /** It takes no more answers: far more have been given than any match needs, and whoever loads it gives each of them again. */
  get isFull(): boolean {
    return (this.match?.position ?? 0) >= MOST_ANSWERS;
  }

  /** Nothing is taken back any more: what is taken back stays in the journal, which everybody reads who loads the match. */
  get isWornOut(): boolean {
    return this.seq >= MOST_ENTRIES;
  }

  /** Bots leave it alone; people go on. */
  get putAside(): boolean {
    return this.deaths >= MOST_DEATHS;
  }

  deadlineOf(seat: Seat): Deadline | null {
    return this.#hourglass.deadlineOf(seat);
  }

  missedBy(seat: Seat): number {
    return this.#hourglass.missedBy(seat);
  }

  /** Those who are waited for, and whose time to answer is over. */
  lateSeats(now: number): readonly Seat[] {
    if (this.clock === null || this.match === null || this.isOver) return [];
    return this.match.waitingFor().filter((seat) => (this.deadlineOf(seat)?.bot ?? now + 1) <= now);
  }

  /** Whether this seat's time for the question is over that an undo would bring back. */
  isTooLateToUndo(seat: Seat, now: number): boolean {
    return (this.#hourglass.deadlineBefore(seat)?.bot ?? now + 1) <= now;
  }

  /** Before the match; and at a table that goes on with a saved one, until everybody sits again. */
  get isWaiting(): boolean {
    return this.status === 'open' || (this.status === 'playing' && this.seats.some(({ kind }) => kind === 'open'));
  }

  everybody(): Seat[] {
    return this.seats.map(({ seat }) => seat);
  }

  isOnline(seat: Seat): boolean {
    return this.#online.has(seat) || this.#elsewhere.has(seat);
  }

  /** Whether a seat's owner has been away for longer than lines are lost for. */
  isAwayForGood(seat: Seat): boolean {
    return !this.isOnline(seat) && now() - (this.#lastHere.get(seat) ?? this.#loadedAt) > AWAY_FOR_GOOD;
  }

  /** Who is connected to this node. */
  here(): readonly Seat[] {
    return [...this.#online];
  }

  setOnline(seat: Seat, online: boolean): void {
    this.#lastHere.set(seat, now());
    if (online) this.#online.add(seat);
    else this.#online.delete(seat);
  }

  get watchers(): number {
    let count = this.#watchers;
    for (const elsewhere of this.#watchersElsewhere.values()) count += elsewhere.count;
    return count;
  }

  /** How many watch through this node. */
  get watchersHere(): number {
    return this.#watchers;
  }

  setWatchers(count: number): void {
    this.#watchers = count;
  }

  setWatchersElsewhere(node: string, count: number, until: number): void {
    this.#watchersElsewhere.set(node, { count, until });
  }

  /** Another node has said who is there. */
  setElsewhere(seat: Seat, until: number | null): void {
    this.#lastHere.set(seat, now());
    if (until === null) this.#elsewhere.delete(seat);
    else this.#elsewhere.set(seat, until);
  }

  /** A node that died cannot say who has left. Whether anybody is no longer believed to be there. */
  forgetAbsent(now: number): boolean {
    const before = this.#elsewhere.size + this.#watchersElsewhere.size;
    for (const [node, { until }] of this.#watchersElsewhere) if (until < now) this.#watchersElsewhere.delete(node);
    for (const [seat, until] of this.#elsewhere) if (until < now) this.setElsewhere(seat, null);
    return this.#elsewhere.size + this.#watchersElsewhere.size < before;
  }

  /** What this viewer has been sent; from now on it is kept up to date. */
  sentTo(viewer: Viewer): SentUpdates {
    this.#wake();
    this.#left.delete(viewer);
    let sent = this.#viewers.get(viewer);
    if (sent === undefined) {
      const [like = null] = this.#viewers.values();
      sent = new SentUpdates(viewer, this.game, screenOf(this, viewer), this.match?.events ?? [], like);
      this.#viewers.set(viewer, sent);
    }
    return sent;
  }

  /** Something is told while the rules run: whoever is told sees the table as it is at that moment. */
  #addStep(event: GameEvent): void {
    const { match } = this;
    if (match === null || this.#viewers.size === 0) return;
    this.#wake();
    const { publicView } = this.#shareForAll();
    for (const [viewer, sent] of this.#viewers)
      if (mayKnow(event, viewer)) sent.step(event, match.view(viewer, publicView), publicView);
  }

  /** What all have in common is compared with what it was once, not once for each viewer. */
  #shareForAll(): ForAll {
    const [first] = this.#viewers.values();
    const before = this.#forAll ?? { publicView: first?.screen.view, seats: first?.screen.seats };
    this.#forAll = share(forAll(this), before);
    return this.#forAll;
  }

  /** What each viewer has to be sent after something has changed. */
  *broadcast(): Generator<readonly [SentUpdates, ToSend]> {
    if (this.uncommitted) return;
    this.#wake();
    const shared = this.#shareForAll();
    const broadcast = newBroadcast(this.match?.events ?? [], shared);
    for (const [viewer, sent] of this.#viewers) yield [sent, sent.advance(screenOf(this, viewer, shared), broadcast)];
  }

  /** What was shown is packed where nothing has happened for a while, and the states to go back to. Whether there was anything to pack. */
  rest(now: number): boolean {
    if (this.#shownAt === null || now - this.#shownAt < SOON_BACK) return false;
    this.#shownAt = null;
    this.#forAll = null;
    for (const sent of this.#viewers.values()) sent.rest();
    this.match?.rest(putAway);
    return true;
  }

  #wake(): void {
    const isAwake = this.#shownAt !== null;
    this.#shownAt = now();
    if (isAwake) return;
    const [first = null] = this.#viewers.values();
    const events = this.match?.events ?? [];
    for (const sent of this.#viewers.values()) sent.wake(sent === first ? null : first, events);
  }

  /** Nobody looks for this viewer any more. */
  leave(viewer: Viewer, now: number): void {
    this.#left.set(viewer, now);
  }

  /** What was shown to those who have not come back for a while. */
  forgetLeft(now: number): void {
    for (const [viewer, at] of this.#left) {
      if (now - at < SOON_BACK) continue;
      this.#left.delete(viewer);
      this.#viewers.delete(viewer);
    }
  }
}

/** Written by us, as a proposal. */
function proposalIn({ proposal }: MatchRow): KeptProposal | null {
  return proposal === null ? null : (JSON.parse(proposal) as KeptProposal);
}
