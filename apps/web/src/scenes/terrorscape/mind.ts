import type { Match } from '@dreadhouse/engine';
import { hint, type TerrorscapeState, terrorscape } from '@dreadhouse/terrorscape';
import type { Mind } from '../../contract/mind.ts';

// The worker loads matches of the game that it asked for.
const own = (match: Match<unknown>): Match<TerrorscapeState> => match as Match<TerrorscapeState>;

export const mind: Mind = {
  game: terrorscape,
  hint: (match, seat) => hint(own(match), seat).map(({ option, chance, why }) => ({ option: option.id, chance, why })),
};
