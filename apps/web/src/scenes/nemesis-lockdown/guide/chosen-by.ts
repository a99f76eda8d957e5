import type { OptionView } from '@dreadhouse/engine';
import { registry } from '@dreadhouse/nemesis-lockdown';

/**
 * By what on the table an answer is chosen: a card by the card in hand, whether it is played or discarded to pay; what is done with an item
 * by the item; everything else by what it points at.
 */
export function chosenBy({ id, at }: Pick<OptionView, 'id' | 'at'>): readonly string[] {
  const [verb = '', what = ''] = id.split(':');
  if (verb === 'play') return [`hand:${what}`];
  if (registry().actions.has(id)) return [`hand:${id}`];
  if (verb === 'item' || verb === 'activate') return [`thing:${what}`];
  return [at ?? []].flat();
}
