import { expect, test } from 'vitest';
import { laneOf, ROOMS, standBeside } from '../src/scenes/terrorscape/board/plan.ts';

const SIGN = 17;

test.each(Object.keys(ROOMS))(
  '%s: whoever stands there covers no sign of the notebook, and all are in the room',
  (id) => {
    const { box } = ROOMS[id] as NonNullable<(typeof ROOMS)[string]>; // one of its keys
    for (const signs of [1, 2, 3]) {
      const { x, gap } = laneOf(id, signs, true);
      const half = ((signs - 1) / 2) * gap + SIGN;
      const stand = standBeside(id, signs);
      expect(stand.x, `${signs}`).toBeGreaterThanOrEqual(box.x);
      expect(stand.width, `${signs}`).toBeGreaterThan(30);
      expect(stand.x + stand.width, `${signs}`).toBeLessThanOrEqual(x - half);
      expect(x + half, `${signs}`).toBeLessThanOrEqual(box.x + box.width);
    }
  },
);
