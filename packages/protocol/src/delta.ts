/**
 * What changed between two plain values, as small as it reasonably gets. Lists whose entries have an `id` are compared by it, so that
 * one more option does not cost all the others again.
 */
export type Delta =
  /** The new value, whole. */
  | { readonly v: unknown }
  /** Members that changed, and names of those that are gone. */
  | { readonly o: Readonly<Record<string, Delta>>; readonly x?: readonly string[] }
  /** Entries of a list without ids that changed, by their place; the others, and how many there are, are as they were. */
  | { readonly i: Readonly<Record<string, Delta>> }
  /** The ids of a list in their new order, entries that are new, and those that changed. */
  | { readonly l: readonly string[]; readonly n?: readonly unknown[]; readonly c?: Readonly<Record<string, Delta>> };

type Entry = { readonly id: string };

/** Null when nothing changed. */
export function delta(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDelta(before, after);
  if (isRecord(before) && isRecord(after)) return recordDelta(before, after);
  return { v: after };
}

function recordDelta(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Delta | null {
  let changed: Record<string, Delta> | null = null;
  let known = 0;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    const isKnown = old !== undefined || Object.hasOwn(before, key);
    if (isKnown) known += 1;
    if (old === now && isKnown) continue; // most of them: not even worth a call
    const part = isKnown ? delta(old, now) : { v: now };
    if (part === null) continue;
    changed ??= {};
    changed[key] = part;
  }
  let size = 0;
  for (const _ in before) size += 1;
  if (size > known) return { o: changed ?? {}, x: Object.keys(before).filter((key) => !Object.hasOwn(after, key)) };
  return changed === null ? null : { o: changed };
}

function arrayDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  if (isEntries(before) && isEntries(after)) return same(before, after) ? null : listDelta(before, after);
  return before.length === after.length ? placesDelta(before, after) : { v: after };
}

/** Of two lists of the same length; the new one whole where most of it is new. */
function placesDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  let changed: Record<string, Delta> | null = null;
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const old = before[i];
    const now = after[i];
    if (old === now) continue;
    const part = delta(old, now);
    if (part === null) continue;
    changed ??= {};
    changed[i] = part;
    count += 1;
    if (count * 2 > after.length) return { v: after };
  }
  return changed === null ? null : { i: changed };
}

/** Of two lists that are not the same. */
function listDelta(before: readonly Entry[], after: readonly Entry[]): Delta {
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
  return { l: order, ...(fresh.length > 0 ? { n: fresh } : {}), ...(any ? { c: changed } : {}) };
}

/** The value after a change. The value before is left as it was. */
export function applied(before: unknown, change: Delta): unknown {
  if ('v' in change) return change.v;
  if ('l' in change) return appliedToList(before, change);
  if ('i' in change) return appliedToPlaces(before, change.i);
  if (!isRecord(before)) throw new Error('This change is not for this value.');
  const after: Record<string, unknown> = { ...before };
  for (const key of change.x ?? []) delete after[key];
  for (const [key, part] of Object.entries(change.o)) after[key] = applied(before[key], part);
  return after;
}

function appliedToPlaces(before: unknown, changed: Readonly<Record<string, Delta>>): unknown[] {
  if (!Array.isArray(before)) throw new Error('This change is not for this list.');
  const after: unknown[] = [...before];
  for (const [place, part] of Object.entries(changed)) {
    if (!(Number(place) < before.length)) throw new Error(`The list has no place ${place}.`);
    after[Number(place)] = applied(before[Number(place)], part);
  }
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
  for (const entry of value) if (!isRecord(entry) || typeof entry['id'] !== 'string') return false;
  return new Set(value.map(({ id }: Entry) => id)).size === value.length;
}

/** Whether two plain values are the same throughout. Makes nothing, and so costs next to nothing. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  return !Array.isArray(b) && sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in a) {
    const other = b[key];
    if (!same(a[key], other) || (other === undefined && !Object.hasOwn(b, key))) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
