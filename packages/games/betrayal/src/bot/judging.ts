import type { Judging } from '@dreadhouse/engine';
import type { BetrayalState } from '../state.ts';
import { FEATURES, features } from './features.ts';

/** What positions of a haunt are judged by, where search compares them: as a turn begins. */
export const judging: Judging<BetrayalState> = {
  names: FEATURES,
  features,
  reads: 'what the seat knows',
  moments: ['turn'],
};
