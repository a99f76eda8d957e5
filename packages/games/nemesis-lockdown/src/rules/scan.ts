import type { Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis, Piece } from '../state.ts';
import { die } from './death.ts';
import { bitOf, discard, isContamination } from './hand.ts';
import { look } from './pieces.ts';
import { place } from './stalkers.ts';
import { person, roomOf, turnOrder } from './table.ts';

/** The owner learns of each card whether it is infected. Returns the infected ones. */
export function scanCards(g: Nemesis, seat: Seat, cards: readonly Piece[]): Piece[] {
  const scanned = cards.filter(isContamination);
  for (const card of scanned) look(bitOf(g, card), seat);
  if (scanned.length > 0) g.revealed = true;
  return scanned.filter((card) => bitOf(g, card).face === 'infected');
}

/** E-SCAN with its consequence, once however many are infected: a larva, or death where there was one. */
export function* scan(g: Nemesis, seat: Seat, cards: readonly Piece[]): Rules {
  if (scanCards(g, seat, cards).length === 0) return;
  if (person(g, seat).larva) return yield* burst(g, seat);
  person(g, seat).larva = true;
  g.reveal('all', 'infested', { seat, rule: 'NL-G-12' });
}

function* burst(g: Nemesis, seat: Seat): Rules {
  const room = roomOf(g, seat);
  yield* die(g, seat);
  if (room !== null) yield* place(g, 'creeper', room);
}

/** EV-20: whoever carried a larva when it began dies; everybody else scans the top four cards of the deck and discards them. */
export function* incubate(g: Nemesis): Rules {
  const here = turnOrder(g).filter((seat) => roomOf(g, seat) !== null);
  const carriers = here.filter((seat) => person(g, seat).larva);
  for (const seat of here) {
    if (carriers.includes(seat)) yield* burst(g, seat);
    else {
      const top: Piece[] = [];
      for (let i = 0; i < 4; i++) {
        const card = g.draw(person(g, seat).deck);
        if (card !== undefined) top.push(card);
      }
      person(g, seat).hand.push(...top);
      discard(g, seat, top);
      yield* scan(g, seat, top);
    }
  }
}
