import { middleOf, type Place } from './types.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The place that an arrow key leads to: the nearest one that lies more that way than sideways. */
export function placeToward(places: readonly Place[], from: string, direction: Direction): Place | undefined {
  const here = places.find(({ id }) => id === from);
  if (here === undefined) return places[0];
  const start = middleOf(here.box);
  const [dx, dy] = STEP[direction];
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = middleOf(place.box);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (place === here || ahead < 8 || aside > ahead * 2.2) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
