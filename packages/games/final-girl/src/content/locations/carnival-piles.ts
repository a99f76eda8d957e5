import type { Chance, Rules } from '@dreadhouse/engine';
import { itemCard } from '../../catalogue.ts';
import { place } from '../../imagine.ts';
import type { FinalGirlState } from '../../state.ts';
import { trapItems } from '../items/carnival.ts';
import {
  type CardId,
  decideSpace,
  discardable,
  discardItem,
  type FinalGirl,
  gainItem,
  type HiddenSlot,
  hasItem,
  heroineSpace,
  memoryOf,
  nearest,
  pileAt,
  remember,
  type SpaceId,
  shufflePile,
  turnUp,
} from '../kit.ts';

// What happens to the item piles of the Carnival, and what is known about them.

const isTrap = (id: CardId): boolean => trapItems.some((trap) => trap.id === id);

export const trapsInDiscard = (g: FinalGirl): CardId[] => g.state.items.discard.filter(isTrap);

/** bt05: all face-down cards and the discarded traps are shuffled and dealt back evenly; the tops are turned up. */
export function* rigAgain(g: FinalGirl): Rules {
  const { items } = g.state;
  const faceDown = items.piles.flatMap((pile) => pile.cards.filter((card) => !card.up));
  const known = [
    ...faceDown.filter((card) => card.seen).map((card) => card.id),
    ...items.piles.flatMap((pile) => pile.mixed ?? []),
    ...stirredBefore(g.state),
  ];
  const ids = [...faceDown.map((card) => card.id), ...trapsInDiscard(g)].sort();
  items.discard = items.discard.filter((id) => !isTrap(id));
  g.shuffle('items', ids);
  for (const pile of items.piles) {
    pile.cards = pile.cards.filter((card) => card.up);
    pile.mixed = [];
  }
  ids.forEach((id, i) => {
    items.piles[i % items.piles.length]?.cards.push({ id, up: false, seen: false });
  });
  // From now on nobody knows which pile holds a trap, but what had been seen lies in one of them.
  remember(g, 'carnival', { rigged: true, stirred: [...new Set(known)].filter((id) => ids.includes(id)).sort() });
  g.tell('all', 'piles-rigged', { rule: 'FG-SRCH-02' });
  for (const pile of items.piles) turnUp(g, pile.space);
}

const stirredBefore = (state: FinalGirlState): CardId[] => (state.memory['carnival']?.['stirred'] ?? []) as CardId[];

/**
 * Carnival rule 1: every pile was dealt exactly one trap, and whether it is still in there is known to all, so its presence may be read
 * off; which trap it is and where it lies may not. After bt05 a trap may be in any pile.
 */
export function placeTraps(state: FinalGirlState, slots: HiddenSlot[], pool: CardId[], chance: Chance): void {
  const { piles } = state.items;
  const mixed = (index: number): CardId[] => (piles[index]?.mixed ?? []).filter((id) => pool.includes(id));
  const room = (index: number): number => slots.filter((slot) => slot.pile === index).length - mixed(index).length;
  const somewhere = piles.flatMap((_, index) => mixed(index));
  if (state.memory['carnival']?.['rigged'] === true) {
    const bound = [...new Set([...stirredBefore(state), ...pool.filter(isTrap)])].filter(
      (id) => !somewhere.includes(id),
    );
    for (const id of bound) place(id, slots, pool, chance, (slot) => slot.pile >= 0 && room(slot.pile) > 0);
    return;
  }
  const trapped = piles.map((pile) => pile.cards.some((card) => !card.up && !card.seen && isTrap(card.id)));
  for (const [index, hasTrap] of trapped.entries()) {
    if (!hasTrap || mixed(index).some(isTrap)) continue;
    const free = pool.filter((id) => isTrap(id) && !somewhere.includes(id));
    if (free.length > 0) place(chance.pick('imagine', free), slots, pool, chance, (slot) => slot.pile === index);
  }
}

/** bt06: a random item; without one, the top card of the nearest pile, unresolved (FG-TERM-05). */
export function* loseAProp(g: FinalGirl): Rules {
  const held = discardable(g).sort();
  if (held.length > 0) return yield* discardItem(g, g.pick('items', held), 'FG-TERM-01');
  const full = g.state.items.piles.filter((pile) => pile.cards.length > 0).map((pile) => pile.space);
  const close = nearest(g, heroineSpace(g), full, 'heroine');
  if (close.length > 0) yield* discardTop(g, decideSpace(g, close, { rule: 'FG-PRIN-01' }));
}

function* discardTop(g: FinalGirl, space: SpaceId): Rules {
  const pile = pileAt(g, space);
  const id = pile?.cards[0]?.id;
  if (pile === undefined || id === undefined) return;
  turnUp(g, space);
  const { keeps, onDiscard } = itemCard(id);
  if (keeps?.(g) === true) return; // Poltergeist rule 8
  pile.cards.shift();
  g.state.items.discard.push(id);
  g.tell('all', 'item-discarded', { item: id, rule: 'FG-TERM-05' });
  yield* onDiscard?.(g) ?? [];
}

const ZAPPO = 'zappo';

/** be07: Zappo is found wherever he is, unless he is gone already. */
export function* findZappo(g: FinalGirl): Rules {
  if (!hasItem(g, ZAPPO) && !takeZappo(g)) return g.tell('all', 'not-found', { item: ZAPPO, rule: 'FG-EVENT-04' });
  remember(g, 'be07', { found: true });
  if (!hasItem(g, ZAPPO)) yield* gainItem(g, ZAPPO);
}

function takeZappo(g: FinalGirl): boolean {
  const { items } = g.state;
  const pile = items.piles.find((one) => one.cards.some((card) => card.id === ZAPPO));
  if (pile === undefined && !items.unused.includes(ZAPPO)) return false;
  g.revealed = true;
  if (pile === undefined) {
    items.unused = items.unused.filter((id) => id !== ZAPPO);
    return true;
  }
  const inSight = pile.cards.some((card) => card.id === ZAPPO && card.up);
  pile.cards = pile.cards.filter((card) => card.id !== ZAPPO);
  pile.mixed = (pile.mixed ?? []).filter((id) => id !== ZAPPO);
  if (!inSight) shufflePile(g, pile.space);
  return true;
}

/** be07: he was found and is no longer with her. */
export const zappoLost = (g: FinalGirl): boolean => memoryOf(g, 'be07')['found'] === true && !hasItem(g, ZAPPO);
