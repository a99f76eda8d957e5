import type { Chance } from '@dreadhouse/engine';
import { darkPowerCard, kindOfItem } from './catalogue.ts';
import type { HiddenSlot } from './content/types.ts';
import { killerOf, locationOf } from './rules/things.ts';
import type { CardId, FinalGirlState } from './state.ts';

/**
 * Deals everything anew that the player cannot know. Each pool is sorted first: the deal may depend on what is known, not on
 * what is true.
 */
export function imagine(state: FinalGirlState, chance: Chance): void {
  imagineBreath(state, chance);
  imagineFinale(state, chance);
  imagineDarkPower(state, chance);
  imagineTerror(state, chance);
  state.events.deck.sort();
  chance.shuffle('imagine', state.events.deck);
  imagineItems(state, chance);
  killerOf(state).imagine?.(state, chance);
  locationOf(state).imagine?.(state, chance);
}

/** The heroine's, the killer's and the unused black tokens, as far as unseen. */
function imagineBreath(state: FinalGirlState, chance: Chance): void {
  const { heroine, killer, breathTokens } = state;
  const held = [heroine.breath, ...(killer.breath === null ? [] : [killer.breath])];
  const hidden = [...held, ...breathTokens.unused].filter(
    (one) => one.color === 'black' && !one.known && one.symbols >= 0,
  );
  const symbols = hidden.map((one) => one.symbols).sort();
  chance.shuffle('imagine', symbols);
  hidden.forEach((one, i) => {
    one.symbols = symbols[i] as number;
  });
}

function imagineFinale(state: FinalGirlState, chance: Chance): void {
  const { finale } = state;
  if (finale.id === '' || finale.revealed || finale.known) {
    state.unusedFinales.sort();
    return;
  }
  const pool = [finale.id, ...state.unusedFinales].sort();
  chance.shuffle('imagine', pool);
  finale.id = pool[0] as CardId;
  state.unusedFinales = pool.slice(1).sort();
}

/** With the epic card left out everybody knows that it is among the unused ones. */
function imagineDarkPower(state: FinalGirlState, chance: Chance): void {
  const hidden = state.darkPowers.filter((card) => !card.revealed && !card.known);
  const eligible = (id: CardId): boolean => state.options.epic !== 'off' || darkPowerCard(id).epic !== true;
  const pool = [...hidden.map((card) => card.id), ...state.unusedDarkPowers.filter(eligible)].sort();
  const leftOut = state.unusedDarkPowers.filter((id) => !eligible(id));
  chance.shuffle('imagine', pool);
  for (const card of hidden) card.id = pool.shift() as CardId;
  state.unusedDarkPowers = [...pool, ...leftOut].sort();
}

/** Cards of the deck that were not looked at, and those that were never dealt, are one pool. */
function imagineTerror(state: FinalGirlState, chance: Chance): void {
  const unseen = state.terror.deck.filter((card) => !card.seen);
  const pool = [...unseen.map((card) => card.id), ...state.terror.unused].sort();
  chance.shuffle('imagine', pool);
  for (const card of unseen) card.id = pool.shift() as CardId;
  state.terror.unused = pool;
}

/**
 * Face-down items and the unused ones. What a killer mixes in or a location adds to the piles lies in a pile for sure, and perhaps in a
 * known one: `placeHidden` of the killer or location goes first.
 */
function imagineItems(state: FinalGirlState, chance: Chance): void {
  const { piles, unused } = state.items;
  const slots: HiddenSlot[] = [];
  const pool: CardId[] = [...unused];
  piles.forEach((pile, index) => {
    for (const card of pile.cards) {
      if (card.up || card.seen) continue;
      pool.push(card.id);
      slots.push({ pile: index, set: into(card) });
    }
  });
  const drawer = unused.map((id) => ({ id }));
  for (const card of drawer) slots.push({ pile: -1, set: into(card) });
  pool.sort();
  const killer = killerOf(state);
  const location = locationOf(state);
  // While the piles are still as they are, for what may be read off them.
  location.placeHidden?.(state, slots, pool, chance);
  // What was seen before a pile was shuffled is still in that pile.
  piles.forEach((pile, index) => {
    for (const id of pile.mixed ?? []) place(id, slots, pool, chance, (slot) => slot.pile === index);
  });
  killer.placeHidden?.(state, slots, pool, chance);
  const bound = new Set([...(killer.items ?? []), ...(location.pileItems ?? [])].map((item) => item.id));
  for (const id of pool.filter((one) => bound.has(kindOfItem(one))))
    place(id, slots, pool, chance, (slot) => slot.pile >= 0);
  chance.shuffle('imagine', pool);
  for (const [i, slot] of slots.entries()) slot.set(pool[i] as CardId);
  state.items.unused = drawer.map((card) => card.id);
}

/** Writes a face onto a card. */
function into(card: { id: CardId }): (id: CardId) => void {
  return (id) => {
    card.id = id;
  };
}

/** Puts one card of the pool into a random slot that fits; for `placeHidden` too. */
export function place(
  id: CardId,
  slots: HiddenSlot[],
  pool: CardId[],
  chance: Chance,
  fits: (slot: HiddenSlot) => boolean,
): void {
  const open = slots.filter(fits);
  if (open.length === 0 || !pool.includes(id)) return;
  const slot = chance.pick('imagine', open);
  slot.set(id);
  slots.splice(slots.indexOf(slot), 1);
  pool.splice(pool.indexOf(id), 1);
}
