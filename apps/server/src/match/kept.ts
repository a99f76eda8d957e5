import { copy, snapshot } from '@dreadhouse/engine';
import type { Compared, Delta } from '@dreadhouse/protocol';

/** What somebody else at the same table was shown before and is shown now, and what was kept of it. */
export interface Twin extends Compared {
  readonly kept: unknown;
}

type Kept = Pick<Twin, 'before' | 'change' | 'kept'>;
type Entry = { readonly id: string };
type Parts = Readonly<Record<string, unknown>>;

/**
 * What is kept of a screen after a change. What was shown must stay as it was while the state goes on, so what is new is copied; all the
 * rest is as before. Screens of one table have most in common, and are held once as far as they do.
 */
export function keep(before: unknown, change: Delta, twin: Kept | null): unknown {
  if (twin !== null && twin.before === before && twin.change === change) return twin.kept;
  if ('v' in change) return snapshot(change.v, twin?.kept);
  if ('l' in change) return keepList(before as readonly Entry[], change);
  if ('i' in change) return keepParts([...(before as readonly unknown[])], before as Parts, change.i, twin);
  const after: Record<string, unknown> = { ...(before as Parts) };
  for (const key of change.x ?? []) delete after[key];
  return keepParts(after, before as Parts, change.o, twin);
}

function keepParts<T extends object>(
  after: T,
  before: Parts,
  parts: Readonly<Record<string, Delta>>,
  twin: Kept | null,
): T {
  for (const key in parts) {
    const part = parts[key];
    if (part !== undefined) (after as Record<string, unknown>)[key] = keep(before[key], part, partOf(twin, key));
  }
  return after;
}

/** Both lists are ours, and have been looked at already. */
function keepList(before: readonly Entry[], { l, n, c }: Extract<Delta, { l: unknown }>): unknown[] {
  const entries = new Map<string, unknown>();
  for (const entry of before) entries.set(entry.id, entry);
  for (const entry of (n ?? []) as readonly Entry[]) entries.set(entry.id, copy(entry));
  return l.map((id) => {
    const change = c?.[id];
    return change === undefined ? entries.get(id) : keep(entries.get(id), change, null);
  });
}

function partOf(twin: Kept | null, key: string): Kept | null {
  if (twin === null || !isObject(twin.kept)) return null;
  const { before, change, kept } = twin;
  const parts = change === null ? null : 'o' in change ? change.o : 'i' in change ? change.i : null;
  return { before: isObject(before) ? before[key] : undefined, change: parts?.[key] ?? null, kept: kept[key] };
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
