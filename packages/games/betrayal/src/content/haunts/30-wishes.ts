import type { Aim, Betrayal, Hands, Seat, TileId } from '../kit.ts';
import { HALLWAY, heroes, hunting, isHero, isStart, tileOf } from '../kit.ts';
import { bricks, crawlSteps, crawlways, FRONT, guideOf, odileAt, walled } from './30-walls.ts';

// What thoughtful players of Missing Persons are after.

type Mine = Hands<object, Record<never, never>>;

export function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  if (!isHero(g, seat)) {
    const guide = guideOf(g);
    const route =
      guide === null ? [] : crawlways(g, tileOf(g, guide)).filter((tile) => !isStart(tile) && !bricks.lieOn(g, tile));
    return [{ worth: 3, at: route }, ...hunting(walled.others(g), walled.others(g).length <= 2 ? 6 : 4)];
  }
  const guide = guideOf(g);
  const stuck = walled.heroes(g).filter((one) => one !== guide);
  const nearest = FRONT.filter((room) => guide !== null && tileOf(g, guide) === room);
  return [
    { worth: 8, at: nearest },
    { worth: guide === null ? 2 : 4, at: guide === null ? [HALLWAY] : FRONT },
    { worth: walled.others(g).length <= 2 ? 6 : 3, at: stuck.map((one) => tileOf(g, one)) },
    { worth: 2, at: bricks.tiles(g) },
  ];
}

/** Towards Odile, and with her to the nearest front room. */
export function crawlWorth(g: Betrayal, seat: Seat, to: TileId): number {
  const at = odileAt(g);
  const guide = guideOf(g);
  const goal = guide === seat ? FRONT : guide === null && at !== null ? [at] : [];
  const far = (tile: TileId): number => Math.min(50, crawlSteps(g, tile, goal, true));
  return goal.length === 0 ? -1 : 8 * (far(tileOf(g, seat)) - far(to));
}

export function slipWorth(g: Betrayal, seat: Seat): number {
  const at = odileAt(g);
  if (guideOf(g) !== null || at === null || walled.others(g).length < 2) return -5;
  const far = (one: Seat): number => crawlSteps(g, tileOf(g, one), [at], true);
  const inside = heroes(g).filter((one) => walled.isOn(g, one));
  if (inside.some((one) => far(one) <= 6)) return -5;
  const isNearest = walled.others(g).every((one) => far(seat) <= far(one));
  return isNearest ? 7 : -5;
}
