import { NOTHING_HAPPENS, type Rules } from '@dreadhouse/engine';
import { eventCard } from '../catalogue.ts';
import type { FinalGirl } from '../state.ts';
import { contextOf, resolve } from './effects.ts';

/**
 * FG-EVENT-01, FG-EVENT-02: an event is drawn and resolved at once; permanent ones stay beside those that are there already
 * (FG-EVENT-03), the others are discarded. FG-R-42: an empty deck gives nothing.
 */
export function drawEvent(g: FinalGirl): Rules {
  const id = g.draw(g.state.events.deck);
  if (id === undefined) {
    g.tell('all', 'event-deck-empty', { rule: 'FG-R-42' });
    return NOTHING_HAPPENS;
  }
  const card = eventCard(id);
  if (card.stays === true) g.state.inPlay.push({ id, kind: 'event', markers: 0 });
  else g.state.events.discard.push(id);
  g.touch(`event:${id}`);
  g.tell('all', 'event-drawn', { card: id, stays: card.stays === true, rule: 'FG-EVENT-01' });
  return resolve(g, card.effects ?? [], contextOf(g, id, 'event'));
}
