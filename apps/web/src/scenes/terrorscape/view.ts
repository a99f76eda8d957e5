import type { ItemId, SurvivorId, TerrorscapeView } from '@dreadhouse/terrorscape';
import type { Moment } from '../../contract/table.ts';
import { viewsOf } from '../../kit/scene/view.ts';
import { useTablePart } from '../../kit/table/context.tsx';

export { useWide } from '../../kit/scene/view.ts';

/** A Survivor, as far as the viewer may know: the Killer's side sees no place and no backpack. */
export interface SeenSurvivor {
  readonly id: SurvivorId;
  readonly seat: number;
  readonly health: number;
  readonly fear: number;
  readonly at?: string;
  readonly supplies?: number;
  readonly pack?: readonly ItemId[];
  /** Backs of cards, where backpacks are private. */
  readonly packed?: readonly string[];
}

/** What the game shows a viewer, with the halves that only one side has as optional parts. */
export interface View extends Omit<TerrorscapeView, 'survivors'> {
  readonly survivors: readonly SeenSurvivor[];
}

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
