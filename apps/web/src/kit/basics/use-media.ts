import { useSyncExternalStore } from 'react';
import { mediaQuery } from '../../look/media.ts';

/** A hook that says whether a media query holds. */
export function mediaHook(query: string): () => boolean {
  const { subscribe, matches } = mediaQuery(query);
  return () => useSyncExternalStore(subscribe, matches);
}
