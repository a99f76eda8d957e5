import type * as engine from '@dreadhouse/engine';

/**
 * Why the rule of thumb likes an option; the texts are `hint.<reason>`. Every heuristic has one, so that a hint can say what speaks
 * for its advice.
 */
export type Reason =
  // the Killer's
  | 'hunt' // somebody is probably there
  | 'maybe' // somebody can be there
  | 'nobody' // nobody can be there
  | 'approach' // closer to where they probably are
  | 'guard' // keep them from radio or exit
  | 'strike' // wound without a defence
  | 'frighten' // fear costs dice and betrays places
  | 'ask' // find out where they are
  | 'block' // close a door
  | 'vanish' // sneak
  | 'strength' // a stronger attack
  | 'cheapest' // give away what is worth least
  // the Survivors'
  | 'key' // look for keys
  | 'radio' // repair the radio
  | 'exit' // gather where it goes out
  | 'towards' // closer to what they want
  | 'hide' // away from the Killer
  | 'calm' // lose fear
  | 'heal'
  | 'defend' // a chance to repel the attack
  | 'saved' // no wound
  | 'decoy' // noise where nobody is
  | 'open' // a way through a blocked door
  | 'item' // the more useful item
  | 'plan' // the survival plan
  | 'spare' // keep cards or items for later
  | 'wait' // it changes nothing
  | 'other';

/** What an option seems to be worth, counted in wounds for the Killer and in keys for the Survivors; doing nothing is about 0. */
export type Opinion = engine.Opinion<Reason>;

export const opinion = (value: number, why: Reason, about?: Opinion['about']): Opinion =>
  about === undefined ? { value, why } : { value, why, about };
