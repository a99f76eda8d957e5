import type { Seat } from '@dreadhouse/engine';
import { SCANNED_CARDS } from '../content/supplies.ts';
import { bitOf, isContamination } from '../rules/hand.ts';
import { hasSeen } from '../rules/pieces.ts';
import { person, type Table } from '../rules/table.ts';

/**
 * NL-GOAL-06: the chance to pass the final scan if it came now, as far as the owner knows. How many contamination cards are among one's own
 * is no secret to their owner; which of those that were never scanned are infected nobody knows.
 */
export function chanceToPass(t: Table, seat: Seat): number {
  const { hand, deck, discard, larva } = person(t, seat);
  const own = [...hand, ...deck, ...discard];
  const bits = own.filter(isContamination).map((card) => bitOf(t, card));
  const drawn = without(own.length, bits.length, SCANNED_CARDS);
  const known = bits.filter((bit) => hasSeen(bit, seat));
  if (larva || known.some(({ face }) => face === 'infected')) return drawn;
  const unread = t.state.contamination.filter((bit) => !hasSeen(bit, seat));
  const infected = unread.filter(({ face }) => face === 'infected').length;
  const clean = without(unread.length, infected, bits.length - known.length);
  return clean + (1 - clean) * drawn;
}

/** The chance that of so many, drawn from all, none is of a kind of which there are so many. */
function without(all: number, ofKind: number, drawn: number): number {
  let chance = 1;
  for (let i = 0; i < drawn && i < all; i++) chance *= Math.max(0, all - ofKind - i) / (all - i);
  return chance;
}
