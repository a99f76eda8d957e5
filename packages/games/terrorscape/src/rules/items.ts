import type { Option, Rules } from '@dreadhouse/engine';
import { face, type ItemCard, type ItemId, item } from '../content/items.ts';
import { PACK_LIMIT } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Slot, Survivor, Terrorscape } from '../state.ts';
import { ITEM, options } from './pointing.ts';
import { nameOf, survivor, team, tellOfCard } from './team.ts';

export function holds({ pack }: Survivor, id: ItemId): boolean {
  return pack.some((card) => face(card) === id);
}

/** What is in a backpack or a pile, each once. */
export function itemsIn(cards: readonly ItemCard[]): ItemId[] {
  return [...new Set(cards.map(face))];
}

/** Takes one card with this face out of a backpack or a pile. */
export function takeOut(cards: ItemCard[], id: ItemId): ItemCard {
  const at = cards.findIndex((card) => face(card) === id);
  return cards.splice(at, 1)[0] as ItemCard;
}

/** TS-ITEM-03: to the discard pile, which the whole team may look through (TS-R-07). */
export function discardFrom(g: Terrorscape, slot: Slot, id: ItemId): ItemCard {
  const card = takeOut(survivor(g, slot).pack, id);
  g.state.discard.push(card);
  if (g.state.options.onYourOwn) g.revealed = true;
  return card;
}

/** TS-ITEM-01, TS-ITEM-02, TS-AMB-12: an item without the infinity mark is gone once it was used. */
export function useUp(g: Terrorscape, slot: Slot, id: ItemId, rule: string): void {
  g.touch(`use:${id}`);
  g.tell(team(g), 'item-used', { survivor: nameOf(g, slot), item: id, rule });
  if (item(id).endless === true) {
    if (g.state.options.onYourOwn) g.revealed = true;
    return;
  }
  discardFrom(g, slot, id);
}

/** TS-RANS-09, TS-DISC-11, TS-KEY-01: a key goes to the rack at once, anything else into the backpack. */
export function* takeCard(g: Terrorscape, slot: Slot, card: ItemCard, rule: string): Rules {
  g.touch(`item:${face(card)}`);
  if (face(card) === 'key') return takeKey(g, slot, card);
  survivor(g, slot).pack.push(card);
  tellOfCard(g, 'item-taken', slot, card, rule);
  yield* keepLimit(g, slot);
}

/** TS-KEY-02: keys belong to the team and fill no backpack. TS-KEY-03: a sixth finds its place beside the others. */
export function takeKey(g: Terrorscape, slot: Slot, card: ItemCard): void {
  const { state } = g;
  state.rack.push(card);
  const keys = state.rack.length;
  g.tell(team(g), 'key-taken', { survivor: nameOf(g, slot), keys, rule: 'TS-KEY-01' });
  g.revealed = true;
  // TS-R-14: the rack stands on top of the screen.
  if (state.options.keysOpen) g.tell('all', 'keys-on-rack', { keys, rule: 'TS-R-14' });
}

export function packLimit(one: Survivor): number {
  return survivorDef(one.id).noLimit === true ? Number.POSITIVE_INFINITY : PACK_LIMIT; // TS-PACK-03
}

/** In an imagined world somebody may carry less than the rules in progress suppose. */
export const FITS: ItemOption = { id: 'fits' };

/** TS-PACK-01, TS-PACK-02: whatever is too much is discarded at once. TS-PACK-04: that may be the newest item. */
export function* keepLimit(g: Terrorscape, slot: Slot): Rules {
  const one = survivor(g, slot);
  const isTooMuch = (): boolean => one.pack.length > packLimit(one);
  const options = (): ItemOption[] => (isTooMuch() ? drops(one) : [FITS]);
  while (isTooMuch()) {
    const pick = yield* g.ask(one.seat, 'pack-full', 'TS-PACK-02', options, { survivor: one.id });
    if (pick.item === undefined) return;
    drop(g, slot, pick.item);
  }
}

export interface ItemOption extends Option {
  readonly item?: ItemId;
}

const DROP = options('drop', ITEM, { rule: 'TS-PACK-02' });

/** TS-PACK-04: whatever is carried, the newest item too. */
export function drops(one: Survivor): ItemOption[] {
  return itemsIn(one.pack).map(DROP);
}

export function drop(g: Terrorscape, slot: Slot, id: ItemId): void {
  discardFrom(g, slot, id);
  g.tell(team(g), 'item-dropped', { survivor: nameOf(g, slot), item: id, rule: 'TS-ITEM-03' });
}
