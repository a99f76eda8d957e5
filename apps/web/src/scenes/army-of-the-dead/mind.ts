import { type ArmyState, armyOfTheDead, hint } from '@dreadhouse/army-of-the-dead';
import type { Match } from '@dreadhouse/engine';
import type { Mind } from '../../contract/mind.ts';

// The worker loads matches of the game that it asked for.
const own = (match: Match<unknown>): Match<ArmyState> => match as Match<ArmyState>;

export const mind: Mind = {
  game: armyOfTheDead,
  hint: (match, seat) => hint(own(match), seat).map(({ option, chance, why }) => ({ option: option.id, chance, why })),
};
