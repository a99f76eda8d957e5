/**
 * What changed between two plain values, as small as it reasonably gets. Lists whose entries have an `id` are compared by it, so that
 * one more option does not cost all the others again.
 */
export type Delta =
  /** The new value, whole. */
  | { readonly v: unknown }
  /** Members that changed, and names of those that are gone. */
  | { readonly o: Readonly<Record<string, Delta>>; readonly x?: readonly string[] }
  /** The ids of a list in their new order, entries that are new, and those that changed. */
  | { readonly l: readonly string[]; readonly n?: readonly unknown[]; readonly c?: Readonly<Record<string, Delta>> };

type Entry = { readonly id: string };

/** Null when nothing changed. */
export function delta(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (isEntries(before) && isEntries(after)) return listDelta(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return sameList(before, after) ? null : { v: after };
  if (isRecord(before) && isRecord(after)) return recordDelta(before, after);
  return { v: after };
}

function recordDelta(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Delta | null {
  const changed: Record<string, Delta> = {};
  let any = false;
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? delta(before[key], after[key]) : { v: after[key] };
    if (part === null) continue;
    changed[key] = part;
    any = true;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (gone.length > 0) return { o: changed, x: gone };
  return any ? { o: changed } : null;
}

function listDelta(before: readonly Entry[], after: readonly Entry[]): Delta | null {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const fresh: unknown[] = [];
  const changed: Record<string, Delta> = {};
  for (const entry of after) {
    const known = old.get(entry.id);
    const part = known === undefined ? null : delta(known, entry);
    if (known === undefined) fresh.push(entry);
    else if (part !== null) changed[entry.id] = part;
  }
  const order = after.map(({ id }) => id);
  const any = Object.keys(changed).length > 0;
  if (
    !any &&
    fresh.length === 0 &&
    sameList(
      before.map(({ id }) => id),
      order,
    )
  )
    return null;
  return { l: order, ...(fresh.length > 0 ? { n: fresh } : {}), ...(any ? { c: changed } : {}) };
}

/** The value after a change. The value before is left as it was. */
export function applied(before: unknown, change: Delta): unknown {
  if ('v' in change) return change.v;
  if ('l' in change) return appliedToList(before, change);
  if (!isRecord(before)) throw new Error('This change is not for this value.');
  const after: Record<string, unknown> = { ...before };
  for (const key of change.x ?? []) delete after[key];
  for (const [key, part] of Object.entries(change.o)) after[key] = applied(before[key], part);
  return after;
}

function appliedToList(before: unknown, { l, n = [], c = {} }: Extract<Delta, { l: unknown }>): unknown[] {
  const known = [before, ...(n.length > 0 ? [n] : [])];
  if (!known.every(isEntries)) throw new Error('This change is not for this list.');
  const entries = new Map(known.flat().map((entry) => [entry.id, entry as unknown]));
  return l.map((id) => {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`The list has no entry "${id}".`);
    const part = Object.hasOwn(c, id) ? c[id] : undefined;
    return part === undefined ? entry : applied(entry, part);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of records with ids of their own. */
function isEntries(value: unknown): value is readonly Entry[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  const ids = new Set<string>();
  for (const entry of value) {
    if (!isRecord(entry) || typeof entry['id'] !== 'string') return false;
    ids.add(entry['id']);
  }
  return ids.size === value.length;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((entry, i) => delta(entry, b[i]) === null);
}
