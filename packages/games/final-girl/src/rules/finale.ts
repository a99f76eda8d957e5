import type { Rules } from '@dreadhouse/engine';
import { finaleCard } from '../catalogue.ts';
import type { FinalGirl } from '../state.ts';
import { revealDarkPower } from './dark-powers.ts';
import { contextOf, resolve } from './effects.ts';
import { killerOf } from './things.ts';

/** FG-UPK-01, FG-FIN-01: in the first Upkeep phase with an empty terror deck the finale is revealed. */
export function* finaleCheck(g: FinalGirl): Rules {
  const { finale, terror } = g.state;
  if (finale.revealed || terror.deck.length > 0) return;
  finale.revealed = true;
  g.touch(`finale:${finale.id}`);
  g.reveal('all', 'finale-revealed', { card: finale.id, rule: 'FG-FIN-01' });
  yield* revealDarkPower(g); // FG-FIN-03
  yield* resolve(g, finaleCard(finale.id).onReveal ?? [], contextOf(g, finale.id, 'other')); // FG-FIN-02
}

/** FG-KILL-01, FG-KILL-05, FG-BRD-11: the killer action at the finale slot; the revealed side replaces the first one (FG-FIN-04, FG-R-45). */
export function finaleAction(g: FinalGirl): Rules {
  const { finale } = g.state;
  const action = finale.revealed ? finaleCard(finale.id).action : killerOf(g.state).initial;
  g.tell('all', 'killer-action', { finale: finale.revealed ? finale.id : null, rule: 'FG-KILL-01' });
  // FG-MINION-10: with a minion action and a killer action, from top to bottom.
  return resolve(g, action, contextOf(g, finale.revealed ? finale.id : killerOf(g.state).id, 'other'));
}
