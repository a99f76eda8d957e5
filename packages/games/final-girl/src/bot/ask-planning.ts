import type { Option } from '@dreadhouse/engine';
import { copiesInHand, worthOfHolding } from './cards.ts';
import { worthOfBudgets, worthOfBuying } from './market.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';

/** FG-PLAN-02: the card that belongs to the best basket; what is not spent is lost. */
export function opinionOfBuying(s: Situation, option: Option): Opinion {
  if (option.id === 'done') return opinion(0, 'keep-time');
  const card = String(option.details?.['card']);
  const best = worthOfBudgets(s)[Math.max(0, s.state.time)] ?? 0;
  const loss = best - worthOfBuying(s, card);
  return opinion(0.5 * worthOfHolding(s, card, copiesInHand(s, card)) - 3 * Math.max(0, loss), 'card');
}

/** A card for nothing. */
export function opinionOfTaking(s: Situation, option: Option): Opinion {
  if (option.id === 'done') return opinion(0, 'keep');
  const card = String(option.details?.['card']);
  return opinion(worthOfHolding(s, card, copiesInHand(s, card)), 'card');
}
