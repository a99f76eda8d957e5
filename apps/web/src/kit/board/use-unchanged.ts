import { useMemo, useRef } from 'react';
import type { Place } from './types.ts';

/** Places where nothing has changed stay the same objects, so that they are not drawn again. */
export function useUnchanged(fresh: readonly Place[]): readonly Place[] {
  const before = useRef<readonly Place[]>([]);
  return useMemo(() => {
    before.current = fresh.map((place, n) => {
      const old = before.current[n];
      return old !== undefined && isSame(old, place) ? old : place;
    });
    return before.current;
  }, [fresh]);
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.id === other.id &&
    one.name === other.name &&
    one.description === other.description &&
    one.shape === other.shape &&
    one.stand === other.stand
  );
}
