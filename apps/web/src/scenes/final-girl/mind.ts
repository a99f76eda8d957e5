import type { Match } from '@dreadhouse/engine';
import { type FinalGirlState, finalGirl, hint } from '@dreadhouse/final-girl';
import type { Mind } from '../../contract/mind.ts';

// The worker loads matches of the game that it asked for.
const own = (match: Match<unknown>): Match<FinalGirlState> => match as Match<FinalGirlState>;

export const mind: Mind = {
  game: finalGirl,
  hint: (match) => hint(own(match)).map(({ option, chance, why }) => ({ option: option.id, chance, why })),
};
