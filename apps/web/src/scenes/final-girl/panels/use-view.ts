import type { FinalGirlView } from '@dreadhouse/final-girl';
import { useSyncExternalStore } from 'react';
import { useTablePart } from '../../../kit/table/context.tsx';
import { mediaQuery } from '../../../look/media.ts';

/** A part of what lies on the table, as this game shows it. Drawn again only when that part has changed. */
export function useViewPart<T>(select: (view: FinalGirlView) => T): T {
  // This scene is only ever given matches of its own game.
  return useTablePart(({ moment }) => select(moment.view as FinalGirlView));
}

const wide = mediaQuery('(min-width: 72rem) and (min-height: 40rem)');

/** Whether there is room for everything side by side; a phone gets a layout of its own. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}
