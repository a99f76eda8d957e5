import type { Option, Rules } from '@dreadhouse/engine';
import { itemCard, kindOfItem } from '../catalogue.ts';
import { type CardId, type FinalGirl, type ItemState, PLAYER } from '../state.ts';
import { forget } from './things.ts';

/** FG-ITEM-07: two hands. */
const HANDS = 2;

export function itemsOf(g: FinalGirl): ItemState[] {
  const { hands, backpack, aside } = g.state.items;
  return [...hands, ...backpack, ...aside];
}

export const hasItem = (g: FinalGirl, id: CardId): boolean => itemsOf(g).some((item) => item.id === id);

function handsNeeded(items: readonly ItemState[]): number {
  return items.reduce((sum, item) => sum + itemCard(item.id).hands, 0);
}

/**
 * FG-BRD-04, FG-ITEM-04, FG-TERM-06: an item is gained: with its use markers (FG-ITEM-12), into hands or backpack, and everything may be rearranged
 * (FG-ITEM-05).
 */
export function* gainItem(g: FinalGirl, id: CardId): Rules {
  const definition = itemCard(id);
  const item: ItemState = { id, uses: definition.uses ?? 0 };
  const { items } = g.state;
  const fits = definition.hands > 0 && handsNeeded(items.hands) + definition.hands <= HANDS;
  (definition.aside === true ? items.aside : fits ? items.hands : items.backpack).push(item);
  g.touch(`item:${definition.id}`);
  g.tell('all', 'item-gained', { item: id, rule: 'FG-ITEM-04' });
  if (definition.hands > 0 || worthRearranging(g)) yield* rearrange(g, 'FG-ITEM-05');
  yield* definition.onGain?.(g, item) ?? [];
}

interface Arrangement extends Option {
  readonly held: readonly CardId[];
}

/** FG-UPK-03, FG-UPK-04, FG-ITEM-06: the player chooses what she holds; the rest goes into the backpack (FG-ITEM-09). */
export function* rearrange(g: FinalGirl, rule: string): Rules {
  const options = arrangements(g);
  if (options.length === 0) return;
  const pick = yield* g.ask(PLAYER, 'arrange', rule, () => arrangements(g));
  const all = [...g.state.items.hands, ...g.state.items.backpack];
  g.state.items.hands = all.filter((item) => pick.held.includes(item.id));
  g.state.items.backpack = all.filter((item) => !pick.held.includes(item.id));
  g.tell('all', 'items-arranged', { held: [...pick.held], rule });
  for (const item of [...g.state.items.backpack]) {
    if (itemCard(item.id).handsOnly === true) yield* discardItem(g, item.id, rule);
  }
}

/** Everything that two hands can hold (FG-ITEM-07, FG-ITEM-08); first what they hold already. */
function arrangements(g: FinalGirl): Arrangement[] {
  const { hands, backpack } = g.state.items;
  const able = [...hands, ...backpack].filter((item) => itemCard(item.id).hands > 0);
  const sets: ItemState[][] = [[], ...able.map((item) => [item])];
  able.forEach((a, i) => {
    for (const b of able.slice(i + 1)) sets.push([a, b]);
  });
  const name = (items: readonly ItemState[]): string =>
    items
      .map((item) => item.id)
      .sort()
      .join('+');
  const now = name(hands);
  const fitting = sets
    .filter((set) => handsNeeded(set) <= HANDS)
    .sort((a, b) => Number(name(b) === now) - Number(name(a) === now));
  return alike(fitting, looks).map((set) => ({
    id: `hold:${name(set)}`,
    held: set.map((item) => item.id),
    details: { items: set.map((item) => item.id) },
  }));
}

/** Copies of an item with as many uses left look the same, in whichever order. */
function looks(items: readonly ItemState[]): string {
  return items
    .map((item) => `${kindOfItem(item.id)} ${item.uses}`)
    .sort()
    .join('+');
}

/** The first of each that look alike: nobody is asked to choose between copies. */
export function alike<T>(list: readonly T[], look: (one: T) => string): T[] {
  const seen = list.map(look);
  return list.filter((_one, i) => seen.indexOf(seen[i] as string) === i);
}

/** Whether the player could gain anything by rearranging; if all that can be held is held, nobody is asked. */
export function worthRearranging(g: FinalGirl): boolean {
  const { hands, backpack } = g.state.items;
  const hinders = (item: ItemState): boolean => itemCard(item.id).followLimit !== undefined;
  return backpack.some((item) => itemCard(item.id).hands > 0) || hands.some(hinders);
}

/** FG-ITEM-13: one use; the card goes when its last marker does. */
export function* spendUse(g: FinalGirl, id: CardId): Rules {
  const item = itemsOf(g).find((one) => one.id === id);
  if (item === undefined) return;
  item.uses -= 1;
  g.tell('all', 'use-spent', { item: id, left: item.uses, rule: 'FG-ITEM-13' });
  if (item.uses <= 0) yield* discardItem(g, id, 'FG-ITEM-13');
}

/** FG-ITEM-11, FG-TERM-01: an item leaves the heroine for the discard pile. */
export function* discardItem(g: FinalGirl, id: CardId, rule = 'FG-ITEM-11'): Rules {
  if (!hasItem(g, id)) return;
  takeAway(g, id);
  g.state.items.discard.push(id);
  g.tell('all', 'item-discarded', { item: id, rule });
  yield* itemCard(id).onDiscard?.(g) ?? [];
}

/** Takes an item from the heroine; the caller puts it somewhere. */
export function takeAway(g: FinalGirl, id: CardId): void {
  const { items } = g.state;
  items.hands = items.hands.filter((item) => item.id !== id);
  items.backpack = items.backpack.filter((item) => item.id !== id);
  items.aside = items.aside.filter((item) => item.id !== id);
  forget(g, id);
}

/** FG-TERM-08: out of the game for good. */
export function removeItemFromGame(g: FinalGirl, id: CardId): void {
  takeAway(g, id);
  g.state.items.removed.push(id);
  g.tell('all', 'item-removed', { item: id, rule: 'FG-TERM-08' });
}

/** Items that a game effect may make her discard. */
export function discardable(g: FinalGirl): CardId[] {
  return itemsOf(g)
    .filter((item) => itemCard(item.id).aside !== true && itemCard(item.id).keeps?.(g) !== true)
    .map((item) => item.id);
}
