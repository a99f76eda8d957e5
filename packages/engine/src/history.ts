import type { Places } from './chance/chance.ts';
import type { Luck } from './chance/luck.ts';
import { digest } from './chance/sha256.ts';
import type { Answer } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { AnyGame, Game } from './game.ts';
import { memo } from './memo.ts';
import { canonical } from './plain.ts';

/** What a match is, apart from what was answered. */
export interface Header {
  readonly game: string;
  readonly rules: string;
  readonly content: string;
  readonly options: unknown;
  readonly players: readonly string[];
  readonly luck: Luck;
  /** Where a match began that did not begin at the beginning: a scenario, a tutorial, a match that outlived its rules. */
  readonly layout?: Snapshot;
}

/** A phase boundary as it is kept outside a running match. */
export interface Snapshot {
  readonly position: number;
  readonly phase: string;
  readonly state: unknown;
  readonly places: Places;
}

/** A phase boundary: the state as it was, and how far the luck had been used. Never changed once made. */
export interface Checkpoint<S> {
  readonly position: number;
  readonly phase: string;
  readonly state: S;
  readonly places: Places;
  readonly events: number;
  readonly marks: number;
}

/** The fingerprint of the state at a phase boundary. */
export type Mark = readonly [position: number, phase: string, hash: string];

/** Something that happened to the match, not in it. */
export interface Note {
  readonly kind: 'rewound' | 'branched' | 'rules-changed';
  readonly position: number;
  readonly undone: number;
  readonly details?: string;
}

export interface NewMatch {
  readonly options: unknown;
  /** A name for every seat. */
  readonly players: readonly string[];
  readonly luck: Luck;
}

/** All that a match has gathered; what a save brings back. */
export interface MatchHistory<S> {
  readonly answers: readonly Answer[];
  readonly events: readonly GameEvent[];
  readonly marks: readonly Mark[];
  readonly checkpoints: readonly Checkpoint<S>[];
  readonly notes: readonly Note[];
}

/** Where the rules of a match begin to run. */
export function beginning<S>(game: Game<S>, { layout, options, players }: Header): Snapshot & { readonly state: S } {
  if (layout !== undefined) return { ...layout, state: layout.state as S };
  return { position: 0, phase: game.first, state: game.initial(options, players.length), places: {} };
}

/** Sixteen digits that change with any of the game's content data. Functions are covered by the rules version. */
export const contentHash: (game: AnyGame) => string = memo((game) => digest(canonical(game.content)).slice(0, 16));
