import type { Option, Rules } from '@dreadhouse/engine';
import { type EquipmentId, equipment } from '../content/equipment.ts';
import { BACKPACK, HANDS } from '../content/numbers.ts';
import type { Army, ArmyState, Item, Slot, Survivor } from '../state.ts';
import { survivor } from './table.ts';

export function itemsOf(one: Survivor): Item[] {
  return [...one.hand, ...one.backpack];
}

export function carriedCount(one: Survivor): number {
  return one.hand.length + one.backpack.length;
}

/** AD-INV-03, AD-INV-04, AD-INV-05: in a Hand, or in the Backpack if the card says that it works from there. */
export function usable(one: Survivor, face: EquipmentId): Item | undefined {
  const held = one.hand.find((item) => item.face === face && !item.spent);
  if (held !== undefined || equipment(face).fromBackpack !== true) return held;
  return one.backpack.find((item) => item.face === face && !item.spent);
}

/** AD-R-52: what is discarded can be used again by whoever finds it. */
export function discardItem(state: ArmyState, one: Survivor, item: Item): void {
  takeOut(one, item);
  state.equipmentDiscard.push(item.face);
}

export function takeOut(one: Survivor, item: Item): void {
  const held = one.hand.indexOf(item);
  if (held >= 0) one.hand.splice(held, 1);
  else one.backpack.splice(one.backpack.indexOf(item), 1);
}

/** Where there is room: in a Hand first. */
export function putAway(one: Survivor, item: Item): void {
  if (one.hand.length < HANDS) one.hand.push(item);
  else one.backpack.push(item);
}

/** The name of a card, told apart from one that is out of ammo. */
export function label(item: Item): string {
  return item.spent ? `${item.face}!` : item.face;
}

export interface HoldOption extends Option {
  readonly hand: readonly Item[];
}

/** Every way to have cards in both Hands, with the others in the Backpack; the same cards are not told apart. */
function arrangements(items: readonly Item[]): HoldOption[] {
  const hands = [[], ...items.flatMap((one, i) => [[one], ...items.slice(i + 1).map((other) => [one, other])])];
  const options = hands
    .filter((hand) => items.length - hand.length <= BACKPACK)
    .map((hand) => {
      const id = `hold:${hand.map(label).sort().join('+')}`;
      return { id, details: { items: hand.map(({ face }) => face) }, hand };
    });
  return options.filter(({ id }, i) => options.findIndex((one) => one.id === id) === i);
}

/** AD-ACT-TRADE-01: own cards, in any way. Whoever has too many throws some away first (AD-INV-02). */
export function* arrange(g: Army, slot: Slot, rule: string): Rules {
  yield* fitIn(g, slot);
  const one = survivor(g.state, slot);
  const options = arrangements(itemsOf(one));
  if (options.length < 2) return;
  const pick = yield* g.ask(one.seat, 'arrange', rule, () => options, { survivor: one.id });
  const items = itemsOf(one);
  one.hand = [...pick.hand];
  one.backpack = items.filter((item) => !pick.hand.includes(item));
}

/** One option for each different card. */
export function dropOptions(one: Survivor) {
  return [...new Set(itemsOf(one).map(label))].map((name) => {
    const item = name.replace('!', '');
    const details = { survivor: one.id, item };
    return { id: `drop:${one.id}:${name}`, at: `item:${item}`, details, who: one.id, label: name };
  });
}

/** AD-INV-01: five cards, two of them in Hands. */
function* fitIn(g: Army, slot: Slot): Rules {
  const one = survivor(g.state, slot);
  while (carriedCount(one) > HANDS + BACKPACK) {
    const pick = yield* g.ask(one.seat, 'too-many', 'AD-INV-01', () => dropOptions(one), { survivor: one.id });
    drop(g, one, pick.label);
  }
}

export function drop(g: Army, one: Survivor, name: string): void {
  const item = itemsOf(one).find((each) => label(each) === name);
  if (item === undefined) return;
  discardItem(g.state, one, item);
  g.tell('all', 'discarded', { survivor: one.id, item: item.face, rule: 'AD-INV-02' });
}
