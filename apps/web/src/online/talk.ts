import type { Spoken } from '@dreadhouse/protocol';
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from './kept.ts';

/** How somebody talks at a table: to whom, where the talk stands, and what of it has been read. */
export interface Talk {
  /** To whom the next line goes. It stays as it was chosen: nobody tells all what was meant for few. */
  readonly to: Spoken['to'];
  /** Beside the board, instead of in a drawer. */
  readonly beside: boolean;
  readonly open: boolean;
  /** How many lines of others have been read. */
  readonly read: number;
}

const SILENT: Talk = { to: 'table', beside: false, open: false, read: 0 };
const WHISPERS = 'dreadhouse.whispers';
const BESIDE = 'dreadhouse.talk-beside';
const READ = 'dreadhouse.talk-read';

const talks = new Map<string, Talk>();
const listeners = new Set<() => void>();

function talkAt(match: string): Talk {
  let talk = talks.get(match);
  if (talk === undefined) {
    const to = whispers().includes(match) ? 'side' : 'table';
    talk = { ...SILENT, to, beside: readKept(BESIDE) === true, read: readBefore()[match] ?? 0 };
    talks.set(match, talk);
  }
  return talk;
}

/** Most tables are forgotten sooner or later; only so many are remembered. */
const REMEMBERED = 50;

function whispers(): readonly string[] {
  const kept = readKept(WHISPERS);
  return Array.isArray(kept) ? (kept as string[]) : [];
}

/** How many lines were read at each table: who comes back is not told again what they have read. */
function readBefore(): Readonly<Record<string, number>> {
  const kept = readKept(READ);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
}

function keepRead(match: string, read: number): void {
  const { [match]: _, ...others } = readBefore();
  writeKept(READ, Object.fromEntries([...Object.entries(others), [match, read]].slice(-REMEMBERED)));
}

export function changeTalk(match: string, changes: Partial<Talk>): void {
  const before = talkAt(match);
  const after = { ...before, ...changes };
  talks.set(match, after);
  if (after.to !== before.to) {
    const others = whispers().filter((one) => one !== match);
    writeKept(WHISPERS, after.to === 'side' ? [...others, match].slice(-REMEMBERED) : others);
  }
  if (after.beside !== before.beside) writeKept(BESIDE, after.beside);
  if (after.read !== before.read) keepRead(match, after.read);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTalk(match: string): Talk {
  return useSyncExternalStore(subscribe, () => talkAt(match));
}
