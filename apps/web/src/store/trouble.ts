import { useSyncExternalStore } from 'react';

/** Why games cannot be kept: the browser keeps nothing for this page, or has no room left. */
type StorageTrouble = 'unavailable' | 'full';

let current: StorageTrouble | null = null;
const listeners = new Set<() => void>();

export function noteTrouble(error: unknown): void {
  change(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable');
}

export function forgetTrouble(): void {
  change(null);
}

function change(trouble: StorageTrouble | null): void {
  if (trouble === current) return;
  current = trouble;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStorageTrouble(): StorageTrouble | null {
  return useSyncExternalStore(subscribe, () => current);
}
