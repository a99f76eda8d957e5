import { memo } from '@dreadhouse/engine';
import { locationCalled } from '../catalogue.ts';
import type { Space, Tag } from '../content/types.ts';
import { Ways } from '../rules/ways.ts';
import type { FinalGirlState, SpaceId } from '../state.ts';

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

export function mapOf({ options: { location }, tokens }: FinalGirlState): BoardMap {
  const broken = tokens.flatMap(({ kind, space, to }) => (kind === 'broken-ladder' ? [`${space} ${to}`] : []));
  return maps(location)(broken.sort().join());
}

const maps = memo((location: string) =>
  memo((broken: string) => draw(locationCalled(location).spaces, new Set(broken.split(',')))),
);

/** Broken ladders by both their ends, as in `cellar kitchen`. */
type Broken = ReadonlySet<string>;

function draw(spaces: Spaces, broken: Broken): BoardMap {
  const isOpen = (one: SpaceId, other: SpaceId): boolean =>
    !broken.has(`${one} ${other}`) && !broken.has(`${other} ${one}`);
  const ways = new Ways((from) => Object.keys(spaces[from]?.ways ?? {}).filter((to) => isOpen(from, to)));
  const ids = Object.keys(spaces);
  const exits = ids.filter((id) => hasTag(spaces, id, 'exit'));
  const steps = (from: SpaceId | null, to: SpaceId | null): number =>
    (from === null || to === null ? undefined : ways.distances(from).get(to)) ?? Number.POSITIVE_INFINITY;
  const nearest = new Map(ids.map((id) => [id, Math.min(...exits.map((exit) => steps(id, exit)))]));
  return { spaces, exits, steps, toExit: (from) => nearest.get(from) ?? Number.POSITIVE_INFINITY };
}

export function hasTag(spaces: Spaces, id: SpaceId, tag: Tag): boolean {
  return spaces[id]?.tags.includes(tag) === true;
}
