import type { KillerDef } from './definitions.ts';

/** The Killer of the Feral Instincts expansion. */
export const lycanthrope: KillerDef = {
  id: 'lycanthrope',
  feral: true,
  strength: [6, 6, 7, 7, 8],
  prowl: { from: 4, range: 1 },
  skills: [
    { id: 'lope', copies: 3, cost: 0, quick: [{ do: 'move', min: 0, max: 1 }] },
    { id: 'blood-scent', copies: 2, cost: 0, needsWounded: true, quick: [{ do: 'move', min: 0, max: 2 }] },
    {
      id: 'howl',
      copies: 2,
      cost: 2,
      quick: [
        { do: 'scare', who: 'range', range: 2 },
        { do: 'move', min: 0, max: 1 },
      ],
    },
    {
      id: 'territory',
      copies: 3,
      cost: 0,
      quick: [{ do: 'detect', zone: 'ransack' }],
      slow: [{ do: 'sneak', max: 3 }],
    },
    { id: 'pounce', copies: 2, cost: 0, special: [{ do: 'move', min: 1, max: 2 }, { do: 'search' }] },
    { id: 'savage-bite', copies: 2, cost: 0, attack: 1 },
    { id: 'keen-hearing', copies: 2, cost: 3, locked: 2, special: [{ do: 'hearken', max: 6 }, { do: 'search' }] },
  ],
};
