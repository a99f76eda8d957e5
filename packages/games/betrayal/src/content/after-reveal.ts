import { explorerAt } from '../rules/figures.ts';
import type { Betrayal } from '../state.ts';
import { roundOf } from './haunt.ts';
import type { Ending } from './types.ts';

/** Whether everybody knows who the hidden traitor is. */
export const isOpen = (g: Betrayal): boolean => g.state.haunt?.revealed === true;

/** How many of those live who are not the open traitor, as a share. */
export function livesShare(g: Betrayal): number {
  const all = [...g.state.explorers.keys()].filter((seat) => seat !== g.state.haunt?.traitor);
  return all.filter((seat) => !explorerAt(g, seat).dead).length / all.length;
}

/** Whether at least half of them do. */
export const halfLives = (g: Betrayal): boolean => livesShare(g) >= 0.5;

/** BH-R-26: the round of the reveal itself does not count. */
const isOver = (g: Betrayal): boolean => isOpen(g) && roundOf(g) - (g.state.haunt?.revealedIn ?? 0) >= 6;

/** Where a haunt has no other end once its traitor is known: the sixth round after that decides. */
export const SIX_ROUNDS_LATER: readonly Ending[] = [
  { side: 'heroes', why: 'dawn', at: 'round', when: (g) => isOver(g) && halfLives(g) },
  { side: 'traitor', why: 'dawn', at: 'round', when: (g) => isOver(g) && !halfLives(g) },
];
