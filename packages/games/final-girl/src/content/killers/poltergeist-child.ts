import type { CardId, FinalGirl, SpaceId } from '../../state.ts';
import {
  answer,
  decideSpace,
  hasItem,
  hasTag,
  heroineSpace,
  nearest,
  pileAt,
  removeDarkPowers,
  shuffleInto,
  win,
} from '../kit.ts';
import type { Item } from '../types.ts';

export const CAROLYN = 'carolyn';
export const MR_FLOPPY = 'mr_floppy';
const HIDDEN: readonly CardId[] = [CAROLYN, MR_FLOPPY];

export const withCarolyn = (g: FinalGirl): boolean => hasItem(g, CAROLYN);
export const withoutCarolyn = (g: FinalGirl): boolean => !withCarolyn(g);

export const darkPowerRevealed = (g: FinalGirl): boolean => g.state.darkPowers.some((card) => card.revealed);
const somethingForgotten = (g: FinalGirl): boolean =>
  g.state.darkPowers.some((card) => card.revealed && card.id === 'pg_e');

// --- winning ---

/**
 * Rule 2: in the Action phase the heroine is on an exit with Carolyn: the killer is defeated (overrides FG-GEN-06). A closed exit is
 * closed for Carolyn as for any victim.
 */
export function leaveWithCarolyn(g: FinalGirl, space: SpaceId): void {
  if (g.state.phase !== 'action' || !withCarolyn(g)) return;
  if (somethingForgotten(g) && !hasItem(g, MR_FLOPPY)) return;
  if (answer(g, 'forbidsSaving', CAROLYN, space) !== undefined) return;
  win(g, 'carolyn-saved', 'FG-GEN-07');
}

export function leaveFromHere(g: FinalGirl): void {
  const space = heroineSpace(g);
  if (hasTag(g, space, 'exit')) leaveWithCarolyn(g, space);
}

// --- hiding ---

/** Rules 5 and 8: the search space nearest to here that can still be searched. */
export function nearestPile(g: FinalGirl, from: SpaceId, lost: SpaceId | null = null): SpaceId | null {
  const usable = g.state.items.piles
    .map((pile) => pile.space)
    .filter((space) => space !== lost && answer(g, 'forbidsSearching', space) === undefined);
  const near = nearest(g, from, usable, 'heroine');
  const candidates = near.length > 0 ? near : usable;
  return candidates.length === 0 ? null : decideSpace(g, candidates, { rule: 'FG-GEN-07' });
}

/** Rule 8: from a pile that is lost, Carolyn and Mr. Floppy go to the nearest one that is not. */
export function rescueFromPile(g: FinalGirl, lost: SpaceId): void {
  const pile = pileAt(g, lost);
  const refuge = nearestPile(g, lost, lost);
  if (pile === undefined || refuge === null) return;
  for (const id of HIDDEN) {
    if (!pile.cards.some((card) => card.id === id)) continue;
    pile.cards = pile.cards.filter((card) => card.id !== id);
    shuffleInto(g, id, refuge, lost);
  }
}

// --- the two ---

/** Rule 4. */
const carolyn: Item = {
  id: CAROLYN,
  hands: 0,
  aside: true,
  neverOnTop: true,
  keeps: () => true,
  *onGain(g) {
    removeDarkPowers(g); // rule 6: they last until she is found
    leaveFromHere(g);
  },
};

/** Rule 5. */
const mrFloppy: Item = {
  id: MR_FLOPPY,
  hands: 0,
  neverOnTop: true,
  keeps: (g) => !darkPowerRevealed(g) || somethingForgotten(g),
  *onGain(g) {
    leaveFromHere(g);
  },
  *onDiscard(g) {
    const space = nearestPile(g, heroineSpace(g));
    if (space === null) return;
    g.state.items.discard = g.state.items.discard.filter((id) => id !== MR_FLOPPY);
    shuffleInto(g, MR_FLOPPY, space);
  },
};

export const hiddenItems: readonly Item[] = [carolyn, mrFloppy];
