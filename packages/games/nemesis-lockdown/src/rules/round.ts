import type { Rules, Seat } from '@dreadhouse/engine';
import { HAND_LIMIT } from '../content/supplies.ts';
import type { Nemesis } from '../state.ts';
import { drawCards } from './hand.ts';
import { total } from './hooks.ts';
import { revive } from './revival.ts';
import { isInPlay, person, roomAt, roomOf, type Table, turnOrder } from './table.ts';

/** NL-ROUND-02, NL-ROUND-03, R-14: everybody draws, and the first player token moves on, though not in the first round. */
export function* beginRound(g: Nemesis): Rules {
  const { state } = g;
  state.round += 1;
  for (const one of state.people) {
    one.passed = false;
    one.used = [];
  }
  revive(g);
  // NL-ROUND-22, R-51
  for (const seat of turnOrder(g).filter((one) => isInPlay(g, one)))
    drawCards(g, seat, Math.max(0, drawsUpTo(g, seat) - person(g, seat).hand.length), 'NL-ROUND-02');
  if (state.round > 1) state.first = nextFirst(g);
  g.tell('all', 'round', { round: state.round, seat: state.first, rule: 'NL-ROUND-03' });
}

/** NL-SPEC-ISO-01, NL-SPEC-ISO-02, NL-SPEC-ISO-03; R-20: the wound first, then the room. */
export function drawsUpTo(t: Table, seat: Seat): number {
  const isIsolated = roomOf(t, seat) === 'ISO' && !roomAt(t, 'ISO').malfunction;
  return HAND_LIMIT - total(t, seat, 'drawsLess') + (isIsolated ? 1 : 0);
}

/** Chapter 7: seats whose character is out of play are passed over. */
function nextFirst(g: Nemesis): Seat {
  const after = turnOrder(g).slice(1);
  return after.find((seat) => isInPlay(g, seat)) ?? g.state.first;
}
