import type { KillerDef } from './definitions.ts';

export const murderer: KillerDef = {
  id: 'murderer',
  strength: [5, 5, 6, 6, 7],
  ambush: [0, 2, 2, 2, 3],
  skills: [
    { id: 'deduction', copies: 2, cost: 1, quick: [{ do: 'detect', zone: 'pair' }] },
    { id: 'calling-card', copies: 2, cost: 1, quick: [{ do: 'scare', who: 'all' }] },
    { id: 'bar-the-way', copies: 2, cost: 0, quick: [{ do: 'block' }] },
    { id: 'lunge', copies: 2, cost: 0, special: [{ do: 'move', min: 1, max: 2 }, { do: 'search' }] },
    { id: 'stalk', copies: 4, cost: 0, slow: [{ do: 'sneak', max: 2 }], attack: 1 },
    {
      id: 'lie-in-wait',
      copies: 3,
      cost: 1,
      slow: [{ do: 'sneak', max: 2 }],
      reappear: [{ do: 'scare', who: 'one' }, { do: 'search' }],
    },
    {
      id: 'death-bloom',
      copies: 1,
      cost: 2,
      locked: 3,
      slow: [{ do: 'sneak', max: 2 }],
      reappear: [{ do: 'wound-here' }],
    },
  ],
};
