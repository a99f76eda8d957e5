import type { CardId, FinalGirl } from '../state.ts';
import { forget } from './things.ts';

/** FG-TERM-01: a card that was in play goes to its discard pile; its effects end. */
export function removeFromPlay(g: FinalGirl, id: CardId, rule: string): void {
  const card = g.state.inPlay.find((one) => one.id === id);
  if (card === undefined) return;
  g.state.inPlay = g.state.inPlay.filter((one) => one.id !== id);
  (card.kind === 'event' ? g.state.events.discard : g.state.terror.discard).push(id);
  forget(g, id);
  g.tell('all', 'left-play', { card: id, kind: card.kind, rule });
}

export const isInPlay = (g: FinalGirl, id: CardId): boolean => g.state.inPlay.some((one) => one.id === id);
