import { locationCalled } from '../content/registry.ts';
import type { Space, Tag } from '../content/types.ts';
import type { SpaceId } from '../state.ts';

// The board as it is printed, which is what a thumb can measure: steps between spaces, and where exits and search spaces are.

export interface BoardMap {
  readonly spaces: Readonly<Record<SpaceId, Space>>;
  readonly exits: readonly SpaceId[];
  /** Steps from one space to another; Infinity without a way. */
  steps(from: SpaceId | null, to: SpaceId | null): number;
  /** Steps to the nearest exit. */
  toExit(from: SpaceId): number;
}

const maps = new Map<string, BoardMap>();

export function mapOf(location: string): BoardMap {
  let map = maps.get(location);
  if (map === undefined) {
    map = draw(location);
    maps.set(location, map);
  }
  return map;
}

function draw(location: string): BoardMap {
  const { spaces } = locationCalled(location);
  const ids = Object.keys(spaces);
  const tables = new Map(ids.map((id) => [id, stepsFrom(spaces, id)]));
  const exits = ids.filter((id) => hasTag(spaces, id, 'exit'));
  const steps = (from: SpaceId | null, to: SpaceId | null): number =>
    from === null || to === null ? Number.POSITIVE_INFINITY : (tables.get(from)?.get(to) ?? Number.POSITIVE_INFINITY);
  const nearest = new Map(ids.map((id) => [id, Math.min(...exits.map((exit) => steps(id, exit)))]));
  return { spaces, exits, steps, toExit: (from) => nearest.get(from) ?? Number.POSITIVE_INFINITY };
}

function stepsFrom(spaces: Readonly<Record<SpaceId, Space>>, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const found = new Map<SpaceId, number>([[from, 0]]);
  for (const [id, away] of found) {
    for (const to of Object.keys(spaces[id]?.ways ?? {})) if (!found.has(to)) found.set(to, away + 1);
  }
  return found;
}

export function hasTag(spaces: Readonly<Record<SpaceId, Space>>, id: SpaceId, tag: Tag): boolean {
  return spaces[id]?.tags.includes(tag) === true;
}
