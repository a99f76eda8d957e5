import { useSyncExternalStore } from 'react';

/** Where the decision lies in a sheet along the bottom instead of beside the board. The style sheets ask the same. */
export const NARROW = '(max-width: 899px) and (orientation: portrait), (max-width: 639px)';

function onChange(listener: () => void): () => void {
  const query = globalThis.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => globalThis.matchMedia(NARROW).matches);
}
