import { terrorscape } from '@dreadhouse/terrorscape';
import type { Mind } from '../../table/thought.ts';

export const mind: Mind = { game: terrorscape, iterations: 120 };
