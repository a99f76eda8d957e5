import { both, type EventCard, gains, goesTo, harms, harmsByDice, nothing } from '../kit.ts';

/** Events E01 to E15. */
export const events01to15: readonly EventCard[] = [
  { id: 'a-bite', roll: 'might', rows: { 4: nothing, 2: harms('physical', 1), 0: harms('physical', 3) } },
  {
    id: 'burning-figure',
    roll: 'sanity',
    rows: {
      4: gains('sanity'),
      2: goesTo('entrance-hall'),
      0: both(harmsByDice('physical'), harmsByDice('mental')),
    },
  },
];
