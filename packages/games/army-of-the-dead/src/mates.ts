import type { Mates } from '@dreadhouse/engine';
import { living, missionIn, survivor, waysIn } from './rules/table.ts';
import type { ArmyState } from './state.ts';

/** Everybody is on one side, and all of it lies open. */
export const mates: Mates<ArmyState> = {
  of: ({ seats }, seat) => Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat),
  open: ['turn', 'lent-action'],
  places: (state, seat) =>
    living(state)
      .map((slot) => survivor(state, slot))
      .flatMap((one) => (one.seat === seat ? [one.at] : [])),
  steps(state, from, to) {
    const { byId } = missionIn(state).board;
    const [here, there] = [byId.get(from), byId.get(to)];
    if (here === undefined || there === undefined) return null;
    const steps = waysIn(state).distance(here.id, there.id);
    return steps < 0 ? null : steps;
  },
};
