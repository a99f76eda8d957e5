import type { Features, Seat } from '@dreadhouse/engine';
import { MISSION_IDS } from '../content/missions/index.ts';
import type { ArmyState } from '../state.ts';
import { ERRAND_FEATURES, errandNumbers } from './judged/errands.ts';
import { HORDE_FEATURES, hordeNumbers } from './judged/horde.ts';
import { membersOf } from './judged/members.ts';
import { ownNumbers } from './judged/own.ts';
import { PERIL_FEATURES, perilNumbers } from './judged/peril.ts';
import { TEAM_FEATURES, teamNumbers } from './judged/team.ts';

/** What a position is judged by, each about from 0 to 1: what is still to be done, who there is to do it, and who stands in the way. */
export const FEATURES: readonly string[] = [...ERRAND_FEATURES, ...TEAM_FEATURES, ...HORDE_FEATURES, ...PERIL_FEATURES];

/** The same for every seat: all win together, and nobody knows more than the others. Null before the team has set out. */
export function features(state: ArmyState, _seat: Seat): Features | null {
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
