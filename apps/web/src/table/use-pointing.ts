import { useMemo } from 'react';
import { type Store, store } from '../kit/table/store.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** What is pointed at, and how to point: kept out of React's state, so that a hover redraws only what it concerns. */
export function usePointing(): {
  readonly pointed: Store<ReadonlySet<string>>;
  readonly point: (targets: readonly string[]) => void;
} {
  return useMemo(() => {
    const pointed = store(NOTHING);
    return { pointed, point: (targets) => pointed.set(targets.length === 0 ? NOTHING : new Set(targets)) };
  }, []);
}
