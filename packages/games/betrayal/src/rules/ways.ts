import { BASEMENT, ENTRANCE, isStart, type Region, STAIRS, symbolOf, type TileId } from '../content/tiles.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { hauntOf, isMonster, kindOf, monster } from './figures.ts';
import { onFootFrom, regionIn, sightFrom, throughDoors, tilesOf, touchingIn } from './house.ts';
import { answer, having, listed } from './in-play.ts';

/** Who walks: a figure, or an explorer of no side for distances. */
export type Walker = FigureId | 'explorer';

export const tiles = (g: Betrayal): readonly TileId[] => tilesOf(g.state.house);
export const tilesIn = (g: Betrayal, region: Region): TileId[] =>
  tiles(g).filter((tile) => regionOf(g, tile) === region);
export const regionOf = (g: Betrayal, tile: TileId): Region => regionIn(g.state.house, tile);
export const isInHouse = (g: Betrayal, tile: TileId): boolean => g.state.house[tile] !== undefined;
export const touching = (g: Betrayal, tile: TileId): TileId[] => touchingIn(g.state.house, tile);
/** Tiles of the region whose doors meet those of this one. */
export const throughDoorsOf = (g: Betrayal, tile: TileId): readonly TileId[] => throughDoors(g.state.house, tile);
/** Whether a tile can be seen from another one; `stops`: tiles that give and pass no line of sight. */
export const inSight = (g: Betrayal, from: TileId, to: TileId, stops?: (tile: TileId) => boolean): boolean =>
  sightFrom(g.state.house, from, stops).includes(to);
export { symbolOf };

/** BH-ADJ-01 to BH-ADJ-05: where a figure can step from here. */
export function adjacent(g: Betrayal, from: TileId, who: Walker): readonly TileId[] {
  const { house } = g.state;
  const onFoot = onFootFrom(house, from);
  const down = cellar(g, from, who);
  if (down.length === 0 && !isOffTheMap(g, who)) return onFoot;
  const found = new Set([...onFoot, ...down]);
  if (goesThroughWalls(g, who)) for (const to of touching(g, from)) found.add(to);
  const figure: FigureId = who === 'explorer' ? -1 : who;
  for (const to of listed(g, 'ways', from, figure)) if (house[to] !== undefined) found.add(to);
  found.delete(from);
  if (having(g, 'noWay').length === 0) return [...found];
  return [...found].filter((to) => answer(g, 'noWay', from, to, figure) === undefined);
}

/** Whether somebody may find other ways than doors, links and the cellar, or may not go by all of them. */
export const isOffTheMap = (g: Betrayal, who: Walker): boolean =>
  having(g, 'ways').length > 0 || having(g, 'noWay').length > 0 || goesThroughWalls(g, who);

const goesThroughWalls = (g: Betrayal, who: Walker): boolean =>
  who !== 'explorer' && isMonster(who) && kindOf(g, monster(g, who)).throughWalls === true;

/** BH-R-01, BH-MON-12: from the start of a haunt stairs and cellar are linked for all, unless the haunt says no. */
export function cellar(g: Betrayal, from: TileId, who: Walker): readonly TileId[] {
  const haunt = hauntOf(g);
  if (haunt === null || haunt.cellar === 'shut') return [];
  if (from === BASEMENT) return [STAIRS];
  const down = haunt.cellar === undefined || (who !== 'explorer' && isMonster(who));
  return from === STAIRS && down ? [BASEMENT] : [];
}

/** Steps on foot to everything that can be reached; obstacles do not count. */
export function distancesFrom(g: Betrayal, from: TileId, who: Walker): Map<TileId, number> {
  const steps = new Map<TileId, number>([[from, 0]]);
  for (const [tile, far] of steps) {
    for (const to of adjacent(g, tile, who)) if (!steps.has(to)) steps.set(to, far + 1);
  }
  return steps;
}

/** Steps from everywhere to one tile: ways need not lead back. */
export function distancesTo(g: Betrayal, to: TileId, who: Walker): ReadonlyMap<TileId, number> {
  const before = new Map<TileId, TileId[]>();
  for (const tile of tiles(g))
    for (const next of adjacent(g, tile, who)) before.set(next, [...(before.get(next) ?? []), tile]);
  const steps = new Map<TileId, number>([[to, 0]]);
  for (const [tile, far] of steps)
    for (const from of before.get(tile) ?? []) if (!steps.has(from)) steps.set(from, far + 1);
  return steps;
}

/** Infinity when there is no way. */
export function distance(g: Betrayal, from: TileId, to: TileId, who: Walker = 'explorer'): number {
  const steps = new Map<TileId, number>([[from, 0]]);
  for (const [tile, far] of steps) {
    if (tile === to) return far;
    for (const next of adjacent(g, tile, who)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return Number.POSITIVE_INFINITY;
}

export function reachable(g: Betrayal, from: TileId, who: Walker = 'explorer'): ReadonlySet<TileId> {
  return new Set(distancesFrom(g, from, who).keys());
}

/** Whether every shortest way of a figure to another tile leads over one of these. */
export function mustCross(
  g: Betrayal,
  from: TileId,
  to: TileId,
  who: Walker,
  isCrossed: (tile: TileId) => boolean,
): boolean {
  const far = (tile: TileId): number => distance(g, tile, to, who);
  if (from === to || !Number.isFinite(far(from))) return false;
  const open: TileId[] = [from];
  for (const at of open)
    for (const next of adjacent(g, at, who)) {
      if (far(next) >= far(at) || isCrossed(next)) continue;
      if (next === to) return false;
      open.push(next); // grows as we go
    }
  return true;
}

/** Rooms that explorers can reach on foot from the Entrance Hall; no starting tiles. */
export function roomsOnFoot(g: Betrayal): TileId[] {
  const reached = reachable(g, ENTRANCE);
  return tiles(g).filter((tile) => !isStart(tile) && reached.has(tile));
}
