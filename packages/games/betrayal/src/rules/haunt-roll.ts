import type { Seat } from '@dreadhouse/engine';
import type { OmenId } from '../content/scenarios.ts';
import type { Betrayal, CardId } from '../state.ts';
import { pips, throwDice } from './dice.ts';

/** BH-DICE-08. */
const HAUNTED = 5;
/** BH-DICE-07, BH-OMEN-02 to BH-OMEN-06: as many dice as Omens were drawn; the last Omen brings the haunt by itself (AMB-02). */
export function hauntRoll(g: Betrayal, seat: Seat, omen: OmenId): void {
  if (g.state.revealing !== null) return;
  const isLast = g.state.decks.omen.length === 0;
  if (!isLast && !isRolled(g, seat, g.state.omensDrawn)) return;
  comes(g, seat, omen, null);
}

/** AMB-36: an Event may call for a haunt roll of its own; whether the haunt has come. */
export function eventHauntRoll(g: Betrayal, seat: Seat, card: CardId, haunt: number): boolean {
  if (!isRolled(g, seat, g.state.omensDrawn)) return false;
  comes(g, seat, card, haunt);
  return true;
}

function isRolled(g: Betrayal, seat: Seat, count: number): boolean {
  const dice = throwDice(g, count);
  const total = pips(dice);
  g.tell('all', 'haunt-roll', { seat, dice, total, rule: 'BH-DICE-08' });
  return total >= HAUNTED;
}

/** AMB-27: the turn is finished first; then the haunt begins. */
function comes(g: Betrayal, seat: Seat, omen: CardId, haunt: number | null): void {
  g.state.revealing = { seat, omen, haunt };
  g.tell('all', 'haunt-comes', { seat, omen, rule: 'BH-OMEN-04' });
}
