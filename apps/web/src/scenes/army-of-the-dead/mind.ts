import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { Mind } from '../../table/thought.ts';

export const mind: Mind = {
  game: armyOfTheDead,
  iterations: 48,
};
