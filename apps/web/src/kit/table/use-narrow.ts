import { mediaHook } from '../basics/use-media.ts';

/** Where the decision lies in a sheet along the bottom instead of beside the board. The style sheets ask the same. */
export const useNarrow = mediaHook('(max-width: 899px) and (orientation: portrait), (max-width: 639px)');

/** Where there is no room for a log under the decision: a phone on its side. */
const useLow = mediaHook('(max-height: 559px)');

/** Whether the log lies behind a button instead of beside the board. */
export function useHiddenLog(): boolean {
  const isLow = useLow();
  return useNarrow() || isLow;
}
