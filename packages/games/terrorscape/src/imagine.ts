import type { Chance, Seat } from '@dreadhouse/engine';
import { backOf, face, type ItemCard } from './content/items.ts';
import { imagineForKiller } from './imagine-survivors.ts';
import { drawer } from './rules/team.ts';
import { KILLER, type TerrorscapeState } from './state.ts';

/**
 * Deals everything anew that a seat cannot know. Each pool is sorted first: the deal may depend on what is known, not on what is true.
 * How far the Survivors have got in their turns stays as it is, because the rules in progress stand there; no Killer is asked
 * anything at such a moment.
 */
export function imagine(state: TerrorscapeState, seat: Seat, chance: Chance): void {
  if (seat === KILLER) {
    chance.shuffle('imagine', state.killer.deck.sort()); // which cards are left in it he knows
    imagineForKiller(state, chance);
  } else {
    imagineKiller(state, chance);
    imagineItems(state, seat, chance);
  }
}

/** Hand, deck and what was discarded face down are one pool; where a sneaking Killer is depends on what was heard of him. */
function imagineKiller({ killer }: TerrorscapeState, chance: Chance): void {
  const { hand, deck, paid, unlocked } = killer;
  const pool = [...hand, ...deck, ...paid].sort();
  for (const card of unlocked) pool.splice(pool.indexOf(card), 1);
  chance.shuffle('imagine', pool);
  killer.hand = [...unlocked, ...pool.splice(0, hand.length - unlocked.length)].sort();
  killer.deck = pool.splice(0, deck.length);
  killer.paid = pool.sort();
  if (killer.sneak !== null) killer.at = chance.pick('imagine', killer.sneak.maybe);
}

/** A place for a card that this seat cannot see the face of. */
interface Hidden {
  readonly cards: ItemCard[];
  readonly at: number;
  /** TS-KEY-01: nobody carries a key. */
  readonly carried: boolean;
}

/** TS-SETUP-07: the last card of the search deck is known. In "On your own" others' backpacks are known by their backs only (TS-R-17). */
function imagineItems(state: TerrorscapeState, seat: Seat, chance: Chance): void {
  const { offer } = state;
  const offered = offer === null ? [] : [offer.card];
  const carried = state.options.onYourOwn ? othersCards(state, seat, offered) : [];
  const hidden = carried.flatMap((cards) => placesOf(cards, true));
  if (state.options.onYourOwn && drawer(state)?.seat !== seat) hidden.push(...placesOf(state.drawn, false));
  hidden.push(...placesOf(state.discovery, false), ...placesOf(state.search, false));
  for (const back of ['b', 'd', 's']) {
    const alike = hidden.filter(({ cards, at }) => backOf(cards[at] as ItemCard) === back);
    deal(alike, chance);
  }
  if (offer !== null) offer.card = offered[0] as ItemCard;
}

function othersCards(state: TerrorscapeState, seat: Seat, offered: ItemCard[]): ItemCard[][] {
  const { offer, survivors } = state;
  const packs = survivors.filter((one) => one.seat !== seat).map((one) => one.pack);
  const sees = offer !== null && [offer.from, offer.to].some((slot) => survivors[slot]?.seat === seat);
  return sees ? packs : [...packs, offered];
}

function placesOf(cards: ItemCard[], carried: boolean): Hidden[] {
  return cards.map((_, at) => ({ cards, at, carried }));
}

/** Deals the faces of these places anew among them; those that are carried come first in the list. */
function deal(places: readonly Hidden[], chance: Chance): void {
  const pool = places.map(({ cards, at }) => cards[at] as ItemCard).sort();
  chance.shuffle('imagine', pool);
  for (const { cards, at, carried } of places) {
    const next = carried ? pool.findIndex((card) => face(card) !== 'key') : 0;
    cards[at] = pool.splice(next, 1)[0] as ItemCard;
  }
}
