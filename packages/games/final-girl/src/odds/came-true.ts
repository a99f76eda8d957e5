import type { GameEvent, KnownOptionOdds } from '@dreadhouse/engine';
import { damageIn, dealsDamage, mayDealMore } from './damage.ts';
import { GOES_ON, isActionCard, keyOf, reached, rowsOf } from './roll.ts';

/** Which row it has become, and with how much damage; null as long as it does not show. */
export function cameTrue(_option: string, odds: KnownOptionOdds, events: readonly GameEvent[]): string | null {
  const counted = events.find(({ kind }) => kind === 'roll-counted');
  const outcome = events.find(({ kind }) => kind === 'outcome') ?? counted;
  const { card, successes } = (outcome?.details ?? {}) as { card?: string; successes?: number };
  if (card === undefined || successes === undefined) return null;
  if (outcome === counted && isActionCard(card)) return null;
  const row = reached(rowsOf(card), successes);
  const ends = odds.outcomes.every(({ key }) => !key.endsWith(GOES_ON));
  if (!dealsDamage(card)) return keyOf(row, card, undefined, ends);
  const dealt = damageIn(events);
  const promised = odds.outcomes.find((one) => one.key.startsWith(`${keyOf(row, card)}:`))?.key.split(':')[3];
  return mayDealMore(events) && dealt < Number(promised) ? null : keyOf(row, card, dealt, ends);
}
