import { digest } from './chance/sha256.ts';
import type { Outcome } from './game.ts';
import type { Header, Mark, Note, Snapshot } from './history.ts';
import type { Match } from './match.ts';

export const FORMAT = 'dreadhouse-match';
export const FORMAT_VERSION = 1;

/** A match as it is kept: its inputs, and enough beside them to load quickly and to notice damage. */
export interface SavedMatch {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly header: Header;
  /** `[seat, option]`, with a third entry 1 where something new came out. */
  readonly answers: readonly (readonly [number, string] | readonly [number, string, 1])[];
  readonly marks: readonly Mark[];
  readonly snapshots: readonly Snapshot[];
  readonly notes: readonly Note[];
  readonly outcome: Outcome | null;
  /** Every number that luck gave, by stream, as `[below, number]`: written once the match is over and its secret may be told. */
  readonly rolls?: Rolls;
  /** SHA-256 of everything above. */
  readonly digest: string;
  /**
   * Who played each seat when the file was handed over: for whoever goes on with it. No part of the match, so it lies outside the digest;
   * files from elsewhere do without.
   */
  readonly seats?: readonly SavedSeat[];
}

export interface SavedSeat {
  readonly kind: 'person' | 'bot';
  readonly level?: string;
}

export type Rolls = Readonly<Record<string, readonly (readonly [below: number, number: number])[]>>;

/** The whole match, secrets included: for its holder. */
export function save<S>(match: Match<S>, rolls?: Rolls): SavedMatch {
  const body = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    header: match.header,
    answers: match.answers.map(({ seat, option, border }) =>
      border ? ([seat, option, 1] as const) : ([seat, option] as const),
    ),
    marks: match.marks,
    snapshots: match.checkpoints.map(({ position, phase, state, places }) => ({ position, phase, state, places })),
    notes: match.notes,
    outcome: match.outcome,
    ...(rolls === undefined ? {} : { rolls }),
  } as const;
  return { ...body, digest: digestOf(body) };
}

/** The save as the bytes of a file. */
export function saveText(saved: SavedMatch): string {
  return `${JSON.stringify(saved)}\n`;
}

export function digestOf(body: Omit<SavedMatch, 'digest' | 'seats'>): string {
  return digest(JSON.stringify(body));
}
