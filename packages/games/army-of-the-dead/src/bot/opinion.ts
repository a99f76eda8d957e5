import type * as engine from '@dreadhouse/engine';

/** Why the rule of thumb likes an option; the texts are `hint.<reason>`. */
type Reason =
  | 'kill' // Zombies that would attack are gone
  | 'objective' // what the Mission wants
  | 'unthreatened' // nobody has to hurry
  | 'towards' // closer to what this Survivor is to do
  | 'escape' // away from more than can be borne
  | 'search' // better Equipment
  | 'goal' // a Personal Goal
  | 'reload'
  | 'heal'
  | 'help' // somebody else can use it better
  | 'share' // whoever can bear it best
  | 'quiet' // nobody wakes
  | 'keep' // useful Equipment
  | 'vault' // closer to a Straight
  | 'wait' // nothing better to do
  | 'other';

/** What an option seems to be worth; 1 is a Zone nearer to what one wants, or about one Wound; doing nothing is 0. */
export type Opinion = engine.Opinion<Reason>;

export const opinion = (value: number, why: Reason, about?: Opinion['about']): Opinion =>
  about === undefined ? { value, why } : { value, why, about };
