import type { EventView } from '@dreadhouse/engine';
import type { Cue } from '../../sound/cues.ts';

const CUES: Readonly<Record<string, Cue>> = {
  rolled: 'dice',
  're-rolled': 'dice',
  'plain-roll': 'dice',
  'plain-dice': 'dice',
  'heroine-moved': 'step',
  'enemy-moved': 'step',
  played: 'card',
  'terror-drawn': 'card',
  'event-drawn': 'card',
  'items-drawn': 'card',
  'victim-saved': 'saved',
  'ultimate-unlocked': 'saved',
  revived: 'saved',
  'victim-killed': 'death',
  'health-lost': 'hit',
  'killer-damaged': 'hit',
  'minion-damaged': 'hit',
  manifestation: 'fright',
  trap: 'fright',
  'dark-power-revealed': 'fright',
  'finale-revealed': 'fright',
};

/** From here on the heart can be heard: the last steps of the horror track. */
const HIGH_HORROR = 6;

/** What an event of this game sounds like. */
export function sound({ kind, details }: EventView): Cue | null {
  if (kind === 'horror') {
    const { level, by } = details as { level: number; by: number };
    return by > 0 && level >= HIGH_HORROR ? 'heartbeat' : null;
  }
  return CUES[kind] ?? null;
}
