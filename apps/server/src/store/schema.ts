import type { BotLevel } from '@dreadhouse/engine';

/** The tables, the same in SQLite and PostgreSQL. Times are milliseconds since 1970. JSON is kept as text. */
export interface Tables {
  matches: MatchRow;
  seats: SeatRow;
  entries: EntryRow;
  /** Entries on their way to their place; see `Arrivals`. */
  arrivals: EntryRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  callers: CallerRow;
  calls: CallRow;
}

export interface MatchRow {
  id: string;
  game: string;
  /** JSON: what was chosen before the start, complete. */
  options: string;
  status: 'open' | 'playing' | 'over';
  listed: number;
  /** The server's part of the luck. Told to nobody before the end. */
  secret: string;
  /** JSON: the header as it was when the match started; null before. */
  header: string | null;
  created: number;
  /** When it was made, then when it started, then when it ended. */
  touched: number;
  rematch: string | null;
  /** Seconds to answer in before a bot does; null without a clock. */
  clock: number | null;
  /** For how many seconds nothing is rewound without the word of somebody who is away; null: never. */
  patience: number | null;
  /** JSON: the last thing that the table was to agree on; void once the match has gone on since. */
  proposal: string | null;
  /** The seat of whoever sat down first and still sits: before the match they may free the seats of those who do not come. */
  host: number | null;
  /** How many have died thinking about it, since one came to the end of its thought. */
  deaths: number;
  /** 1 where whoever is asked may ask for a hint. */
  hints: number;
  /** 1 once the table has agreed to end the match where it was. */
  given_up: number;
}

export interface SeatRow {
  match: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: BotLevel | null;
  /** SHA-256 of the token. The token itself is known to whoever sits there alone. */
  token: string | null;
  /** JSON: what else opens this seat, as hashes (see `SeatKeys`); null when nothing does. */
  keys: string | null;
  nonce: string | null;
  /** 1 when a program sits there, and says so. */
  automated: number;
  /** JSON: what the bot that sits there has been told to do (see `KeptTold`); null when nothing. */
  told: string | null;
  /** JSON: what it has said last (see `KeptSaid`); null when nothing. */
  said: string | null;
}

/** What was done at a table, in order. Whoever writes (match, seq) first has won; nothing is ever changed. */
export interface EntryRow {
  match: string;
  seq: number;
  kind: 'answer' | 'undo' | 'rewind' | 'carried';
  seat: number;
  /** The answer's option, or how far a rewind goes. */
  body: string;
  /** 1 where something new came out. */
  border: number;
  /** Made by the client, so that the same command counts once however often it is sent. */
  command: string;
  at: number;
}

export const ENTRY_COLUMNS = ['match', 'seq', 'kind', 'seat', 'body', 'border', 'command', 'at'] as const;

/** The state at a phase boundary, so that loading is quick and a match outlives changed rules. */
export interface SnapshotRow {
  match: string;
  /** The entries that it includes. */
  seq: number;
  /** JSON: snapshots, marks and notes of the engine. */
  body: string;
}

export interface ChatRow {
  match: string;
  command: string;
  seat: number;
  /** JSON: the seats that may read it, or null for the whole table. */
  audience: string;
  /** Empty when it is a phrase. */
  text: string;
  phrase: string | null;
  at: number;
}

/** How somebody wants to be told that it is their turn. */
interface CallerRow {
  id: string;
  match: string;
  seat: number;
  kind: 'push' | 'webhook' | 'mail';
  /** JSON: all that is needed to call. */
  address: string;
}

/** A turn that has been announced. Whichever node writes it, calls. */
interface CallRow {
  match: string;
  seat: number;
  seq: number;
  at: number;
}
