import type { EventView } from '@dreadhouse/engine';
import type { Cue } from '../../sound/cues.ts';

const CUES: Readonly<Record<string, Cue>> = {
  moved: 'step',
  drove: 'step',
  found: 'card',
  'zombie-card': 'card',
  'order-card': 'card',
  'objective-taken': 'saved',
  rolled: 'dice',
  'challenge-rolled': 'dice',
  'crept-away': 'dice',
  killed: 'hit',
  explosion: 'fright',
  'zombies-attack': 'fright',
  'sleepers-woke': 'fright',
  aaahh: 'fright',
  abomination: 'fright',
  'zeus-came': 'fright',
  wounded: 'hit',
  eliminated: 'death',
  'companion-lost': 'death',
  healed: 'saved',
  'goal-complete': 'saved',
  'vault-opened': 'saved',
  'helicopter-arrived': 'saved',
};

/** What an event of this game sounds like. */
export function sound({ kind }: EventView): Cue | null {
  return CUES[kind] ?? null;
}
