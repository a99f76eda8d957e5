import { actionCard } from '../catalogue.ts';
import type { CardId } from '../state.ts';
import { copiesInHand, worthOfHolding } from './cards.ts';
import type { Situation } from './situation.ts';

const HAND_LIMIT = 10;
const MOST_TIME = 12;

export interface Ware {
  readonly card: CardId;
  readonly cost: number;
  readonly worth: number;
}

/** Each card of the market by itself, a second copy for what it would add to the first. */
function waresOf(s: Situation): readonly Ware[] {
  s.notes.wares ??= listWares(s);
  return s.notes.wares;
}

function listWares(s: Situation): Ware[] {
  const list: Ware[] = [];
  const dearer = s.state.finale.revealed && s.state.finale.id === 'pg_f1';
  for (const card in s.state.market) {
    const copies = s.state.market[card] ?? 0;
    const inHand = copiesInHand(s, card);
    const { cost } = actionCard(card);
    for (let i = 0; i < copies; i++)
      list.push({ card, cost: cost + (dearer && cost === 0 ? 1 : 0), worth: worthOfHolding(s, card, inHand + i) });
  }
  return list;
}

/** The best that the market gives for 0, 1, 2 … points of time. */
export function worthOfBudgets(s: Situation): readonly number[] {
  // In the Action phase a card is about to leave the hand.
  const room = HAND_LIMIT - s.state.hand.length + (s.state.phase === 'planning' ? 0 : 1);
  s.notes.market ??= bestBaskets(waresOf(s), MOST_TIME, room);
  return s.notes.market;
}

/** FG-PLAN-05: room for so many cards; where there is little, only the best are counted. */
function bestBaskets(list: readonly Ware[], most: number, room: number): number[] {
  const best = new Array<number>(most + 1).fill(0);
  const sorted = [...list].sort((a, b) => b.worth - a.worth).slice(0, Math.max(0, room));
  for (const { cost, worth } of sorted) {
    for (let time = most; time >= cost; time--) best[time] = Math.max(best[time]!, best[time - cost]! + worth);
  }
  return best;
}

/** What it is worth to gain (or lose) so much time now: what could be bought with it, and going on. */
export function worthOfTime(s: Situation, n: number): number {
  const budgets = worthOfBudgets(s);
  const now = s.state.time;
  const then = Math.min(MOST_TIME, now + n);
  const before = budgets[Math.max(0, now)] ?? 0;
  if (then < 0) return (budgets[0] ?? 0) - before - 0.3;
  return s.weights.buying * ((budgets[then] ?? 0) - before) + s.weights.time * (then - now);
}

/** What to have bought, and then the rest of the time well spent, is worth. */
export function worthOfBuying(s: Situation, card: CardId): number {
  const { time, hand } = s.state;
  const list = waresOf(s);
  const bought = list.findIndex((ware) => ware.card === card);
  const ware = list[bought];
  if (ware === undefined) return 0;
  const others = list.filter((_, i) => i !== bought);
  const rest = bestBaskets(others, Math.max(0, time - ware.cost), HAND_LIMIT - hand.length - 1);
  return ware.worth + (rest.at(-1) ?? 0);
}
