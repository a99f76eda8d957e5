import type { Features, Judging } from '@dreadhouse/engine';
import { MISSION_IDS } from '../content/missions/index.ts';
import type { ArmyState } from '../state.ts';
import { ERRAND_FEATURES, errandNumbers } from './judged/errands.ts';
import { HORDE_FEATURES, hordeNumbers } from './judged/horde.ts';
import { membersOf } from './judged/members.ts';
import { ownNumbers } from './judged/own.ts';
import { PERIL_FEATURES, perilNumbers } from './judged/peril.ts';
import { TEAM_FEATURES, teamNumbers } from './judged/team.ts';

/**
 * What positions are judged by, each number about from 0 to 1, where search compares them, as a round begins: what is still to be done, who there is
 * to do it, and who stands in the way.
 */
export const judging: Judging<ArmyState> = {
  names: [...ERRAND_FEATURES, ...TEAM_FEATURES, ...HORDE_FEATURES, ...PERIL_FEATURES],
  features,
  reads: 'what the seat knows',
  moments: ['round'],
};

/** The same for every seat: all win together, and nobody knows more than the others. Null before the team has set out. */
function features(state: ArmyState): Features | null {
  if (state.step === 'setup') return null;
  const members = membersOf(state);
  return {
    // Missions that somebody else has written have nothing that was learnt of them alone.
    group: MISSION_IDS.includes(state.mission) ? state.mission : 'another',
    values: [
      ...errandNumbers(state, members),
      ...teamNumbers(state, members),
      ...hordeNumbers(state, members),
      ...perilNumbers(state, members),
    ],
    own: ownNumbers(state),
  };
}
