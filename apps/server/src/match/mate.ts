import {
  type AnyGame,
  type Match,
  mayKnow,
  mayTell,
  type Seat,
  type Spoken,
  type Viewer,
  type Wish,
} from '@dreadhouse/engine';
import type { MateView, Screen } from '@dreadhouse/protocol';
import type { EntryRow, SeatRow } from '../store/schema.ts';

/** An answer: its entry in the journal, and how many answers there were before it. Told to nobody: both count answers. */
export interface AnswerPlace {
  readonly seq: number;
  readonly position: number;
}

/** What a bot has been told last, as it is kept with its seat. */
export interface KeptTold {
  /** Of the command that told it. */
  readonly id: string;
  readonly by: Seat;
  /** Null: what it had been told was taken back. */
  readonly wish: Wish | null;
  /** The last few commands that told it anything, so that each counts once. */
  readonly known: readonly string[];
}

/** What a bot says of one of its answers, to each who listens, worked out from what they know. */
export interface Speech {
  readonly about: AnswerPlace;
  readonly words: readonly (readonly [Seat, Spoken])[];
}

/** What a bot has said, as it is kept with its seat. */
export interface KeptSaid {
  /** The newest last; before it those that somebody is still shown, as long as they have been told nothing of what the newer ones are about. */
  readonly speeches: readonly Speech[];
  /** What it has done of what it was told, by the command that told it, and with which answer. */
  readonly done: { readonly told: string; readonly about: AnswerPlace } | null;
}

/** Who hears what a bot says, and what it is to do for them. */
export interface Company {
  readonly people: readonly Seat[];
  readonly told: { readonly id: string; readonly by: Seat; readonly wish: Wish } | null;
}

export const ALONE: Company = { people: [], told: null };

/** What one has to know of a table to say what its bots say. */
export interface Companions {
  readonly game: Pick<AnyGame, 'mates'>;
  readonly match: Match<unknown> | null;
  readonly status: Screen['status'];
  readonly seats: readonly SeatRow[];
  /** Whether an answer still counts. */
  stands(answer: AnswerPlace): boolean;
}

// Written by us, as what they are.
export const toldOf = ({ told }: Pick<SeatRow, 'told'>): KeptTold | null =>
  told === null ? null : (JSON.parse(told) as KeptTold);
export const saidOf = ({ said }: Pick<SeatRow, 'said'>): KeptSaid | null =>
  said === null ? null : (JSON.parse(said) as KeptSaid);

/** What takes several answers from a match: an agreement of the table, or other rules. */
export const goesBack = ({ kind }: Pick<EntryRow, 'kind'>): boolean => kind === 'rewind' || kind === 'carried';

/** Whether an answer still counts after so many entries, by those among them that went back. */
export function stillCounts(
  { seq, position }: AnswerPlace,
  last: number,
  back: readonly Pick<EntryRow, 'seq' | 'body'>[],
): boolean {
  return seq <= last && !back.some((entry) => entry.seq > seq && Number(entry.body) <= position);
}

/**
 * Who may hear what a bot says, and what it has been told: everybody whose seat it is, whether they are there or not, as far as they are on its
 * side when it answers.
 */
export function companyOf(table: Pick<Companions, 'seats' | 'stands'>, seat: Seat): Company {
  const row = table.seats[seat];
  if (row?.kind !== 'bot') return ALONE;
  const people = table.seats.filter(({ token }) => token !== null).map((one) => one.seat);
  const told = toldOf(row);
  if (told === null || told.wish === null || !people.includes(told.by)) return { people, told: null };
  const isDone = answerThatDid(table, row, told) !== null;
  return { people, told: isDone ? null : { id: told.id, by: told.by, wish: told.wish } };
}

/** The answer by which a bot has done what it was told; null as long as there is none. */
function answerThatDid(table: Pick<Companions, 'stands'>, row: SeatRow, told: KeptTold): AnswerPlace | null {
  const done = saidOf(row)?.done ?? null;
  return done !== null && done.told === told.id && table.stands(done.about) ? done.about : null;
}

const NOBODY: readonly MateView[] = [];

/**
 * The bots on a viewer's side, as the viewer may know them: what they have said once anything of the answer has been told, and what anybody on the
 * side has told them to do. Nothing in it counts answers, and nobody else's screen changes by it.
 */
export function matesSeenBy(table: Companions, viewer: Viewer): readonly MateView[] {
  const { game, match, seats, status } = table;
  if (game.mates === undefined || match === null || status === 'over' || match.over) return NOBODY;
  if (typeof viewer !== 'number') return NOBODY;
  const mates = seats.filter(({ kind, seat }) => kind === 'bot' && mayTell(match, viewer, seat));
  if (mates.length === 0) return NOBODY;
  const heard = mates.map((row) => lastHeard(table, match, viewer, saidOf(row)?.speeches ?? []));
  return mates.map((row, i) => {
    const one = heard[i] ?? null;
    const said = one === null ? 0 : heard.filter((other) => other !== null && other.at <= one.at).length;
    return { seat: row.seat, spoken: one?.spoken ?? null, said, told: wishSeenBy(table, match, viewer, row) };
  });
}

/** So many speeches are kept at most while somebody has not been told of what they are about. */
const MOST_SPEECHES = 8;

/** Those speeches that somebody may still be shown, now or once they are told of what they are about. */
export function stillNeeded(table: Companions, match: Match<unknown>, speeches: readonly Speech[]): readonly Speech[] {
  const isNeeded = ({ about, words }: Speech): boolean =>
    words.some(([listener]) => about.seq >= (lastHeard(table, match, listener, speeches)?.about.seq ?? 0));
  return speeches.filter(isNeeded).slice(-MOST_SPEECHES);
}

interface Heard {
  readonly spoken: Spoken;
  readonly about: AnswerPlace;
  /** When the viewer was first told anything of the answer. */
  readonly at: number;
}

/** What was taken back was never said. */
function lastHeard(table: Companions, match: Match<unknown>, viewer: Seat, speeches: readonly Speech[]): Heard | null {
  for (const { about, words } of [...speeches].reverse()) {
    const spoken = words.find(([listener]) => listener === viewer)?.[1];
    const at = spoken === undefined || !table.stands(about) ? null : toldSince(match, viewer, about);
    if (spoken !== undefined && at !== null) return { spoken, about, at };
  }
  return null;
}

/** Where among the events the first is that tells this viewer of what came of an answer; null as long as none does. */
function toldSince({ events }: Match<unknown>, viewer: Seat, { position }: AnswerPlace): number | null {
  let first: number | null = null;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event === undefined || event.position <= position) break;
    if (mayKnow(event, viewer)) first = i;
  }
  return first;
}

/** What is done is no longer wished for, once the viewer has been told anything of it. */
function wishSeenBy(table: Companions, match: Match<unknown>, viewer: Seat, row: SeatRow): MateView['told'] {
  const told = toldOf(row);
  if (told === null || told.wish === null) return null;
  const { by, wish } = told;
  if ((table.seats[by]?.token ?? null) === null || !mayTell(match, by, row.seat)) return null;
  const did = answerThatDid(table, row, told);
  return did !== null && toldSince(match, viewer, did) !== null ? null : { by, wish };
}
