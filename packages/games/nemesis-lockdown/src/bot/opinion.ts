import type * as engine from '@dreadhouse/engine';

/** Why the rule of thumb likes an option; the texts are `hint.<reason>`. */
export type Reason =
  | 'goal' // what the objective asks for
  | 'towards' // closer to what is wanted
  | 'leave' // a way out
  | 'fight' // the odds are worth it
  | 'escape' // away from a stalker
  | 'heal'
  | 'clean' // contamination, larva, slime
  | 'search' // items
  | 'know' // Knowledge, plans, tiles
  | 'repair' // power, fire, malfunctions, doors
  | 'spare' // what can be given away best
  | 'trust' // what others ask for
  | 'wait' // nothing better to do
  | 'other';

/** What an option seems to be worth; 1 is about a serious wound. Doing nothing is 0. */
export type Opinion = engine.Opinion<Reason>;

/** What a reason is about, for its words: `hint.<reason>.of`. */
interface About {
  readonly aim: string;
  readonly [hole: string]: unknown;
}

export const opinion = (value: number, why: Reason, about?: About): Opinion =>
  about === undefined ? { value, why } : { value, why, about };
