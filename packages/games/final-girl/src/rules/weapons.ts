import { itemCard } from '../catalogue.ts';
import type { CardId, FinalGirl } from '../state.ts';

/** FG-ITEM-02: weapons work only while they are held. */
export function weaponsInHand(g: FinalGirl): CardId[] {
  const weapons: CardId[] = [];
  for (const { id } of g.state.items.hands) if (itemCard(id).weapon !== undefined) weapons.push(id);
  return weapons;
}

/** FG-WEAP-01, FG-WEAP-03: the exact distances at which it works. */
export function distancesOf(g: FinalGirl, weapon: CardId): readonly number[] {
  const range = itemCard(weapon).weapon?.range ?? [];
  return typeof range === 'function' ? range(g) : range;
}

/** FG-WEAP-04, FG-WEAP-06, FG-WEAP-07: with this action card, at this distance. */
export function weaponFits(g: FinalGirl, id: CardId, card: CardId, away: number): boolean {
  const { weapon } = itemCard(id);
  if (weapon === undefined || weapon.forbidden?.(g) !== undefined) return false;
  if (weapon.only !== undefined && !weapon.only.includes(card)) return false;
  return distancesOf(g, id).includes(away);
}
