import type { Judging } from '@dreadhouse/engine';
import { registry } from '../catalogue.ts';
import type { FinalGirlState } from '../state.ts';
import { FEATURES } from './features.ts';
import { lookAt } from './situation.ts';

/** What positions are judged by, where search compares them: as a turn begins, and as the killer's phase does. */
export function judging(): Judging<FinalGirlState> {
  const locations = [...registry().locations.keys()];
  const heroines = [...registry().heroines.keys()];
  return {
    names: [...Object.keys(FEATURES), ...locations, ...heroines],
    features(state) {
      const situation = lookAt(state);
      const { killer, location, heroine } = state.options;
      return {
        group: killer,
        values: [
          ...Object.values(FEATURES).map((feature) => feature(situation)),
          ...locations.map((id) => (id === location ? 1 : 0)),
          ...heroines.map((id) => (id === heroine ? 1 : 0)),
        ],
      };
    },
    reads: 'what the seat knows',
    moments: ['action-start', 'killer'],
  };
}
