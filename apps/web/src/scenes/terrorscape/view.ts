import type { ItemId, SurvivorId, TerrorscapeView } from '@dreadhouse/terrorscape';
import { useSyncExternalStore } from 'react';
import type { Moment } from '../../contract/table.ts';
import { useTablePart } from '../../kit/table/context.tsx';
import { mediaQuery } from '../../look/media.ts';

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

/** Moments of this scene hold views of its own game. */
export function viewOf({ view }: Pick<Moment, 'view'>): View {
  return view as View;
}

export function sideOf({ viewer }: Pick<Moment, 'viewer'>): Side {
  if (viewer === 'spectator') return 'spectator';
  return viewer === KILLER_SEAT ? 'killer' : 'survivors';
}

export function useView(): View {
  return useTablePart(({ moment }) => viewOf(moment));
}

/** A part of what lies on the table. Drawn again only when that part has changed. */
export function useViewPart<T>(select: (view: View) => T): T {
  return useTablePart(({ moment }) => select(viewOf(moment)));
}

export function useSide(): Side {
  return useTablePart(({ moment }) => sideOf(moment));
}

const wide = mediaQuery('(min-width: 72rem) and (min-height: 40rem)');

/** Whether there is room for everything side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}
