import type { Rules, Seat } from '@dreadhouse/engine';
import type { OmenId } from '../content/scenarios.ts';
import type { Betrayal, BetrayalState, CardId } from '../state.ts';
import { handled, pips, throwDice } from './dice.ts';

type Named = Pick<NonNullable<BetrayalState['revealing']>, 'haunt' | 'traitor'>;

/** BH-DICE-08. */
export const HAUNTED = 5;
/** BH-DICE-07, BH-OMEN-02 to BH-OMEN-06: as many dice (BH-OMEN-03) as Omens were drawn; the last Omen brings the haunt by itself (BH-AMB-02). */
export function* hauntRoll(g: Betrayal, seat: Seat, omen: OmenId): Rules {
  if (g.state.revealing !== null) return;
  const isLast = g.state.decks.omen.length === 0;
  if (!isLast && !(yield* isRolled(g, seat, g.state.omensDrawn))) return;
  comes(g, seat, omen, { haunt: null });
}

/** BH-AMB-36: whether Events can still bring on a haunt. */
export const mayEventHaunt = ({ state }: Betrayal): boolean =>
  state.options.eventHaunts && state.haunt === null && state.revealing === null;

/** BH-AMB-36: an Event may call for a haunt roll of its own; whether the haunt has come. */
export function* eventHauntRoll(g: Betrayal, seat: Seat, card: CardId, named: Named): Rules<boolean> {
  if (!(yield* isRolled(g, seat, g.state.omensDrawn))) return false;
  comes(g, seat, card, named);
  return true;
}

function* isRolled(g: Betrayal, seat: Seat, count: number): Rules<boolean> {
  const dice = throwDice(g, count);
  const total = pips(dice);
  g.tell('all', 'haunt-roll', { seat, dice, total, rule: 'BH-DICE-08' });
  return pips(yield* handled(g, seat, dice, { leasts: [], haunted: HAUNTED })) >= HAUNTED;
}

/** BH-AMB-27: the turn is finished first; then the haunt begins. */
function comes(g: Betrayal, seat: Seat, omen: CardId, named: Named): void {
  g.state.revealing = { seat, omen, ...named };
  g.tell('all', 'haunt-comes', { seat, omen, rule: 'BH-OMEN-04' });
}
