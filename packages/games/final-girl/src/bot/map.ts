import { locationCalled } from '../content/registry.ts';
import type { Space, Tag } from '../content/types.ts';
import type { FinalGirlState, SpaceId, Token } from '../state.ts';

// The board as a thumb measures it, as printed but without ladders that are broken: steps between spaces, and where the exits are.

export interface BoardMap {
  readonly spaces: Readonly<Record<SpaceId, Space>>;
  readonly exits: readonly SpaceId[];
  /** Steps from one space to another; Infinity without a way. */
  steps(from: SpaceId | null, to: SpaceId | null): number;
  /** Steps to the nearest exit. */
  toExit(from: SpaceId): number;
}

type Spaces = BoardMap['spaces'];

const maps = new Map<string, BoardMap>();

export function mapOf({ options: { location }, tokens }: FinalGirlState): BoardMap {
  const broken = tokens.filter(({ kind }) => kind === 'broken-ladder');
  const name = [location, ...broken.map(({ space, to }) => `${space} ${to}`).sort()].join();
  let map = maps.get(name);
  if (map === undefined) {
    map = draw(locationCalled(location).spaces, broken);
    maps.set(name, map);
  }
  return map;
}

function draw(spaces: Spaces, broken: readonly Token[]): BoardMap {
  const ids = Object.keys(spaces);
  const tables = new Map(ids.map((id) => [id, stepsFrom(spaces, broken, id)]));
  const exits = ids.filter((id) => hasTag(spaces, id, 'exit'));
  const steps = (from: SpaceId | null, to: SpaceId | null): number =>
    from === null || to === null ? Number.POSITIVE_INFINITY : (tables.get(from)?.get(to) ?? Number.POSITIVE_INFINITY);
  const nearest = new Map(ids.map((id) => [id, Math.min(...exits.map((exit) => steps(id, exit)))]));
  return { spaces, exits, steps, toExit: (from) => nearest.get(from) ?? Number.POSITIVE_INFINITY };
}

function stepsFrom(spaces: Spaces, broken: readonly Token[], from: SpaceId): ReadonlyMap<SpaceId, number> {
  const isOpen = (one: SpaceId, other: SpaceId): boolean =>
    !broken.some(({ space, to }) => (space === one && to === other) || (space === other && to === one));
  const found = new Map<SpaceId, number>([[from, 0]]);
  for (const [id, away] of found) {
    for (const to of Object.keys(spaces[id]?.ways ?? {})) if (!found.has(to) && isOpen(id, to)) found.set(to, away + 1);
  }
  return found;
}

export function hasTag(spaces: Spaces, id: SpaceId, tag: Tag): boolean {
  return spaces[id]?.tags.includes(tag) === true;
}
