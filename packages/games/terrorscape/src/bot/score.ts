import { type Judging, learntFrom, type Seat } from '@dreadhouse/engine';
import { KILLER, type TerrorscapeState } from '../state.ts';
import { FEATURES, features } from './features.ts';
import { value } from './value.ts';

/** What positions are judged by, where search compares them: as a round begins, and as the Killer's phase does. Told for the Survivors. */
export const judging: Judging<TerrorscapeState> = {
  names: FEATURES,
  features: (state, seat) =>
    state.step === 'setup' ? null : { group: state.killer.id, values: features(state), against: seat === KILLER },
  reads: 'an imagined world',
  moments: ['begin', 'killer'],
};

const learnt = learntFrom(value, () => judging);

/** The chance of this seat's side, as games have shown it for what can be told from the table. */
export function score(state: TerrorscapeState, seat: Seat): number {
  const { result } = state;
  if (result !== null) return result.winners.includes(seat) ? 1 : 0;
  return learnt(state, seat) ?? 0.5;
}
