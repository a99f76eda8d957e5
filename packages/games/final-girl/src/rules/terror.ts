import type { Rules } from '@dreadhouse/engine';
import { terrorCard } from '../catalogue.ts';
import type { TerrorDraw } from '../content/types.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { contextOf, resolve } from './effects.ts';
import { moment } from './in-play.ts';
import { killerPhaseWindow } from './killer-action.ts';

/** FG-KILL-02: draws the top terror card and resolves it from top to bottom. FG-R-43: nothing if the deck is empty. */
export function* nextTerror(g: FinalGirl): Rules {
  yield* killerPhaseWindow(g);
  const top = g.draw(g.state.terror.deck);
  if (top === undefined) return g.tell('all', 'terror-deck-empty', { rule: 'FG-R-43' });
  const { id } = top;
  g.state.terror.discard.push(id);
  g.touch(`terror:${id}`);
  g.tell('all', 'terror-drawn', { card: id, left: g.state.terror.deck.length, rule: 'FG-KILL-02' });
  const draw: TerrorDraw = { card: id, ignored: false };
  yield* moment(g, 'onTerrorDrawn', draw);
  if (draw.ignored) return g.tell('all', 'terror-ignored', { card: id, rule: 'FG-KILL-02' });
  yield* resolveTerror(g, id);
}

function resolveTerror(g: FinalGirl, id: CardId): Rules {
  const card = terrorCard(id);
  const ctx = contextOf(g, id, 'terror');
  // GATE; FG-TERM-04: a card that orders its own discard does nothing else. FG-KILL-08
  if (card.gate?.(g, ctx) === true) {
    g.tell('all', 'terror-replaced', { card: id, rule: 'FG-TERM-04' });
    return nextTerror(g);
  }
  if (card.mdp !== undefined || card.stays === true) intoPlay(g, id);
  return resolve(g, card.effects, ctx); // FG-KILL-04
}

/** FG-BRD-17, FG-DARK-03, FG-DARK-04: a minor dark power stays at the killer board, with markers that are additional killer health. */
function intoPlay(g: FinalGirl, id: CardId): void {
  const { mdp } = terrorCard(id);
  g.state.terror.discard.splice(g.state.terror.discard.lastIndexOf(id), 1);
  g.state.inPlay.push({ id, kind: mdp === undefined ? 'terror' : 'mdp', markers: mdp ?? 0 });
  g.tell('all', 'stays-in-play', { card: id, markers: mdp ?? 0, rule: 'FG-DARK-04' });
}

/** BURN n: cards from the top of the deck are discarded unresolved (FG-TERM-05). */
export function burnTerror(g: FinalGirl, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = g.draw(g.state.terror.deck);
    if (top === undefined) return;
    g.state.terror.discard.push(top.id);
    g.tell('all', 'terror-burnt', { card: top.id, left: g.state.terror.deck.length, rule: 'FG-TERM-05' });
  }
}

const LEAVE_OR_BOTTOM = [{ id: 'leave' }, { id: 'bottom' }] as const;

/** Looks at the top terror card and leaves it or puts it at the bottom; not a draw (FG-R-52). */
export function* peekTerror(g: FinalGirl): Rules {
  const top = g.state.terror.deck[0];
  if (top === undefined) return;
  top.seen = true;
  g.reveal('all', 'terror-seen', { card: top.id, rule: 'FG-R-52' });
  const pick = yield* g.ask(PLAYER, 'peeked', 'FG-R-52', () => LEAVE_OR_BOTTOM, { card: top.id });
  if (pick.id === 'bottom') g.state.terror.deck.push(g.state.terror.deck.shift()!);
  g.tell('all', 'terror-peeked', { where: pick.id, rule: 'FG-R-52' });
}
