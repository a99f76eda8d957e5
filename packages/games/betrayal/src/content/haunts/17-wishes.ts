import type { Aim, Betrayal, Hands, Seat } from '../kit.ts';
import { heroesHunted, isAwake } from '../kit.ts';
import { isStitched, lamps, marks, type memory, pins, shadowOf, shadows } from './17-shadows.ts';

// What thoughtful players of Second Shadow are after.

type Mine = Hands<typeof memory, Record<never, never>>;

export const aims = {
  heroes(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
    const own = shadowOf(g, seat);
    return [
      { worth: 9, at: own?.stunned === true ? [own.at] : [] },
      { worth: 4, at: shadows.tiles(g, (one) => one.stunned && !pins.areHeldBy(g, one.id)) },
      ...shadows.hunted(g, (one) => (one === own ? 8 : 6) + marks.held(g, one.id), isAwake),
      { worth: 1, at: lamps.tiles(g, ({ up }) => up) },
    ];
  },
  traitor: (g: Betrayal, me: Mine): Aim[] => [
    { worth: 5, at: shadows.tiles(g, isAwake) },
    { worth: 3, at: shadows.tiles(g, ({ id }) => pins.areHeldBy(g, id)) },
    { worth: 2, at: lamps.tiles(g, ({ up }) => !up) },
    ...heroesHunted(g, (prey) => (isStitched(me.memory, prey) ? 4 : 2)),
  ],
};
