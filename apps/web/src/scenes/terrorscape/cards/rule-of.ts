import { type ItemId, skillDef } from '@dreadhouse/terrorscape';

export type CardRef = { readonly kind: 'item'; readonly id: ItemId } | { readonly kind: 'skill'; readonly id: string };

/** What one may do with each item, or what it changes. */
const ITEMS: Readonly<Record<ItemId, string>> = {
  key: 'TS-KEY-01',
  toolkit: 'TS-RADIO-07',
  'whisky-bottle': 'TS-EXTRA-02',
  firecracker: 'TS-NOISE-02',
  'lime-powder': 'TS-ENC-12',
  ammunition: 'TS-ENC-13',
  revolver: 'TS-ENC-13',
  adrenaline: 'TS-EXTRA-02',
  sedative: 'TS-EXTRA-02',
  herbs: 'TS-SPEC-01',
  hatchet: 'TS-ENC-12',
  trap: 'TS-ENC-16',
  flashlight: 'TS-R-05',
  talisman: 'TS-R-21',
  longsword: 'TS-ENC-12',
  knife: 'TS-ENC-12',
  'secret-map': 'TS-WIN-03',
  'first-aid-kit': 'TS-SPEC-01',
  camera: 'TS-EXTRA-02',
};

/** The rule that stands behind a card. */
export function ruleOf(card: CardRef): string {
  if (card.kind === 'item') return ITEMS[card.id];
  const { quick, special, slow } = skillDef(card.id);
  if (quick !== undefined) return 'TS-KILL-02';
  if (special !== undefined) return 'TS-KILL-03';
  return slow !== undefined ? 'TS-KILL-05' : 'TS-ENC-06';
}
