import type { Chance, Seat } from '@dreadhouse/engine';
import { hasSeen } from './rules/pieces.ts';
import { pools, redeal } from './secrets.ts';
import type { NemesisState } from './state.ts';

/** Deals everything anew that a seat cannot know, pool by pool; and which of two objectives somebody else has kept. */
export function imagine(state: NemesisState, seat: Seat, chance: Chance): void {
  for (const pool of pools(state, seat)) redeal(pool, seat, chance);
  for (const { kept } of state.people)
    if (kept !== null && !hasSeen(kept, seat)) kept.face = chance.pick('imagine', ['first', 'second'] as const);
}
