import type { EventView } from '@dreadhouse/engine';

/** Details that name a space. */
const SPACES = ['from', 'to', 'space', 'house', 'heroine', 'killer'];
/** Details that name a figure which can be pointed at by itself. */
const FIGURES = ['enemy', 'minion', 'attacker', 'figure'];

/** Events whose card is in the hand, on the market, or in play. */
const IN_HAND = new Set(['played', 'card-discarded', 'card-taken', 'rolled', 'roll-counted', 'outcome']);
const ON_MARKET = new Set(['bought', 'card-taken', 'straight-back', 'card-not-in-market']);
const IN_PLAY = new Set(['stays-in-play', 'dark-power-damaged', 'left-play']);
const OF_HEROINE = new Set(['health-lost', 'healed', 'attacked']);
const OF_KILLER = new Set(['killer-damaged', 'killer-healed', 'bloodlust']);

/** What an event is about: where it happens first, then whom and what it concerns. */
export function targetsOf({ kind, details }: Pick<EventView, 'kind' | 'details'>): readonly string[] {
  const found: string[] = [];
  const add = (value: unknown, prefix = ''): void => {
    if (typeof value === 'string' && value !== '') found.push(`${prefix}${value}`);
  };
  // The last stop is what one should see: a figure is followed to where it goes.
  for (const key of SPACES.toReversed()) if (!(kind === 'golf-cart-driven' && key === 'heroine')) add(details[key]);
  for (const key of FIGURES) if (isFigure(details[key])) add(details[key]);
  if (OF_HEROINE.has(kind)) add('heroine');
  if (OF_KILLER.has(kind)) add('killer');
  const { card, item, items, slot } = details as Readonly<Record<string, unknown>>;
  if (IN_HAND.has(kind)) add(card, 'hand:');
  if (ON_MARKET.has(kind)) add(card, 'market:');
  if (IN_PLAY.has(kind)) {
    add(card, 'card:');
    add(card, 'mdp:');
  }
  add(item, 'item:');
  if (Array.isArray(items)) for (const one of items) add(one, 'item:');
  if (typeof slot === 'number') found.push(`slot:${slot}`);
  return [...new Set(found)];
}

function isFigure(value: unknown): boolean {
  return value === 'killer' || value === 'heroine' || (typeof value === 'string' && value.startsWith('minion:'));
}
