import type * as engine from '@dreadhouse/engine';

/** Why the rule of thumb likes an option; the texts are `hint.<reason>`. */
export type Reason =
  | 'explore' // new rooms, new cards
  | 'towards' // closer to what this side is after
  | 'act' // what the book says
  | 'attack' // the fight is worth it
  | 'escape' // away from danger
  | 'spare' // what can be borne best
  | 'heal'
  | 'strengthen' // a trait rises
  | 'cards' // useful cards
  | 'share' // somebody else can make more of it
  | 'dice' // better chances of a roll
  | 'house' // how the house grows
  | 'wait' // nothing better to do
  | 'other';

/** What an option seems to be worth; 1 is about a step of a trait. Doing nothing is 0. */
export type Opinion = engine.Opinion<Reason>;

export const opinion = (value: number, why: Reason): Opinion => ({ value, why });
