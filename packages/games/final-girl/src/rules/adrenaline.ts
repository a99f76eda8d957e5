import type { FinalGirl } from '../state.ts';

/** FG-ADR-01, FG-ADR-02, FG-ADR-03: a die for each of the two who has nothing left but a last breath token. */
export function adrenaline(g: FinalGirl): number {
  const { heroine, killer, inPlay } = g.state;
  const heroineAtLast = heroine.markers === 0;
  // FG-R-32: markers of minor dark powers are killer health too.
  const shielded = inPlay.some((card) => card.kind === 'mdp' && card.markers > 0);
  const killerAtLast = killer.breath !== null && killer.markers === 0 && !shielded;
  return (heroineAtLast ? 1 : 0) + (killerAtLast ? 1 : 0);
}
