import { useSyncExternalStore } from 'react';

/** Where the decision lies in a sheet along the bottom instead of beside the board. The style sheets ask the same. */
const NARROW = '(max-width: 899px) and (orientation: portrait), (max-width: 639px)';
/** Where there is no room for a log under the decision: a phone on its side. */
const LOW = '(max-height: 559px)';

export function useNarrow(): boolean {
  return useMedia(NARROW);
}

/** Whether the log lies behind a button instead of beside the board. */
export function useHiddenLog(): boolean {
  const low = useMedia(LOW);
  return useMedia(NARROW) || low;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(query).matches,
  );
}
