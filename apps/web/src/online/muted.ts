import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.ts';

/** Whom somebody does not want to read, by match: seats. It is nobody else's business, so it never leaves this browser. */
type Muted = Readonly<Record<string, readonly number[]>>;

const KEY = 'dreadhouse.muted';
/** Tables whose silence is remembered; the oldest are forgotten first. */
const MOST = 50;
const NOBODY: readonly number[] = [];

const listeners = new Set<() => void>();
let cached: Muted | null = null;

function all(): Muted {
  if (cached === null) {
    const kept = readKept(KEY);
    cached = typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Muted) : {};
  }
  return cached;
}

export function mutedAt(match: string): readonly number[] {
  const seats = all()[match];
  return Array.isArray(seats) ? seats : NOBODY;
}

export function mute(match: string, seat: number, silent: boolean): void {
  const { [match]: _, ...others } = all();
  const seats = mutedAt(match).filter((one) => one !== seat);
  const next = silent ? [...seats, seat] : seats;
  const kept = Object.entries(others).slice(-MOST);
  cached = Object.fromEntries(next.length === 0 ? kept : [...kept, [match, next]]);
  writeKept(KEY, cached);
  for (const listener of listeners) listener();
}

export function useMuted(match: string): readonly number[] {
  return useSyncExternalStore(onMuted, () => mutedAt(match));
}

function onMuted(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    cached = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
