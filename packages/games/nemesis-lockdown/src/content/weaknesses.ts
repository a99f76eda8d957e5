import type { Weakness } from './definitions.ts';

// The weaknesses of the design G-26; each helps only those who know enough.

export const WEAKNESSES: readonly Weakness[] = [
  { id: 'exposed-joints', blankHits: ['adult', 'creeper', 'larva', 'egg'] },
  { id: 'conductive-hide', energyDamage: 1 },
  { id: 'wary-of-shadows', ignoresDarknessOf: 'adult' },
  { id: 'slow-pounce', surpriseNumber: -1 },
  { id: 'thin-blood', blood: -1 },
  { id: 'shallow-bite', softensWoundsOf: 'adult' },
  { id: 'fear-of-fire', escapesFire: true },
  { id: 'dull-hearing', hearsNoDanger: true },
];
