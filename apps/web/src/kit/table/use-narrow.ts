import { useSyncExternalStore } from 'react';
import { mediaQuery } from '../../look/media.ts';

/** Where the decision lies in a sheet along the bottom instead of beside the board. The style sheets ask the same. */
const narrow = mediaQuery('(max-width: 899px) and (orientation: portrait), (max-width: 639px)');
/** Where there is no room for a log under the decision: a phone on its side. */
const low = mediaQuery('(max-height: 559px)');

export function useNarrow(): boolean {
  return useSyncExternalStore(narrow.subscribe, narrow.matches);
}

/** Whether the log lies behind a button instead of beside the board. */
export function useHiddenLog(): boolean {
  const isLow = useSyncExternalStore(low.subscribe, low.matches);
  return useNarrow() || isLow;
}
