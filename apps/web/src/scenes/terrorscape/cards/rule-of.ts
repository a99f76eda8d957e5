import { type ItemId, skillDef } from '@dreadhouse/terrorscape';

export type CardRef = { readonly kind: 'item'; readonly id: ItemId } | { readonly kind: 'skill'; readonly id: string };

/** Items with rules of their own; any other stands under those for items in general. */
const ITEMS: Partial<Readonly<Record<ItemId, string>>> = {
  key: 'TS-KEY-01',
  toolkit: 'TS-RADIO-07',
  firecracker: 'TS-NOISE-02',
  ammunition: 'TS-ENC-13',
  revolver: 'TS-ENC-13',
  'lime-powder': 'TS-ENC-12',
  hatchet: 'TS-ENC-12',
  longsword: 'TS-ENC-12',
  knife: 'TS-ENC-12',
  trap: 'TS-ENC-16',
  flashlight: 'TS-EXTRA-04',
  talisman: 'TS-R-21',
  'secret-map': 'TS-WIN-03',
};

/** The rule that stands behind a card. */
export function ruleOf(card: CardRef): string {
  if (card.kind === 'item') return ITEMS[card.id] ?? 'TS-ITEM-02';
  const { quick, special, slow } = skillDef(card.id);
  if (quick !== undefined) return 'TS-KILL-02';
  if (special !== undefined) return 'TS-KILL-03';
  return slow !== undefined ? 'TS-KILL-05' : 'TS-ENC-06';
}
