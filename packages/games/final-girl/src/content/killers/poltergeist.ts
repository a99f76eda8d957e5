import { act, BURN, DP, H, LOSE } from '../effects.ts';
import { hasTag } from '../kit.ts';
import type { Killer } from '../types.ts';
import { hiddenItems, leaveFromHere, leaveWithCarolyn, rescueFromPile } from './poltergeist-child.ts';
import { poltergeistFinales, poltergeistPowers } from './poltergeist-powers.ts';
import { poltergeistLasting, poltergeistTerror } from './poltergeist-terror.ts';

/** A ghost without health. He is not beaten but left behind, with Carolyn in hand. */
export const poltergeist: Killer = {
  id: 'poltergeist',
  film: 'creech-manor',
  health: null,
  horror: 3,
  track: [
    { attack: 1, move: 2 },
    { attack: 1, move: 2, effects: [H(+1)] },
    { attack: 1, move: 2, effects: [DP] },
    { attack: 1, move: 2 },
    { attack: 2, move: 2, effects: [H(+2)] },
    { attack: 2, move: 3 },
    { attack: 2, move: 3 },
    { attack: 2, move: 4, effects: [H(+1)] },
    { attack: 3, move: 4 },
  ],
  endEffect: [LOSE(1), BURN(1)],
  initial: [act('N:MA')],
  finales: poltergeistFinales,
  darkPowers: poltergeistPowers,
  terror: poltergeistTerror,
  items: hiddenItems,
  lasting: poltergeistLasting,

  // Rule 1: never a target (overrides FG-ATK-01).
  forbidsAttacking: (_g, _me, target) => (target.kind === 'killer' ? 'no-body' : undefined),

  // Rule 2: on an exit, also while passing; or already there when the Action phase begins.
  *startOfAction(g) {
    leaveFromHere(g);
  },
  *onEnter(g, _me, figure, space) {
    if (figure === 'heroine' && hasTag(g, space, 'exit')) leaveWithCarolyn(g, space);
  },
  *atExit(g, _me, space) {
    leaveWithCarolyn(g, space);
  },

  // Rule 8.
  *beforePileLost(g, _me, space) {
    rescueFromPile(g, space);
  },
};
