import { startTransition, useCallback, useOptimistic } from 'react';
import { useTable } from '../table/context.tsx';
import type { StepsBack } from './use-steps.ts';

/** The step that is looked at. The thumb moves at once; the table follows as fast as it can be drawn. */
export function useSeek({ first, last, stepAt, positionAt }: StepsBack): {
  readonly at: number;
  readonly seek: (step: number) => void;
} {
  const { past, lookAt } = useTable();
  const [at, setAt] = useOptimistic(past === null ? last : stepAt(past));
  const seek = useCallback(
    (step: number) => {
      const to = Math.min(Math.max(step, first), last);
      startTransition(() => {
        setAt(to);
        lookAt(to === last ? null : positionAt(to));
      });
    },
    [first, last, positionAt, setAt, lookAt],
  );
  return { at, seek };
}
