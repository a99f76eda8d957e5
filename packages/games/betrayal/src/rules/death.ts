import type { Rules, Seat } from '@dreadhouse/engine';
import { TRAITS } from '../content/explorers.ts';
import type { Me } from '../content/types.ts';
import type { Betrayal } from '../state.ts';
import { checkEnds, showRole } from './endings.ts';
import { explorerAt, hasHaunt, put } from './figures.ts';
import { having, moment } from './in-play.ts';
import { dropCarried } from './tokens.ts';

/**
 * BH-DMG-12, BH-DEATH-01: an explorer with a trait at the skull dies, if nothing prevents it. Whatever goes on afterwards looks whether
 * the explorer still lives.
 */
export function* die(g: Betrayal, seat: Seat): Rules {
  const explorer = explorerAt(g, seat);
  if (!hasHaunt(g) || explorer.dead || TRAITS.every((trait) => explorer.traits[trait] > 0)) return;
  yield* kill(g, seat);
}

/** BH-DEATH-01: an explorer is to die, whatever the traits say, if nothing prevents it; true where nothing did. Nobody dies twice. */
export function* kill(g: Betrayal, seat: Seat): Rules<boolean> {
  if (explorerAt(g, seat).dead || (yield* isSaved(g, seat))) return false;
  yield* layDead(g, seat);
  return true;
}

/** BH-R-07: what somebody owns comes first (Skull); if it saves, nothing else happens. Then the haunt's own "instead of dying". */
function* isSaved(g: Betrayal, seat: Seat): Rules<boolean> {
  const all = having(g, 'insteadOfDeath');
  const isCard = ({ card }: Me): boolean => card !== undefined;
  for (const me of [...all.filter(isCard), ...all.filter((one) => !isCard(one))]) {
    const saves = me.thing.insteadOfDeath?.(g, me, seat);
    if (saves !== undefined && (yield* saves)) return true;
  }
  return false;
}

/** An explorer lives no longer, but has not died: nothing prevents it, and a status says what has become of the figure. */
export function* passOut(g: Betrayal, seat: Seat, status: string): Rules {
  if (!explorerAt(g, seat).dead) yield* layDead(g, seat, status);
}

/** BH-DEATH-02: the figure is laid down where it stands; BH-LOOT-01, BH-DEATH-03: its cards stay with it; haunts may do more (BH-DEATH-04). */
function* layDead(g: Betrayal, seat: Seat, status: string | null = null): Rules {
  const explorer = explorerAt(g, seat);
  explorer.dead = true;
  explorer.diedIn = g.state.turn.number;
  explorer.statuses = [];
  if (g.state.turn.seat === seat) g.state.turn.over = true;
  if (status === null) g.tell('all', 'died', { seat, at: explorer.at, rule: 'BH-DEATH-02' });
  else put(g, seat, status);
  dropCarried(g, seat);
  showRole(g, seat);
  yield* moment(g, 'onDeath', seat);
  checkEnds(g);
}
