import type { Seat } from '@dreadhouse/engine';
import type { Nemesis, Piece } from '../state.ts';
import { layOpen, look, open, refill } from './pieces.ts';
import { person, type Table } from './table.ts';

// Action decks and contamination cards (5.0, G-12).

const CONTAMINATION = 'contamination:';

export const isContamination = ({ face }: Piece): boolean => face.startsWith(CONTAMINATION);
export const actionCards = (t: Table, seat: Seat): Piece[] =>
  person(t, seat).hand.filter((card) => !isContamination(card));

/** The infected bit of a contamination card. */
export function bitOf({ state }: Table, { face }: Piece): Piece<'clean' | 'infected'> {
  const bit = state.contamination[Number(face.slice(CONTAMINATION.length))];
  if (bit === undefined) throw new Error(`"${face}" is no contamination card.`);
  return bit;
}

/** Draws so many cards; an empty deck is made anew from the discards, but for those in `kept`. */
export function drawCards(g: Nemesis, seat: Seat, n: number, kept: readonly Piece[] = []): void {
  const own = person(g, seat);
  let drawn = 0;
  for (; drawn < n; drawn++) {
    if (own.deck.length === 0) {
      const pile = { draw: own.deck, discard: own.discard.filter((card) => !kept.includes(card)) };
      refill(g, `deck-${seat}`, pile);
      own.deck = pile.draw;
      own.discard = own.discard.filter((card) => kept.includes(card));
    }
    const card = g.draw(own.deck);
    if (card === undefined) break;
    look(card, seat);
    own.hand.push(card);
  }
  if (drawn > 0) g.tell('all', 'drew-cards', { seat, n: drawn, rule: 'NL-ROUND-02' });
}

/** Lays cards face up on the own discard pile; the last of them lies on top. */
export function discard(g: Nemesis, seat: Seat, cards: readonly Piece[]): void {
  const own = person(g, seat);
  own.hand = own.hand.filter((card) => !cards.includes(card));
  for (const card of cards) layOpen(card);
  own.discard.push(...cards);
}

/** G-12: a new contamination card lies on top of the own discard pile, its face unread. */
export function gainContamination(g: Nemesis, seat: Seat): void {
  const index = g.state.contaminationDeck.shift();
  if (index === undefined) return;
  person(g, seat).discard.push(open(`${CONTAMINATION}${index}`));
  g.tell('all', 'contaminated', { seat, rule: 'NL-G-12' });
}
