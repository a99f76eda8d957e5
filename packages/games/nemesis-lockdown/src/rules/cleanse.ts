import type { Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';
import { isContamination, removeContamination } from './hand.ts';
import { wipeSlime } from './markers.ts';
import { shufflePieces } from './pieces.ts';
import { removeLarva, scanCards } from './scan.ts';
import { person } from './table.ts';

// Contamination that is scanned and removed. R-10: these procedures replace the consequence of an infected scan.

/** NL-ROOM-DECON-02 to NL-ROOM-DECON-06: the hand only, where clean cards stay (NL-ROOM-DECON-03, NL-ROOM-DECON-04). */
export function cleanHand(g: Nemesis, seat: Seat): void {
  removeContamination(g, seat, scanCards(g, seat, person(g, seat).hand));
  removeLarva(g, seat); // NL-ROOM-DECON-05
  wipeSlime(g, seat);
}

/** NL-ROOM-SURGERY-01, NL-ROOM-SURGERY-02, NL-ROOM-SURGERY-03, IB-1: all own cards, wherever they lie; slime stays (NL-ROOM-SURGERY-08). */
export function cleanse(g: Nemesis, seat: Seat): void {
  const { hand, deck, discard } = person(g, seat);
  removeContamination(g, seat, scanCards(g, seat, [...hand, ...deck, ...discard].filter(isContamination)));
  removeLarva(g, seat);
}

/** NL-ROOM-SURGERY-06, NL-ROOM-SURGERY-07: hand, discards and deck make a new deck, what the action cost included. */
export function shuffleAll(g: Nemesis, seat: Seat): void {
  const own = person(g, seat);
  own.deck = [...own.hand, ...own.deck, ...own.discard];
  own.hand = [];
  own.discard = [];
  g.state.turn.paidCards = 0;
  shufflePieces(g, `deck-${seat}`, own.deck);
}
