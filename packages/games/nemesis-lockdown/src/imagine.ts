import type { Chance, Seat } from '@dreadhouse/engine';
import { isContamination } from './rules/hand.ts';
import { hasSeen } from './rules/pieces.ts';
import { pools, redeal } from './secrets.ts';
import type { NemesisState } from './state.ts';

/** Deals everything anew that a seat cannot know, pool by pool; and which of two objectives somebody else has kept. */
export function imagine(state: NemesisState, seat: Seat, chance: Chance): void {
  for (const pool of pools(state, seat)) redeal(pool, seat, chance);
  payable(state, seat);
  for (const { kept } of state.people)
    if (kept !== null && !hasSeen(kept, seat)) kept.face = chance.pick('imagine', ['first', 'second'] as const);
}

/** Whoever has declared an action holds what it costs: that much of a hand is known to all. */
function payable({ turn, people }: NemesisState, seat: Seat): void {
  const payer = people[turn.seat];
  if (payer === undefined || turn.seat === seat) return;
  const held = payer.hand.filter((card) => !isContamination(card)).length;
  const out = payer.hand.filter((card) => isContamination(card) && !hasSeen(card, seat));
  const into = payer.deck.filter((card) => !isContamination(card) && !hasSeen(card, seat));
  for (let i = 0; i < turn.owed - held; i++) {
    const [from, to] = [into[i], out[i]];
    if (from === undefined || to === undefined) return;
    [from.face, to.face] = [to.face, from.face];
  }
}
