import type { Seat } from '@dreadhouse/engine';
import { isWeapon, ownedCard } from '../catalogue.ts';
import { explorerDef, TRAITS, type Trait } from '../content/explorers.ts';
import { explorerAt, hasHaunt } from '../rules/figures.ts';
import { traitOf } from '../rules/traits.ts';
import type { Betrayal, CardId } from '../state.ts';

/** What a card is worth to most explorers. */
const WORTH: Readonly<Record<CardId, number>> = {
  'angels-feather': 1.4,
  brooch: 1.2,
  chainsaw: 2,
  'creepy-doll': 0.8,
  crossbow: 2,
  dynamite: 1.2,
  'first-aid-kit': 1.4,
  flashlight: 0.8,
  gun: 2,
  headphones: 1.4,
  'leather-jacket': 1.4,
  'lucky-coin': 0.9,
  machete: 2,
  'magic-camera': 1,
  map: 1,
  mirror: 1.2,
  'mystical-stopwatch': 1.2,
  'necklace-of-teeth': 1.3,
  'rabbits-foot': 1.2,
  'skeleton-key': 0.9,
  'strange-amulet': 1,
  'strange-medicine': 1.2,
  armor: 1.8,
  book: 1.4,
  dagger: 1.8,
  dog: 1.2,
  'holy-symbol': 1.2,
  idol: 1.4,
  mask: 1.2,
  ring: 1.6,
  skull: 1.6,
};

const ATTACKS_WITH: Readonly<Record<CardId, Trait>> = {
  chainsaw: 'might',
  machete: 'might',
  dagger: 'might',
  crossbow: 'speed',
  gun: 'speed',
  ring: 'sanity',
};

/** What a card is worth in these hands: a weapon by the trait it is used with, and a second weapon hardly anything. */
export function cardWorth(g: Betrayal, card: CardId, owner: Seat): number {
  const worth = WORTH[card] ?? 1;
  if (!isKnown(card) || !isWeapon(card)) return worth;
  const others = explorerAt(g, owner).cards.filter((one) => one !== card && isWeapon(one));
  const trait = ATTACKS_WITH[card];
  const skill = trait === undefined ? 0 : 0.15 * (traitOf(g, owner, trait) - 4);
  return others.length > 0 ? 0.6 + skill / 2 : worth + skill;
}

/** Carried tokens are traded as well, and are no cards. */
function isKnown(card: CardId): boolean {
  return WORTH[card] !== undefined && ownedCard(card) !== undefined;
}

/** How many steps below the start these traits are. */
export function lostSteps(g: Betrayal, seat: Seat, traits: readonly Trait[] = TRAITS): number {
  const explorer = explorerAt(g, seat);
  const { traits: rows } = explorerDef(explorer.id);
  return traits.reduce((sum, trait) => sum + Math.max(0, rows[trait].start - explorer.traits[trait]), 0);
}

/** How many traits are critical. */
export const criticalTraits = (g: Betrayal, seat: Seat): number =>
  TRAITS.filter((trait) => explorerAt(g, seat).traits[trait] === 1).length;

/** Whether the cards of the table are still to be saved for the haunt. */
export const isEarly = (g: Betrayal): boolean => !hasHaunt(g);
