import type { Seat } from '@dreadhouse/engine';
import type { Nemesis, Piece } from '../state.ts';
import { hasSeen, layOpen, look, open, refill } from './pieces.ts';
import { person, type Table } from './table.ts';

// Action decks and contamination cards (5.0, G-12).

/** What a contamination card is called whose bit is unread. */
export const CONTAMINATION = 'contamination';
const PREFIX = `${CONTAMINATION}:`;

export const isContamination = ({ face }: Piece): boolean => face.startsWith(PREFIX);
export const actionCards = (t: Table, seat: Seat): Piece[] =>
  person(t, seat).hand.filter((card) => !isContamination(card));

/** The infected bit of a contamination card. */
export function bitOf({ state }: Table, { face }: Piece): Piece<'clean' | 'infected'> {
  const bit = state.contamination[Number(face.slice(PREFIX.length))];
  if (bit === undefined) throw new Error(`"${face}" is no contamination card.`);
  return bit;
}

/** What everybody calls a card that lies open. */
export const publicName = (card: Piece): string => (isContamination(card) ? CONTAMINATION : card.face);

/** What a card is called by its owner, who may have scanned it. */
export function nameOf(t: Table, seat: Seat, card: Piece): string {
  if (!isContamination(card)) return card.face;
  const bit = bitOf(t, card);
  return hasSeen(bit, seat) ? bit.face : CONTAMINATION;
}

/** What the owner calls the contamination cards in hand, each name once. */
export function contaminationInHand(t: Table, seat: Seat): string[] {
  const names = person(t, seat)
    .hand.filter(isContamination)
    .map((card) => nameOf(t, seat, card));
  return [...new Set(names)];
}

/**
 * One that is called so, looked for when it is needed: in a world that somebody else imagines the hand has been dealt anew since it was
 * listed. Nobody else knows what has been scanned, so that there another one may be meant.
 */
export function contaminationCalled(t: Table, seat: Seat, name: string): Piece | undefined {
  const cards = person(t, seat).hand.filter(isContamination);
  return cards.find((card) => nameOf(t, seat, card) === name) ?? cards[0];
}

/** Draws so many cards into the hand. */
export function drawCards(g: Nemesis, seat: Seat, n: number, rule = 'NL-G-24'): void {
  const drawn = takeFromDeck(g, seat, n);
  for (const card of drawn) look(card, seat);
  person(g, seat).hand.push(...drawn);
  if (drawn.length === 0) return;
  g.reveal([seat], 'drew', { seat, cards: drawn.map((card) => nameOf(g, seat, card)), rule });
  g.tell('all', 'drew-cards', { seat, n: drawn.length, rule });
}

/** 5.0, "draw": an empty deck is made anew from the discards, but for what the action now resolving has cost. */
export function takeFromDeck(g: Nemesis, seat: Seat, n: number): Piece[] {
  const own = person(g, seat);
  const drawn: Piece[] = [];
  while (drawn.length < n) {
    if (own.deck.length === 0) reshuffle(g, seat);
    const card = g.draw(own.deck);
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

function reshuffle(g: Nemesis, seat: Seat): void {
  const own = person(g, seat);
  const { turn } = g.state;
  const from = turn.seat === seat ? turn.paidFrom : 0;
  const kept = own.discard.slice(from, from + (turn.seat === seat ? turn.paidCards : 0));
  const pile = { draw: own.deck, discard: own.discard.filter((card) => !kept.includes(card)) };
  refill(g, `deck-${seat}`, pile);
  own.deck = pile.draw;
  own.discard = kept;
  if (turn.seat === seat) turn.paidFrom = 0;
}

/** Lays cards face up on the own discard pile; the last of them lies on top. */
export function discard(g: Nemesis, seat: Seat, cards: readonly Piece[]): void {
  const own = person(g, seat);
  own.hand = own.hand.filter((card) => !cards.includes(card));
  for (const card of cards) layOpen(card);
  own.discard.push(...cards);
}

/** All cards in hand, contamination included (G-22). */
export function discardHand(g: Nemesis, seat: Seat, rule: string): void {
  const cards = person(g, seat).hand;
  if (cards.length === 0) return;
  discard(g, seat, cards);
  g.reveal('all', 'discarded', { seat, cards: cards.map(publicName), rule });
}

/** G-12: cards that are removed go to the bottom of their deck. Each rule removes cards of one kind, so everybody knows it then. */
export function removeContamination(g: Nemesis, seat: Seat, cards: readonly Piece[]): void {
  if (cards.length === 0) return;
  const own = person(g, seat);
  const without = (pile: readonly Piece[]): Piece[] => pile.filter((card) => !cards.includes(card));
  [own.hand, own.deck, own.discard] = [without(own.hand), without(own.deck), without(own.discard)];
  const infected = cards.filter((card) => bitOf(g, card).face === 'infected').length;
  for (const card of cards) {
    layOpen(bitOf(g, card));
    g.state.contaminationDeck.push(Number(card.face.slice(PREFIX.length)));
  }
  g.reveal('all', 'cards-removed', { seat, n: cards.length, infected, rule: 'NL-G-12' });
}

/** G-12: a new contamination card lies on top of the own discard pile, its face unread. */
export function gainContamination(g: Nemesis, seat: Seat): void {
  const index = g.state.contaminationDeck.shift();
  if (index === undefined) return;
  person(g, seat).discard.push(open(`${PREFIX}${index}`));
  g.tell('all', 'contaminated', { seat, rule: 'NL-G-12' });
}
