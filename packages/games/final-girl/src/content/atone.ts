import { H, T } from './effects.ts';
import type { ActionCard } from './types.ts';
import { calmOneWrath, halveOneWrath, lowerOneWrath } from './wrath.ts';

/** Two of them join the market when a wrath is in play. Four outcomes instead of three (overrides FG-RES-01). */
export const atone: ActionCard = {
  id: 'atone',
  cost: 2,
  copies: 2,
  type: 'action',
  rows: {
    3: [(g) => calmOneWrath(g, 1)],
    2: [(g) => halveOneWrath(g)],
    1: [(g) => lowerOneWrath(g, 1)],
    0: [H(+1), T(-2)],
  },
};
