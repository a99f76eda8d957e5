import { recordOf } from '@dreadhouse/engine';
import { alphas, type Lines, shamblers } from './zombies.ts';

/** AD-R-104: what Zeus orders, after his card has brought Zombies. */
export type OrderKind =
  | 'honour-guard' // every Alpha in his Spawn Zone activates
  | 'roar' // every Shambler that sees a Survivor activates
  | 'outflank' // they come from the Spawn Zone nearest to the noise instead
  | 'hunt' // all Alphas activate
  | 'stir' // the Sleepers nearest to a Survivor wake
  | 'throne-watch' // no order
  | 'rising-tide' // one more Zombie card for the Start Spawn Zone
  | 'scent'; // the Noise token moves to most of the Survivors

interface Order {
  readonly kind: OrderKind;
  readonly lines: Lines;
}

const CARDS: readonly Order[] = [
  { kind: 'honour-guard', lines: alphas([1, 2, 2, 3]) },
  { kind: 'honour-guard', lines: alphas([1, 2, 2, 3]) },
  { kind: 'honour-guard', lines: alphas([1, 2, 2, 3]) },
  { kind: 'roar', lines: shamblers([2, 3, 4, 5]) },
  { kind: 'roar', lines: shamblers([2, 3, 4, 5]) },
  { kind: 'outflank', lines: alphas([1, 1, 2, 2]) },
  { kind: 'hunt', lines: alphas([0, 1, 1, 2]) },
  { kind: 'stir', lines: shamblers([1, 2, 3, 4]) },
  { kind: 'stir', lines: shamblers([1, 2, 3, 4]) },
  { kind: 'throne-watch', lines: alphas([1, 2, 3, 3]) },
  { kind: 'rising-tide', lines: shamblers([1, 2, 2, 3]) },
  { kind: 'scent', lines: shamblers([1, 1, 2, 2]) },
];

export type OrderId = string;
export const ORDER_IDS: readonly OrderId[] = CARDS.map((_, i) => `o${i + 1}`);
export const ORDERS: Readonly<Record<OrderId, Order>> = recordOf(
  ORDER_IDS,
  (id) => CARDS[ORDER_IDS.indexOf(id)] as Order,
);

export function orderCard(id: OrderId): Order {
  return ORDERS[id] as Order; // every id in the deck is one of these
}
