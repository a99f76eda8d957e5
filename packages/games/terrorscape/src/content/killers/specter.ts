import type { KillerDef } from './definitions.ts';

/** TS-FEAR-08: she tracks the Survivors by their fear. */
export const specter: KillerDef = {
  id: 'specter',
  strength: [3, 3, 3, 4, 4],
  chillFrom: 1,
  panicWound: { from: 3, cost: 3 },
  skills: [
    { id: 'wail', copies: 3, cost: 0, quick: [{ do: 'scare', who: 'range', range: 1 }] },
    { id: 'scent-of-dread', copies: 2, cost: 2, quick: [{ do: 'smell-fear' }] },
    {
      id: 'phase-rush',
      copies: 3,
      cost: 0,
      special: [
        { do: 'move', min: 1, max: 4 },
        { do: 'scare', who: 'entered' },
        { do: 'may-search', cost: 2, from: 2 },
      ],
    },
    {
      id: 'fade-out',
      copies: 2,
      cost: 1,
      slow: [{ do: 'sneak', max: 2 }],
      reappear: [{ do: 'scare', who: 'range', range: 1 }, { do: 'search' }],
    },
    { id: 'cold-draught', copies: 3, cost: 0, slow: [{ do: 'block' }] },
    { id: 'icy-grip', copies: 2, cost: 0, attack: 'fear' },
    { id: 'soul-drain', copies: 1, cost: 'all', least: 3, locked: 4, special: [{ do: 'wound-terrified' }] },
  ],
};
