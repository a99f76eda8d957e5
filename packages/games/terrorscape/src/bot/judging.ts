import type { Judging } from '@dreadhouse/engine';
import { KILLER, type TerrorscapeState } from '../state.ts';
import { FEATURES, features } from './features.ts';

/** What positions are judged by, where search compares them: as a round begins, and as the Killer's phase does. Told for the Survivors. */
export const judging: Judging<TerrorscapeState> = {
  names: FEATURES,
  features: (state, seat) =>
    state.step === 'setup' ? null : { group: state.killer.id, values: features(state), against: seat === KILLER },
  reads: 'an imagined world',
  moments: ['begin', 'killer'],
};
