import type { Refusal } from '@dreadhouse/protocol';

/** What became of something that a player asked for. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly why: Refusal; readonly reason?: string };

export const DONE: Outcome = { ok: true };

export function refused(why: Refusal, reason?: string): Outcome {
  return { ok: false, why, ...(reason === undefined ? {} : { reason }) };
}
