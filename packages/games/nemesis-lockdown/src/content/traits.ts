import { learn } from '../rules/explore.ts';
import { drawCards } from '../rules/hand.ts';
import { person } from '../rules/table.ts';
import type { Trait } from './definitions.ts';

// What the six characters can do besides their cards (G-24).

export const TRAITS: readonly Trait[] = [
  {
    id: 'survivor',
    afterSurprise: (g, seat) => {
      const { used } = person(g, seat);
      if (used.includes('survivor')) return;
      used.push('survivor');
      drawCards(g, seat, 1);
    },
  },
  {
    id: 'lab-rat',
    forgivesScan: (g, seat) => {
      const one = person(g, seat);
      if (one.forgiven) return false;
      one.forgiven = true;
      return true;
    },
  },
  { id: 'sentry', emptiesGuardQuarters: true },
  {
    id: 'xenobiologist',
    onWeakness: (g, seat) => {
      if (g.state.lab.spaces.length === 1) learn(g, seat, 1);
    },
  },
  { id: 'hacker', ignoresLockdown: true },
  {
    id: 'janitor',
    wardsFire: (g, seat) => {
      const { used } = person(g, seat);
      if (used.includes('janitor')) return false;
      used.push('janitor');
      return true;
    },
  },
];
