import type { Caller } from '@dreadhouse/protocol';

/** What somebody is told: which game, and where. Never what happened in it. */
export interface Call {
  readonly game: string;
  readonly match: string;
  readonly link: string;
  /** The same call has the same key, however often it arrives. */
  readonly key: string;
}

export type Sender = (caller: Caller, call: Call) => Promise<void>;

export type CallerOf<K extends Caller['kind']> = Extract<Caller, { kind: K }>;

/** Nobody is there any more: it need not be tried again. */
export class CallerGone extends Error {}

/** How long whoever is called may take, in milliseconds. */
export const PATIENCE = 10_000;
