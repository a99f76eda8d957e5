import { learntFrom, type Seat } from '@dreadhouse/engine';
import { TRAITS } from '../content/explorers.ts';
import type { BetrayalState } from '../state.ts';
import { judging } from './judging.ts';
import { value } from './value.ts';

const learnt = learntFrom(value, () => judging);

/** The chance of this seat, as far as it can tell from the table: in a haunt what games have taught, see BALANCE.md. */
export function score(state: BetrayalState, seat: Seat): number {
  if (state.result !== null) return state.result.winners.includes(seat) ? 1 : 0;
  return learnt(state, seat) ?? early(state, seat);
}

/** Before the haunt: strong traits and many cards. */
function early({ explorers }: BetrayalState, seat: Seat): number {
  const { traits, cards } = explorers[seat] ?? { traits: null, cards: [] };
  const steps = traits === null ? 0 : TRAITS.reduce((sum, trait) => sum + traits[trait], 0);
  return 1 / (1 + Math.exp(0.2 - 0.1 * (steps - 14) - 0.15 * cards.length));
}
