import type { KillerDef } from './definitions.ts';

/** TS-KILL-09: at level 4 his strength is 6. */
export const butcher: KillerDef = {
  id: 'butcher',
  strength: [5, 6, 6, 6, 7],
  chillFrom: 5,
  skills: [
    { id: 'give-chase', copies: 4, cost: 0, quick: [{ do: 'move', min: 0, max: 1 }] },
    { id: 'prick-up-ears', copies: 2, cost: 0, quick: [{ do: 'detect', zone: 'area' }] },
    { id: 'blood-frenzy', copies: 1, cost: 2, quick: [{ do: 'block' }, { do: 'strength', plus: 2 }] },
    {
      id: 'chainsaw',
      copies: 2,
      cost: 2,
      quickFrom: 4,
      special: [{ do: 'scare', who: 'range', range: 1 }, { do: 'move', min: 0, max: 1 }, { do: 'wound-here' }],
    },
    { id: 'board-up', copies: 3, cost: 0, slow: [{ do: 'block' }] },
    { id: 'cleave', copies: 2, cost: 0, attack: 1 },
    {
      id: 'rampage',
      copies: 2,
      cost: 1,
      locked: 3,
      special: [{ do: 'move', min: 1, max: 2 }, { do: 'search' }, { do: 'again-if-crossed' }],
    },
  ],
};
