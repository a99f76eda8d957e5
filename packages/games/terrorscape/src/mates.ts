import type { Mates } from '@dreadhouse/engine';
import { indexOf } from './bot/killer-situation.ts';
import { NOWHERE, stepsWith } from './notebook/places.ts';
import { KILLER, type TerrorscapeState } from './state.ts';

/** The Survivors stand by one another; the Killer has nobody. */
export const mates: Mates<TerrorscapeState> = {
  of: ({ survivors }, seat) =>
    seat === KILLER ? [] : [...new Set(survivors.map((one) => one.seat))].filter((one) => one !== seat).sort(),
  open: ['turn'],
  places: ({ survivors }, seat) => survivors.flatMap((one) => (one.seat === seat && one.health > 0 ? [one.at] : [])),
  steps({ blocks }, from, to) {
    const steps = stepsWith(blocks)[indexOf(from)]?.[indexOf(to)];
    return steps === undefined || steps >= NOWHERE ? null : steps;
  },
};
