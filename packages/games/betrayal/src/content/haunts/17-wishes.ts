import type { Seat } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  type Hands,
  heroes,
  hunting,
  isHero,
  isStunned,
  type TileId,
  tokens,
} from '../kit.ts';
import { isStitched, lamps, marks, type memory, shadowOf, shadows } from './17-shadows.ts';

// What thoughtful players of Second Shadow are after.

export const pins = tokens('pin');

type Mine = Hands<typeof memory, Record<never, never>>;

const burningLamps = (g: Betrayal): TileId[] => lamps.all(g).flatMap(({ up, at }) => (up && at !== null ? [at] : []));

export function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  if (isHero(g, seat)) {
    const own = shadowOf(g, seat);
    const down = shadows(g).filter(({ id }) => isStunned(g, id));
    return [
      { worth: 9, at: own !== undefined && isStunned(g, own.id) ? [own.at] : [] },
      { worth: 4, at: down.filter((one) => !pins.areHeldBy(g, one.id)).map(({ at }) => at) },
      ...shadows(g)
        .filter(({ id }) => !isStunned(g, id))
        .map((one) => ({ worth: (one === own ? 8 : 6) + marks.heldBy(g, one.id).length, prey: one.id })),
      { worth: 1, at: burningLamps(g) },
    ];
  }
  const awake = shadows(g).filter(({ id }) => !isStunned(g, id));
  return [
    { worth: 5, at: awake.map(({ at }) => at) },
    {
      worth: 3,
      at: shadows(g)
        .filter((one) => pins.areHeldBy(g, one.id))
        .map(({ at }) => at),
    },
    { worth: 2, at: lamps.all(g).flatMap(({ up, at }) => (!up && at !== null ? [at] : [])) },
    ...hunting(heroes(g), (prey) => (isStitched(me.memory, prey) ? 4 : 2)),
  ];
}
