import type { EventView } from '@dreadhouse/engine';

/** How long an event is shown at ease, in milliseconds; what is not listed is only for the log. */
const PAUSES: Readonly<Record<string, number>> = {
  'game-began': 700,
  round: 500,
  'killer-phase': 600,
  // Figures go their way.
  'survivor-moved': 420,
  'killer-moved': 500,
  'killer-sneaks': 900,
  'killer-reappeared': 900,
  fled: 450,
  // What is heard.
  'noise-made': 550,
  'noise-everywhere': 700,
  'noise-reported': 900,
  'firecracker-reported': 900,
  panicked: 800,
  // Questions.
  searched: 1000,
  detected: 1000,
  frightened: 900,
  caught: 900,
  'fear-smelt': 900,
  scared: 550,
  // Cards and items.
  'card-played': 900,
  'level-up': 800,
  'cards-unlocked': 600,
  ransacked: 500,
  discovered: 500,
  'key-taken': 600,
  'keys-on-rack': 500,
  repaired: 500,
  'repair-progress': 500,
  'help-called': 900,
  'help-moved': 700,
  'plan-advanced': 500,
  'plan-revealed': 800,
  // Doors.
  blocked: 500,
  unblocked: 500,
  'block-broken': 500,
  'block-destroyed': 450,
  // Encounters.
  encounter: 1000,
  defender: 600,
  'defends-with': 700,
  'dice-rolled': 1000,
  'trap-sprung': 800,
  'attack-repelled': 1000,
  'defence-failed': 900,
  wounded: 900,
  'talisman-used': 800,
  healed: 600,
  eliminated: 1300,
  'stopped-by-killer': 900,
  escaped: 1000,
  'game-over': 1200,
};

export function pause({ kind }: EventView): number {
  return PAUSES[kind] ?? 0;
}
