import { itemCard, kindOfItem } from '../catalogue.ts';
import type { CardId, ItemPile } from '../state.ts';
import { missing, type Situation, weaponBonus } from './situation.ts';

/** What items are good for, apart from weapons. */
const ITEMS: Readonly<Record<CardId, number>> = {
  trash_lid: 1,
  first_aid: 0.8,
  pepper_spray: 1,
  pills: 1,
  lucky_dice: 0.7,
  energy_drink: 0.8,
  rabbit_foot: 0.7,
  flashlight: 0.3,
  map: 0.2,
  fireworks: 0.4,
  crucifix: 0.6,
  whistle: 0.3,
  motorboat: 0.4,
  bow: 1.6,
  bear_trap: 1.2,
  padlock: 0.3,
  list: 0.3,
  old_tome: 0.4,
  rope_ladder: 0.2,
  candle: 0.2,
  shotgun: 1.2,
  cross: 0.8,
  shaman_bones: 0.4,
  tribal_mask: 0.5,
  closed_signs: 0.1,
  air_horn: 0.1,
  incense: 0.4,
  prayer_book: 0.4,
  zappo: 0.3,
  super_dice: 0.9,
  pole: 0.3,
  found_tape: 0.3,
  crystal_ball: 0.2,
  makeup_kit: 0.4,
  hunting_rifle: 1.6,
  sport_bow: 1.6,
  bible: 0.5,
  megaphone: 0.2,
  bicycle: 0.2,
  junk_traps: 1.4,
  tranquilizer: 1,
};

const UNKNOWN_ITEM = 0.8;

export function worthOfItem(s: Situation, id: CardId): number {
  const kind = kindOfItem(id);
  if (kind === 'carolyn') return s.weights.win;
  if (kind === 'mr_floppy') return s.state.options.epic === 'off' ? 0.4 : 4;
  const { weapon, trap } = itemCard(id);
  if (trap !== undefined) return -1;
  const other = s.weights.item * (ITEMS[kind] ?? 0.2);
  return weapon === undefined ? other : Math.max(other, worthOfWeapon(s, id));
}

/** What a weapon adds to the one that she has, over the attacks to come. */
function worthOfWeapon(s: Situation, id: CardId): number {
  const { weapon, uses } = itemCard(id);
  if (weapon === undefined || !Number.isFinite(s.foe)) return 0.2;
  const now = weaponBonus(s, 'furious_strike', 0) ?? 0;
  const limited = weapon.only !== undefined ? 0.4 : uses !== undefined ? 0.8 : 1;
  return 0.2 + limited * s.weights.weaponGain * Math.max(0, weapon.damage - now);
}

/** What the top n cards of a pile promise. */
export function worthOfPile(s: Situation, pile: ItemPile, n: number): number {
  const top = pile.cards[0];
  if (top === undefined) return 0;
  const known = top.up || top.seen ? worthOfItem(s, top.id) : UNKNOWN_ITEM;
  return known * (n > 1 ? 1.3 : 1) + (missing(s) === null ? 0 : s.weights.win * hopeOf(s, pile, n));
}

/** How much a draw of n cards helps to find what is missing: it may be among them, or come nearer to the top. */
function hopeOf(s: Situation, pile: ItemPile, n: number): number {
  let hope = 0;
  pile.cards.forEach((_, i) => {
    const chance = chanceOfChild(s, pile, i);
    hope += i < n ? chance : chance * (DIG ** (i - n + 1) - DIG ** (i + 1));
  });
  return hope;
}

/** What is left of a hope for each card that lies above it. */
const DIG = 0.8;

/** The chance that what is missing is in this pile, less for every card that has to be dug away. */
export function hopeOfPile(s: Situation, pile: ItemPile): number {
  let hope = 0;
  for (let i = 0; i < pile.cards.length; i++) hope += chanceOfChild(s, pile, i) * DIG ** i;
  return hope;
}

/** The chance that what is missing is the i-th card of a pile. */
function chanceOfChild(s: Situation, pile: ItemPile, i: number): number {
  const { state } = s;
  const card = pile.cards[i];
  const sought = missing(s);
  if (card === undefined || sought === null) return 0;
  if (card.up || card.seen) return card.id === sought ? 1 : 0;
  const hiding = state.items.piles.filter((one) => one.mixed?.includes(sought) === true);
  if (hiding.length > 0) return hiding.includes(pile) ? 1 / unseenIn([pile]) : 0;
  return 1 / unseenIn(state.items.piles);
}

function unseenIn(piles: readonly ItemPile[]): number {
  let unseen = 0;
  for (const one of piles) for (const card of one.cards) if (!card.up && !card.seen) unseen += 1;
  return Math.max(1, unseen);
}
