import type { FinalGirlView } from '@dreadhouse/final-girl';
import { useSyncExternalStore } from 'react';
import { useTable } from '../../../kit/table/context.tsx';
import { mediaQuery } from '../../../look/media.ts';

/** What lies on the table, as this game shows it. */
export function useView(): FinalGirlView {
  // This scene is only ever given matches of its own game.
  return useTable().moment.view as FinalGirlView;
}

const wide = mediaQuery('(min-width: 72rem) and (min-height: 40rem)');

/** Whether there is room for everything side by side; a phone gets a layout of its own. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}
