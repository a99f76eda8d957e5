import { ORDER_IDS, orderCard, type Spawn, ZOMBIE_CARD_IDS, ZOMBIE_CARDS } from '@dreadhouse/army-of-the-dead';
import type { View } from '../view.ts';

/** How many of the cards that are left bring this. */
interface Prospect {
  readonly type: Spawn['type'];
  readonly count: number;
  readonly cards: number;
}

/** What a deck may bring at a Danger Level. Which cards are left is public; their order is not. */
export interface Forecast {
  readonly cards: number;
  /** Nothing at all comes with so many of them. */
  readonly empty: number;
  readonly prospects: readonly Prospect[];
  readonly average: number;
}

/** The Zombie cards that have not been seen since the deck was last shuffled. */
function zombieCardsLeft({ zombieDiscard, zombieOut, decks }: View): readonly string[] {
  const left = ZOMBIE_CARD_IDS.filter((id) => !zombieDiscard.includes(id) && !zombieOut.includes(id));
  // An empty deck is made anew of all that was discarded (AD-SPAWN-05).
  return decks.zombies === 0 ? ZOMBIE_CARD_IDS.filter((id) => !zombieOut.includes(id)) : left;
}

export function zombieForecast(view: View, level: number): Forecast {
  return of(zombieCardsLeft(view).flatMap((id) => ZOMBIE_CARDS[id]?.[level] ?? []));
}

function ordersLeft({ ordersDiscard, decks }: View): readonly string[] {
  return decks.orders === 0 ? ORDER_IDS : ORDER_IDS.filter((id) => !ordersDiscard.includes(id));
}

export function orderForecast(view: View, level: number): Forecast {
  return of(ordersLeft(view).flatMap((id) => orderCard(id).lines[level] ?? []));
}

/** Which orders may come, and on how many cards. */
export function ordersToCome(view: View): readonly { readonly kind: string; readonly cards: number }[] {
  const kinds = ordersLeft(view).map((id) => orderCard(id).kind);
  return [...new Set(kinds)].map((kind) => ({ kind, cards: kinds.filter((one) => one === kind).length }));
}

/** How many on average, as it is written in this language. */
export function averageIn(language: string, n: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
}

function of(lines: readonly Spawn[]): Forecast {
  const alike = ({ type, count }: Spawn): Spawn[] => lines.filter((one) => one.type === type && one.count === count);
  const rank = (type: Spawn['type']): number => ['shambler', 'alpha', 'valentine', 'queen'].indexOf(type);
  const prospects = lines
    .filter((one) => one.count > 0 && alike(one)[0] === one)
    .map((one) => ({ type: one.type, count: one.count, cards: alike(one).length }))
    .sort((a, b) => rank(a.type) - rank(b.type) || a.count - b.count);
  const empty = lines.filter(({ count }) => count === 0).length;
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return { cards: lines.length, empty, prospects, average: total / Math.max(1, lines.length) };
}
