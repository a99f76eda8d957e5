import { startTransition, useCallback, useOptimistic } from 'react';
import { useTable } from '../table/context.tsx';
import type { Stops } from './use-stops.ts';

/** The stop that is looked at. The thumb moves at once; the table follows as fast as it can be drawn. */
export function useSeek({ first, last, stopAt, positionAt }: Stops): {
  readonly at: number;
  readonly seek: (stop: number) => void;
} {
  const { past, lookAt } = useTable();
  const [at, setAt] = useOptimistic(past === null ? last : stopAt(past));
  const seek = useCallback(
    (stop: number) => {
      const to = Math.min(Math.max(stop, first), last);
      startTransition(() => {
        setAt(to);
        lookAt(to === last ? null : positionAt(to));
      });
    },
    [first, last, positionAt, setAt, lookAt],
  );
  return { at, seek };
}
