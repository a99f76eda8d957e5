/** Something that can be heard. */
export type Cue =
  | 'turn'
  | 'dice'
  | 'step'
  | 'card'
  | 'hit'
  | 'death'
  | 'saved'
  | 'fright'
  | 'heartbeat'
  | 'win'
  | 'lose';

/** What would make somebody jump; calm mode leaves it out. */
export const SUDDEN: ReadonlySet<Cue> = new Set(['hit', 'death', 'fright']);
