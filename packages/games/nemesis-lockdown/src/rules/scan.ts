import type { Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis, Piece } from '../state.ts';
import { die } from './death.ts';
import { bitOf, discard, isContamination, publicName, takeFromDeck } from './hand.ts';
import { said } from './hooks.ts';
import { look } from './pieces.ts';
import { place } from './stalkers.ts';
import { person, roomOf, turnOrder } from './table.ts';

/**
 * The owner learns of each card whether it is infected. Returns the infected ones. How many contamination cards somebody holds is nobody
 * else's business (chapter 6), so that the others are told the same where there were none.
 */
export function scanCards(g: Nemesis, seat: Seat, cards: readonly Piece[]): Piece[] {
  const scanned = cards.filter(isContamination);
  g.tell('all', 'scanned', { seat, rule: 'NL-G-12' });
  for (const card of scanned) look(bitOf(g, card), seat);
  const infected = scanned.filter((card) => bitOf(g, card).face === 'infected');
  const result = { seat, infected: infected.length, clean: scanned.length - infected.length };
  const faces = scanned.map((card) => bitOf(g, card).face);
  g.reveal([seat], 'scan-result', { ...result, cards: faces, rule: 'NL-G-12' });
  return infected;
}

/** E-SCAN with its consequence, once however many are infected: a larva, or death where there was one. */
export function* scan(g: Nemesis, seat: Seat, cards: readonly Piece[]): Rules {
  if (scanCards(g, seat, cards).length > 0) yield* infected(g, seat);
}

/** The consequence of an infected scan; the first of the Lab Rat has none. */
function* infected(g: Nemesis, seat: Seat): Rules {
  if (said(g, seat, 'forgivesScan').some((forgives) => forgives(g, seat))) return;
  if (person(g, seat).larva) return yield* burst(g, seat);
  person(g, seat).larva = true;
  g.reveal('all', 'infested', { seat, rule: 'NL-G-12' });
}

export function removeLarva(g: Nemesis, seat: Seat): void {
  if (!person(g, seat).larva) return;
  person(g, seat).larva = false;
  g.tell('all', 'larva-removed', { seat, rule: 'NL-G-12' });
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
      const top = takeFromDeck(g, seat, 4);
      const bad = scanCards(g, seat, top);
      discard(g, seat, top);
      g.reveal('all', 'discarded', { seat, cards: top.map(publicName), rule: 'NL-G-09' });
      if (bad.length > 0) yield* infected(g, seat);
    }
  }
}
