import { memo, type Option, type Rules } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';
import { HAND_LIMIT, intoHand, taken } from './hand.ts';
import { having, sum } from './in-play.ts';
import { startTime } from './time.ts';

/** What a card costs now (FG-PLAN-02, FG-PLAN-10). */
export function costOf(g: FinalGirl, card: CardId): number {
  return actionCard(card).cost + sum(g, 'cost', card);
}

/** FG-PLAN-04: never below 0. FG-ZERO-01, FG-ZERO-02: what costs nothing can always be had. FG-PLAN-05: ten cards at most. */
function whyNotBuy(g: FinalGirl, card: CardId, cost: number = costOf(g, card)): string | undefined {
  if (g.state.hand.length >= HAND_LIMIT) return 'hand-full';
  return cost > 0 && cost > g.state.time ? 'not-enough-time' : undefined;
}

interface Purchase extends Option {
  readonly card?: CardId;
}

/** Step 1: one purchase; without a card when the player is done. */
export function choosePurchase(g: FinalGirl): Rules<Purchase> {
  return g.ask(PLAYER, 'buy', 'FG-PLAN-02', (looking) => purchases(g, looking));
}

export function buy(g: FinalGirl, card: CardId): Rules<unknown> {
  const cost = costOf(g, card);
  if (cost > 0) g.state.time -= cost;
  intoHand(g, card);
  g.tell('all', 'bought', { card, cost, time: g.state.time, rule: 'FG-PLAN-02' });
  return taken(g, card, 'FG-PLAN-02');
}

const DONE: Purchase = { id: 'done' };

function purchases(g: FinalGirl, looking: boolean): Purchase[] {
  const options: Purchase[] = [DONE];
  const { market } = g.state;
  if (g.state.hand.length >= HAND_LIMIT && !looking) return options;
  const asPrinted = having(g, 'cost').length === 0;
  for (const card in market) {
    if (market[card] === 0) continue;
    const offered = purchaseAsPrinted(card);
    const time = asPrinted ? offered.cost.time : costOf(g, card);
    const blocked = whyNotBuy(g, card, time);
    if (blocked === undefined && asPrinted) options.push(offered);
    else if (blocked === undefined || looking) options.push(purchase(card, time, blocked));
  }
  if (looking) options.push(...stillDiscarded(g));
  return options;
}

const purchaseAsPrinted = memo((card: CardId) => purchase(card, actionCard(card).cost, undefined));

function purchase(card: CardId, time: number, blocked: string | undefined) {
  const rule = time === 0 ? 'FG-ZERO-01' : 'FG-PLAN-02';
  return {
    id: `buy:${card}`,
    at: `market:${card}`,
    card,
    cost: { time },
    rule,
    blocked,
    details: { card, cost: time },
  };
}

/** FG-PLAN-03, FG-PLAN-09, FG-ZERO-03: what was played or discarded since the last Planning phase is not for sale yet. */
function stillDiscarded(g: FinalGirl): Purchase[] {
  return [...new Set(g.state.discard)]
    .filter((card) => (g.state.market[card] ?? 0) === 0)
    .map((card) => ({
      id: `buy:${card}`,
      at: `discard:${card}`,
      blocked: 'still-in-discard',
      rule: 'FG-PLAN-03',
      details: { card, cost: costOf(g, card) },
    }));
}

/** Steps 2 and 3: time is set anew (FG-PLAN-06), used cards return to the market (FG-PLAN-07, FG-PLAN-08, FG-TERM-02). */
export function endPlanning(g: FinalGirl): void {
  g.state.time = startTime(g);
  g.tell('all', 'time-reset', { time: g.state.time, rule: 'FG-PLAN-06' });
  for (const card of g.state.discard) g.state.market[card] = (g.state.market[card] ?? 0) + 1;
  g.state.discard = [];
  g.tell('all', 'market-refilled', { rule: 'FG-PLAN-07' });
}
