import type { SpaceId } from '../state.ts';
import type { Space, Tag } from './types.ts';

/**
 * FG-BRD-22: spaces have names that cards may use; otherwise one is like another.
 *
 * A board from rows as the ledger prints them: `cabins: ['search, indoor', 'nw_woods 3-4; north_trail 5-6']`. One-way connections are
 * marked `->west_bath 1-2` and stand on their start space only.
 */
export function board(
  rows: Readonly<Record<SpaceId, readonly [tags: string, ways: string]>>,
): Readonly<Record<SpaceId, Space>> {
  const spaces: Record<SpaceId, Space> = {};
  for (const [id, [tags, ways]] of Object.entries(rows)) {
    spaces[id] = { id, tags: listOf(tags, ',') as Tag[], ...waysFrom(ways) };
  }
  return spaces;
}

function waysFrom(text: string): Pick<Space, 'ways' | 'oneWay'> {
  const ways: Record<SpaceId, number[]> = {};
  const oneWay: SpaceId[] = [];
  for (const entry of listOf(text, ';')) {
    const [name = '', numbers = ''] = entry.split(' ');
    const to = name.replace('->', '');
    if (name !== to) oneWay.push(to);
    const [low = 0, high = low] = numbers.split('-').map(Number);
    ways[to] = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  }
  return { ways, oneWay };
}

function listOf(text: string, mark: string): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
