import type { EventView } from '@dreadhouse/engine';
import type { Cue } from '../../sound/cues.ts';

const CUES: Readonly<Record<string, Cue>> = {
  'survivor-moved': 'step',
  'killer-moved': 'step',
  'card-played': 'card',
  discovered: 'card',
  ransacked: 'card',
  'dice-rolled': 'dice',
  'killer-reappeared': 'fright',
  encounter: 'fright',
  panicked: 'fright',
  scared: 'heartbeat',
  wounded: 'hit',
  eliminated: 'death',
  healed: 'saved',
  'attack-repelled': 'saved',
  'help-called': 'saved',
};

/** What an event of this game sounds like. */
export function sound({ kind }: EventView): Cue | null {
  return CUES[kind] ?? null;
}
