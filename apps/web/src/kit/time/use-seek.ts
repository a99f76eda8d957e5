import { startTransition, useCallback, useOptimistic } from 'react';
import { useTable } from '../table/context.tsx';

/** The position that is looked at. The thumb moves at once; the table follows as fast as it can be drawn. */
export function useSeek(
  start: number,
  end: number,
): { readonly at: number; readonly seek: (position: number) => void } {
  const { past, lookAt } = useTable();
  const [at, setAt] = useOptimistic(past ?? end);
  const seek = useCallback(
    (position: number) => {
      const to = Math.min(Math.max(position, start), end);
      startTransition(() => {
        setAt(to);
        lookAt(to === end ? null : to);
      });
    },
    [start, end, setAt, lookAt],
  );
  return { at, seek };
}
