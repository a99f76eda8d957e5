import type { Judging } from '@dreadhouse/engine';
import type { ArmyState } from '../state.ts';
import { FEATURES, features } from './features.ts';

/** What positions are judged by, where search compares them: as a round begins. */
export const judging: Judging<ArmyState> = {
  names: FEATURES,
  features,
  reads: 'what the seat knows',
  moments: ['round'],
};
