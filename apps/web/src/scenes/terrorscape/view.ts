import type { TerrorscapeView } from '@dreadhouse/terrorscape';
import type { Moment } from '../../contract/table.ts';
import { viewsOf } from '../../kit/scene/view.ts';
import { useTablePart } from '../../kit/table/context.tsx';

export { useWide } from '../../kit/scene/view.ts';

/** What the game shows a viewer, with the halves that only one side has as optional parts. */
export type View = TerrorscapeView;

export type Side = 'killer' | 'survivors' | 'spectator';

export const KILLER_SEAT = 0;

export const { viewOf, useView, useViewPart } = viewsOf<View>();

export function sideOf({ viewer }: Pick<Moment, 'viewer'>): Side {
  if (viewer === 'spectator') return 'spectator';
  return viewer === KILLER_SEAT ? 'killer' : 'survivors';
}

export function useSide(): Side {
  return useTablePart(({ moment }) => sideOf(moment));
}
