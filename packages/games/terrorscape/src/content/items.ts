/** What an item is: `key`, `toolkit`. */
export type ItemId = keyof typeof ITEMS;
/** One card: the sort of its back and the item on its face, `d.key`. Cards that look alike are alike. */
export type ItemCard = string;
/** Magnifier (discovery), black key (search), coloured key, backpack (starting items). */
export type Back = 'd' | 's' | 'c' | 'b';

interface ItemDef {
  /** TS-RANS-06: drawing it makes noise. */
  readonly noise?: true;
  /** TS-ITEM-01: the infinity mark. */
  readonly endless?: true;
  /** What it adds to a defence. */
  readonly defence?: number;
  /** It defends only on top of this item (TS-ENC-13). */
  readonly with?: string;
  /** After each defence with it the Killer draws so many cards. */
  readonly killerDraws?: number;
  /** Marco can find it again among the discarded items. */
  readonly medical?: true;
  readonly copies: { readonly d?: number; readonly s?: number; readonly c?: number };
}

/** TS-R-07: the item cards. With the nine starting ones they are 45. */
export const ITEMS = {
  key: { noise: true, copies: { d: 2, s: 5, c: 1 } }, // TS-RANS-08, TS-DISC-04
  toolkit: { noise: true, copies: { d: 2, s: 2 } }, // TS-RANS-08
  'whisky-bottle': { copies: { d: 3 } },
  firecracker: { copies: { d: 1 } },
  'lime-powder': { defence: 2, copies: { d: 2 } },
  ammunition: { defence: 3, with: 'revolver', copies: { d: 2, s: 1 } },
  revolver: { endless: true, defence: 1, copies: { d: 1 } },
  adrenaline: { medical: true, copies: { d: 2 } },
  sedative: { medical: true, copies: { d: 2 } },
  herbs: { medical: true, copies: { d: 2 } },
  hatchet: { defence: 1, copies: { d: 2 } },
  trap: { copies: { d: 1 } },
  flashlight: { endless: true, copies: { d: 1 } },
  talisman: { noise: true, copies: { d: 1 } },
  longsword: { noise: true, endless: true, defence: 3, killerDraws: 1, copies: { s: 1 } },
  knife: { endless: true, defence: 1, copies: { s: 1 } },
  'secret-map': { copies: { s: 1 } },
  'first-aid-kit': { medical: true, copies: {} },
  camera: { copies: {} },
} as const satisfies Record<string, ItemDef>;

export const ITEM_IDS = Object.keys(ITEMS) as ItemId[];

/** The item on the face of each card. */
export const FACE: Readonly<Record<ItemCard, ItemId>> = Object.fromEntries(
  ITEM_IDS.flatMap((id) => (['d', 's', 'c', 'b'] as const).map((back) => [`${back}.${id}`, id])),
);

export function face(card: ItemCard): ItemId {
  return FACE[card] as ItemId;
}

export function backOf(card: ItemCard): Back {
  return card[0] as Back;
}

export function item(id: ItemId): ItemDef {
  return ITEMS[id];
}

/** All cards with this back (starting items aside). */
export function cardsWithBack(back: 'd' | 's' | 'c'): ItemCard[] {
  return ITEM_IDS.flatMap((id) => Array<ItemCard>(item(id).copies[back] ?? 0).fill(`${back}.${id}`));
}

/** TS-SETUP-07: the one card with a coloured key on its back. */
export const BOTTOM: ItemCard = 'c.key';

/** Found by ransacking and in no other way. */
export function onlySearched(id: ItemId): boolean {
  const { d, s } = item(id).copies;
  return d === undefined && s !== undefined;
}
