import type { Seat } from '@dreadhouse/engine';
import type { Betrayal, CardId } from '../state.ts';
import { whyCannot } from './cannot.ts';

/** BH-SPEC-03: whether a special action has been used this turn. */
export const isUsed = (g: Betrayal, name: string): boolean => g.state.turn.used.includes(name);

export function useUp(g: Betrayal, name: string): void {
  g.state.turn.used.push(name);
}

/** BH-SPEC-05, BH-SPEC-07: whether a card has come to its owner this turn: in the own turn anything new, in another's what was theirs. */
function isNew(g: Betrayal, seat: Seat, card: CardId): boolean {
  const { turn } = g.state;
  return turn.owned.includes(card) !== (turn.seat === seat);
}

/** BH-SPEC-03, BH-SPEC-05: why a special action cannot be used just now. */
export function whyNotUsed(g: Betrayal, seat: Seat, name: string, card?: CardId): string | undefined {
  const kept = card === undefined ? undefined : whyCannot(g, seat, 'card', card);
  if (kept !== undefined) return kept;
  if (card !== undefined && isNew(g, seat, card)) return 'not-owned-at-start';
  return isUsed(g, name) ? 'used-already' : undefined;
}

/** BH-TRADE-04: from now on this turn the card stays where it is. */
export function useSpecial(g: Betrayal, seat: Seat, name: string, card?: CardId): void {
  useUp(g, name);
  if (card === undefined) return;
  useUp(g, `card:${card}`);
  g.tell('all', 'card-used', { seat, card, rule: 'BH-SPEC-01' });
}
