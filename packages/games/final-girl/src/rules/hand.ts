import { NOTHING_HAPPENS, type Option, type Rules } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { type CardId, type FinalGirl, PLAYER } from '../state.ts';

/** FG-PLAN-05, FG-R-14. */
export const HAND_LIMIT = 10;

/** The different cards in hand; copies are all alike. */
export const handNames = (g: FinalGirl): CardId[] => [...new Set(g.state.hand)];

/** FG-ACT-04, FG-TERM-01: a played or discarded card goes to the discard pile, not to the market. */
export function leaveHand(g: FinalGirl, card: CardId): void {
  const place = g.state.hand.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in hand.`);
  g.state.hand.splice(place, 1);
  g.state.discard.push(card);
}

export function discardFromHand(g: FinalGirl, card: CardId, rule: string): void {
  leaveHand(g, card);
  g.tell('all', 'card-discarded', { card, rule });
}

/** Discards cards of the player's choice; `from` limits which. Returns what was discarded. */
export function* discardChosen(
  g: FinalGirl,
  n: number,
  rule: string,
  from?: (card: CardId) => boolean,
): Rules<CardId[]> {
  const gone: CardId[] = [];
  for (let i = 0; i < n; i++) {
    const names = (): CardId[] => handNames(g).filter((card) => from?.(card) ?? true);
    if (names().length === 0) break;
    const pick = yield* g.choose(PLAYER, 'discard', rule, (): (Option & { card: CardId })[] =>
      names().map((card) => ({ id: `discard:${card}`, at: `hand:${card}`, card, details: { card } })),
    );
    discardFromHand(g, pick.card, rule);
    gone.push(pick.card);
  }
  return gone;
}

/** Discards cards at random; a hand is known to its player, so this is luck, not a secret. */
export function discardRandom(g: FinalGirl, n: number, rule: string): CardId[] {
  const gone: CardId[] = [];
  for (let i = 0; i < n && g.state.hand.length > 0; i++) {
    const card = g.pick('discard', [...g.state.hand].sort());
    discardFromHand(g, card, rule);
    gone.push(card);
  }
  return gone;
}

/** FG-SAVE-09: takes a card from the market into the hand; lost when it is not there (FG-R-15). */
export function takeFromMarket(g: FinalGirl, card: CardId, rule: string): Rules<unknown> {
  if ((g.state.market[card] ?? 0) === 0) {
    g.tell('all', 'card-not-in-market', { card, rule: 'FG-R-15' });
    return NOTHING_HAPPENS;
  }
  intoHand(g, card);
  return taken(g, card, rule);
}

/** A copy of the market comes into the hand. It is told by `taken`, after whatever says why. */
export function intoHand(g: FinalGirl, card: CardId): void {
  const { market, hand } = g.state;
  market[card] = (market[card] ?? 0) - 1;
  hand.push(card);
  g.touch(`action:${card}`);
}

export function taken(g: FinalGirl, card: CardId, rule: string): Rules<unknown> {
  const { hand } = g.state;
  g.tell('all', 'card-taken', { card, rule });
  // FG-R-14, FG-TERM-02: an eleventh card makes the player discard down to ten at once.
  return hand.length > HAND_LIMIT ? discardChosen(g, hand.length - HAND_LIMIT, 'FG-R-14') : NOTHING_HAPPENS;
}

/** The player takes one market card of at most this cost, or several of at most this total. */
export function* takeOfCost(g: FinalGirl, most: number, several: boolean, rule: string): Rules {
  let left = most;
  do {
    const pick = yield* g.ask(PLAYER, 'take-card', rule, (looking): (Option & { card?: CardId })[] => [
      ...Object.keys(g.state.market)
        .filter((card) => (g.state.market[card] ?? 0) > 0)
        .filter((card) => looking || actionCard(card).cost <= left)
        .map((card) => ({
          id: `take:${card}`,
          at: `market:${card}`,
          card,
          blocked: actionCard(card).cost > left && 'too-expensive',
          details: { card },
        })),
      { id: 'done' },
    ]);
    if (pick.card === undefined) return;
    left -= actionCard(pick.card).cost;
    yield* takeFromMarket(g, pick.card, rule);
  } while (several);
}
