import { finalGirl, hint } from '@dreadhouse/final-girl';
import type { Mind } from '../../table/thought.ts';

export const mind: Mind = {
  game: finalGirl,
  iterations: 48,
  // The worker loads matches of the game that it asked for.
  hint: (match) => hint(match as Parameters<typeof hint>[0]),
};
