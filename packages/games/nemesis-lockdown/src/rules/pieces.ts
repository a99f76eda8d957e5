import type { Seat } from '@dreadhouse/engine';
import type { Nemesis, Piece } from '../state.ts';

// Who has seen a face: a bit for each of five seats, and one for everybody else, so that what each player has looked at in turn does not lie
// open. Draws and looks set the seat's, whatever is laid open sets all, a shuffle clears them.

export const ALL = 63;

export function hidden<F>(face: F): Piece<F> {
  return { face, seen: 0 };
}

export function open<F>(face: F): Piece<F> {
  return { face, seen: ALL };
}

export const hasSeen = ({ seen }: Piece<unknown>, seat: Seat): boolean => (seen & (1 << seat)) !== 0;
export const isOpen = ({ seen }: Piece<unknown>): boolean => seen === ALL;

export function look(piece: Piece<unknown>, seat: Seat): void {
  piece.seen |= 1 << seat;
}

export function layOpen(piece: Piece<unknown>): void {
  piece.seen = ALL;
}

/** The faces change places, and nobody knows any of them again. */
export function shufflePieces<F>(g: Nemesis, stream: string, pieces: readonly Piece<F>[]): void {
  g.shuffleFaces(stream, pieces);
  for (const piece of pieces) piece.seen = 0;
}

/** The top card of a deck, laid open; the discards are shuffled first where it has run out (chapter 7). */
export function turnUp(g: Nemesis, stream: string, pile: { draw: Piece[]; discard: Piece[] }): Piece | undefined {
  refill(g, stream, pile);
  const card = g.draw(pile.draw);
  if (card !== undefined) layOpen(card);
  return card;
}

export function refill(g: Nemesis, stream: string, pile: { draw: Piece[]; discard: Piece[] }): void {
  if (pile.draw.length > 0 || pile.discard.length === 0) return;
  pile.draw = pile.discard;
  pile.discard = [];
  shufflePieces(g, stream, pile.draw);
}
