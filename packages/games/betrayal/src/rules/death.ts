import type { Rules, Seat } from '@dreadhouse/engine';
import { TRAITS } from '../content/explorers.ts';
import type { Betrayal } from '../state.ts';
import { checkEnds, showRole } from './endings.ts';
import { explorerAt, hasHaunt } from './figures.ts';
import { anyMoment, moment } from './in-play.ts';
import { dropCarried } from './tokens.ts';

/**
 * BH-DMG-12, BH-DEATH-01: an explorer with a trait at the skull dies, if nothing prevents it. Whatever goes on afterwards looks whether
 * the explorer still lives.
 */
export function* die(g: Betrayal, seat: Seat): Rules {
  const explorer = explorerAt(g, seat);
  if (!hasHaunt(g) || explorer.dead || TRAITS.every((trait) => explorer.traits[trait] > 0)) return;
  if ((yield* anyMoment(g, 'insteadOfDeath', seat)) === true) return;
  yield* kill(g, seat);
}

/** BH-DEATH-02: the figure is laid down where it stands; BH-LOOT-01: its cards stay with it. */
export function* kill(g: Betrayal, seat: Seat): Rules {
  const explorer = explorerAt(g, seat);
  explorer.dead = true;
  explorer.diedIn = g.state.turn.number;
  explorer.statuses = [];
  if (g.state.turn.seat === seat) g.state.turn.over = true;
  g.tell('all', 'died', { seat, at: explorer.at, rule: 'BH-DEATH-02' });
  dropCarried(g, seat);
  showRole(g, seat);
  yield* moment(g, 'onDeath', seat);
  checkEnds(g);
}
