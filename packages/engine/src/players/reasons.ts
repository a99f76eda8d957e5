import type { Seat } from '../decision.ts';
import type { Opinion } from '../game.ts';
import type { Run } from '../run.ts';

/** What speaks for an answer, and what that is about; the text is `hint.<why>`. */
export type Reason = Pick<Opinion, 'why' | 'about'>;

/** Nothing in particular speaks for it. */
export const NO_REASON: Reason = { why: 'other' };

/** What speaks for each option of a seat, in a world that it could be in. */
export function optionReasons<S>({ ask, state, game }: Run<S>, seat: Seat): ReadonlyMap<string, Reason> {
  if (ask === null) return new Map();
  const options = ask.options(seat, false);
  const said = game.opinions?.(state, seat, ask, options) ?? [];
  return new Map(options.flatMap(({ id }, i) => (said[i] === undefined ? [] : [[id, reasonOf(said[i])] as const])));
}

function reasonOf({ why, about }: Opinion): Reason {
  return about === undefined ? { why } : { why, about };
}
