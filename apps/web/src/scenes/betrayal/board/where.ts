import type { Region, TileId } from '@dreadhouse/betrayal';
import type { Decision } from '@dreadhouse/engine';
import { turnTile, type View } from '../view.ts';

/** The rooms that are spoken of, or in which those are who are. */
export function tilesOf(view: View, targets: readonly string[]): TileId[] {
  const ids = targets.flatMap((target) => {
    const [kind, id = '', n = ''] = target.split(':');
    if (kind === 'tile') return [id];
    if (kind === 'explorer') return [view.explorers[Number(id)]?.at];
    return kind === 'monster' ? [view.monsters.find((one) => one.id === `${id}:${n}`)?.at] : [];
  });
  return ids.filter((id): id is TileId => id !== undefined && id !== null && id in view.house);
}

/** Where it happens: the floor of the first room that is spoken of, else of whoever's turn it is. */
export function floorOf(view: View, targets: readonly string[]): Region | undefined {
  const [first] = tilesOf(view, [...targets, `tile:${turnTile(view) ?? ''}`]);
  return first === undefined ? undefined : view.house[first]?.region;
}

/** What a question is about that is not to be seen on the floor of whoever's turn it is: a monster, or rooms elsewhere. */
export function askedOf(view: View, decision: Pick<Decision, 'about' | 'options'> | null): readonly string[] {
  if (decision === null) return [];
  const { monster } = (decision.about ?? {}) as { readonly monster?: unknown };
  if (typeof monster === 'string') return [`monster:${monster}`];
  const offered = decision.options.flatMap(({ at, blocked }) => (blocked === undefined ? (at ?? []) : []));
  const here = floorOf(view, []);
  return offered.some((target) => floorOf(view, [target]) === here) ? [] : offered;
}
