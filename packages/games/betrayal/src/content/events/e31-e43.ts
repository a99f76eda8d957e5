import { both, drawsItem, type EventCard, goesTo, harms, harmsByDice } from '../kit.ts';

/** Events E31 to E43. */
export const events31to43: readonly EventCard[] = [
  { id: 'tiny-robot', roll: 'knowledge', rows: { 5: drawsItem, 0: harmsByDice('physical') } },
  {
    id: 'the-deepest-closet',
    roll: 'speed',
    rows: { 4: drawsItem, 1: harms('mental', 1), 0: both(harmsByDice('physical'), goesTo('basement-landing')) },
  },
];
