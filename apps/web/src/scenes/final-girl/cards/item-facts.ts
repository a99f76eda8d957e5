import { type Item, itemCard, kindOfItem } from '@dreadhouse/final-girl';
import type { CardWords } from './words.ts';

/** The distances of a weapon; null when they depend on where one stands, which its text then explains. */
function rangeOf({ weapon }: Item): string | null {
  return weapon === undefined || typeof weapon.range === 'function' ? null : weapon.range.join('–');
}

/** Range and damage in a few signs. */
export function weaponLine(id: string, { say }: CardWords): string | null {
  const item = itemCard(id);
  const range = rangeOf(item);
  return item.weapon === undefined || range === null ? null : say('weapon.short', { range, n: item.weapon.damage });
}

/** What the text of an item leaves to its signs: hands, uses, range, damage. */
export function itemFacts(id: string, { say, name }: CardWords, left?: number): readonly string[] {
  const item = itemCard(id);
  const facts = [item.hands === 0 ? say('hands.none') : say('hands', { n: item.hands })];
  if (item.uses !== undefined)
    facts.push(left === undefined ? say('uses', { n: item.uses }) : say('uses.left', { left, n: item.uses }));
  const range = rangeOf(item);
  if (item.weapon !== undefined && range !== null) facts.push(say('weapon', { range, n: item.weapon.damage }));
  const only = item.weapon?.only;
  if (only !== undefined)
    facts.push(say('weapon.only', { cards: only.map((card) => name(card, ['action'])).join(', ') }));
  return facts;
}

/** The text without what the signs say already: some texts begin with the hands that an item needs. */
export const itemText = (id: string, { printed }: CardWords): string => printed('item', kindOfItem(id));
