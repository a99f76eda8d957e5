import type { Betrayal, Floor, MonsterState, TileId } from '../kit.ts';
import {
  adjacent,
  BASEMENT,
  distance,
  distancesTo,
  ENTRANCE,
  isStart,
  monsters,
  TILE_IDS,
  tilesIn,
  tokens,
  tokensOf,
  UPPER,
} from '../kit.ts';

// The road of the Tenant of Sitting Tenant: always open, always the shortest.

export const tenants = monsters('tenant');

export const bells = tokens('bell');

/** Where each region's Waypoint is measured from, and the tile that is made sure of where it has no Omen. */
const HOME: Readonly<Record<Floor, TileId>> = { upper: UPPER, ground: ENTRANCE, basement: BASEMENT };
export const WITH_OMEN = { upper: 'observatory', ground: 'chapel', basement: 'catacombs' } as const;
/** His rounds: from the Ground Floor down, then to the top. */
export const ROUND: readonly Floor[] = ['ground', 'basement', 'upper'];

/** The tile of the region that is farthest from its landing; of several the first of the list. */
export function farthest(g: Betrayal, region: Floor): TileId {
  const far = (tile: TileId): number => distance(g, HOME[region], tile);
  const rooms = tilesIn(g, region).filter((tile) => !isStart(tile) && Number.isFinite(far(tile)));
  const most = Math.max(...rooms.map(far));
  return rooms.find((tile) => far(tile) === most) ?? HOME[region];
}

/** His goals in order: the Bell while it calls, then the Waypoints from the next one on. */
export function goals(
  g: Betrayal,
  nextRegion: Floor,
  heard: boolean,
): { readonly at: TileId; readonly region: Floor | null }[] {
  const bell = heard ? [] : bells.all(g).flatMap(({ at }) => (at === null ? [] : [{ at, region: null }]));
  const first = ROUND.indexOf(nextRegion);
  const order = [...ROUND.slice(first), ...ROUND.slice(0, first)];
  const points = order.flatMap((region) =>
    tokensOf(g, `waypoint-${region}`).flatMap(({ at }) => (at === null ? [] : [{ at, region }])),
  );
  return [...bell, ...points];
}

/** By a shortest way; of several the one whose next tile comes first in the list. */
export function nextTile(
  g: Betrayal,
  { at, id }: MonsterState,
  to: TileId,
  from: TileId = at,
  steps = distancesTo(g, to, id),
): TileId | undefined {
  const far = (tile: TileId): number => steps.get(tile) ?? Number.POSITIVE_INFINITY;
  return adjacent(g, from, id)
    .filter((tile) => far(tile) < far(from))
    .sort((a, b) => TILE_IDS.indexOf(a) - TILE_IDS.indexOf(b))[0];
}

/** The tiles that he will enter next, as far as can be seen. */
export function road(g: Betrayal, nextRegion: Floor): TileId[] {
  const tenant = tenants.first(g);
  if (tenant === undefined) return [];
  const way: TileId[] = [];
  for (const { at: goal } of goals(g, nextRegion, false)) {
    const steps = distancesTo(g, goal, tenant.id);
    for (let at = way.at(-1) ?? tenant.at; at !== goal && way.length < 12; ) {
      const next = nextTile(g, tenant, goal, at, steps);
      if (next === undefined) break;
      way.push(next);
      at = next;
    }
  }
  return way;
}
