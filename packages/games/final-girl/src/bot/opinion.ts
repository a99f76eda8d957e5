import type * as engine from '@dreadhouse/engine';
import type { Ask, Option } from '@dreadhouse/engine';
import type { Situation } from './situation.ts';

/**
 * Why the rule of thumb likes an option; the texts are `hint.<reason>`. Every heuristic has one, so that a hint can say what speaks
 * for its advice.
 */
export type Reason =
  | 'win' // it may end the game at once
  | 'attack' // hurt the killer
  | 'weapon' // strike with the better weapon
  | 'minions' // get rid of marionettes
  | 'defend' // blunt an attack
  | 'rest' // recover health
  | 'calm' // lower the horror level
  | 'prepare' // make the next roll better
  | 'search' // find a weapon or another item
  | 'child' // find Carolyn
  | 'escape' // reach an exit with Carolyn
  | 'save' // bring victims to an exit
  | 'reward' // take what a saved victim gives
  | 'approach' // go where the killer can be hit
  | 'flee' // get out of the killer's reach
  | 'walk' // get closer to what she wants
  | 'time' // gain time
  | 'keep-time' // stop, and buy cards with what is left
  | 'card' // the best card for the time
  | 'convert' // two weak cards for a better result
  | 'reroll'
  | 'keep' // the result is good enough
  | 'least-useful' // give away what helps least
  | 'item' // an item is worth using now
  | 'hold' // the best use of two hands
  | 'sleep' // fight Dr. Fright in her dreams
  | 'dream' // the direction in which he probably is not
  | 'atone' // calm a wrath
  | 'sacrifice' // what costs least
  | 'other';

/** What an option seems to be worth, counted in points of damage to the killer; doing nothing is 0. */
export type Opinion = engine.Opinion<Reason>;

/** What is thought of an answer to one kind of question; and which kinds are judged so. */
export type Judge = (s: Situation, option: Option, ask: Ask) => Opinion;
export type Judges = Readonly<Record<string, Judge>>;

export const opinion = (value: number, why: Reason, about?: Opinion['about']): Opinion =>
  about === undefined ? { value, why } : { value, why, about };
