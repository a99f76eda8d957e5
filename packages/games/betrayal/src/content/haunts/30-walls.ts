import type { Betrayal, Hands, Seat, TileId } from '../kit.ts';
import {
  allRooms,
  awayBy,
  BASEMENT,
  ELEVATOR,
  ENTRANCE,
  endTurnOf,
  HALLWAY,
  heroesOn,
  isMonster,
  keep,
  rather,
  STAIRS,
  slip,
  status,
  tileOf,
  tokens,
  touching,
  UPPER,
} from '../kit.ts';

// Inside the walls of Missing Persons: who is walled up, where Odile is, and how one crawls.

export const odiles = tokens('odile-hand', { carried: { most: 1, by: 'heroes', kept: true } });
export const bricks = tokens('brick');
export const walled = status('walled', {
  forbids: ['move', 'discover', 'attack', 'loot', 'trade', 'card'],
  untouched: true,
  hinders: false,
});

/** What is kept in mind of a turn in the walls, and of Odile. */
export const crawling = {
  grip: keep.count(9),
  /** Crawl steps of this turn, and whether Odile was carried in it. */
  crawled: keep.count(9),
  hauling: keep.flag,
};
type Mine = Hands<typeof crawling, Record<never, never>>;

export const FRONT: readonly TileId[] = [STAIRS, HALLWAY, ENTRANCE];
export const walledOn = (g: Betrayal, at: TileId): Seat[] => heroesOn(g, at).filter((seat) => walled.isOn(g, seat));
export const guideOf = (g: Betrayal): Seat | null => {
  const on = odiles.first(g)?.on ?? null;
  return on === null || isMonster(on) ? null : on;
};

export function odileAt(g: Betrayal): TileId | null {
  const guide = guideOf(g);
  return guide === null ? (odiles.first(g)?.at ?? null) : tileOf(g, guide);
}

/** Where one can crawl from here, Bricks apart: whatever touches this tile, and along both stairs. */
export function crawlways(g: Betrayal, at: TileId): TileId[] {
  const stairs = at === STAIRS ? [UPPER, BASEMENT] : at === UPPER || at === BASEMENT ? [STAIRS] : [];
  return [...touching(g, at), ...stairs];
}

/** Crawl steps to the nearest of these tiles; `around` leaves out tiles with a Brick. */
export function crawlSteps(g: Betrayal, from: TileId, to: readonly TileId[], around = false): number {
  const far = new Map<TileId, number>([[from, 0]]);
  for (const [tile, steps] of far) {
    if (to.includes(tile)) return steps;
    for (const next of crawlways(g, tile))
      if (!far.has(next) && !(around && bricks.lieOn(g, next))) far.set(next, steps + 1);
  }
  return Number.POSITIVE_INFINITY;
}

/** A hero goes into the wall, and breaks the Brick that is there. */
export function wall(g: Betrayal, seat: Seat): void {
  walled.put(g, seat);
  bricks.sweepUp(g, tileOf(g, seat));
  endTurnOf(g, seat);
}

/** A hero comes out; Odile stays in the wall. */
export function stepOut(g: Betrayal, seat: Seat): void {
  walled.lift(g, seat);
  const held = odiles.first(g);
  if (held !== undefined && held.on === seat) odiles.layDown(g, held);
}

export function crawl(g: Betrayal, me: Mine, who: Seat, to: TileId): void {
  me.memory.crawled += 1;
  slip(g, who, to);
  if (guideOf(g) === who) me.memory.grip = 0;
}

/** At least three crawl steps from the front rooms; where there is none such, as far as there is. */
export function hidingPlaces(g: Betrayal): TileId[] {
  const rooms = allRooms(g);
  const all = rather(rooms, (tile) => tile !== ELEVATOR);
  return awayBy(all, 3, (tile) => crawlSteps(g, tile, FRONT));
}
