import { same } from './same.ts';

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

/**
 * Two values that have been compared already, and are mostly those that are to be compared now: what somebody else at the same table was
 * shown before and is shown now. Wherever they are the same, so is the change, and it is the same object.
 */
export interface Compared {
  readonly before: unknown;
  readonly after: unknown;
  readonly change: Delta | null;
}

type Entry = { readonly id: string };
type Plain = Readonly<Record<string, unknown>>;

/** Null when nothing changed. */
export function delta(before: unknown, after: unknown, twin: Compared | null = null): Delta | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDelta(before, after, twin);
  if (isRecord(before) && isRecord(after)) return recordDelta(before, after, twin);
  return { v: after };
}

function recordDelta(before: Plain, after: Plain, twin: Compared | null): Delta | null {
  let changed: Record<string, Delta> | null = null;
  let known = 0;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    // Most of them; and what every object has by birth ("toString") is never the same as something plain.
    const isSame = old === now && old !== undefined;
    const isKnown = isSame || Object.hasOwn(before, key);
    if (isKnown) known += 1;
    if (isSame) continue;
    const part = isKnown ? partDelta(old, now, key, twin) : { v: now };
    if (part === null) continue;
    changed ??= {};
    changed[key] = part;
  }
  let size = 0;
  for (const _ in before) size += 1;
  if (size > known) return { o: changed ?? {}, x: Object.keys(before).filter((key) => !Object.hasOwn(after, key)) };
  return changed === null ? null : { o: changed };
}

/** Of one member or place, which the twin may have, too. */
function partDelta(old: unknown, now: unknown, key: string | number, twin: Compared | null): Delta | null {
  if (twin === null || typeof now !== 'object' || typeof old !== 'object') return delta(old, now);
  const part = partOf(twin, key);
  if (part !== null && part.before === old && same(part.after, now)) return part.change;
  return delta(old, now, part);
}

function partOf({ before, after, change }: Compared, key: string | number): Compared | null {
  if (!isObject(before) || !isObject(after)) return null;
  if (change === null) return { before: before[key], after: after[key], change };
  const parts = 'o' in change ? change.o : 'i' in change ? change.i : null;
  if (parts === null) return null; // all of it is new, and nothing was compared part by part
  return { before: before[key], after: after[key], change: parts[key] ?? null };
}

function arrayDelta(before: readonly unknown[], after: readonly unknown[], twin: Compared | null): Delta | null {
  let first = 0;
  while (first < after.length && first < before.length && same(before[first], after[first])) first += 1;
  if (first === after.length && first === before.length) return null;
  const known = entriesIn(before);
  if (known !== null && entriesIn(after) !== null) return listDelta(known, after as readonly Entry[]);
  return before.length === after.length ? placesDelta(before, after, first, twin) : { v: after };
}

/** Of two lists of the same length that differ first at a place; the new one whole where most of it is new. */
function placesDelta(
  before: readonly unknown[],
  after: readonly unknown[],
  first: number,
  twin: Compared | null,
): Delta | null {
  const changed: Record<string, Delta> = {};
  let count = 0;
  for (let i = first; i < after.length; i++) {
    const old = before[i];
    const now = after[i];
    if (old === now) continue;
    const part = partDelta(old, now, i, twin);
    if (part === null) continue;
    changed[i] = part;
    count += 1;
    if (count * 2 > after.length) return { v: after };
  }
  return { i: changed };
}

/** Of two lists that are not the same. */
function listDelta(before: ReadonlyMap<string, Entry>, after: readonly Entry[]): Delta {
  const fresh: unknown[] = [];
  let changed: Record<string, Delta> | null = null;
  for (const entry of after) {
    const known = before.get(entry.id);
    if (known === undefined) {
      fresh.push(entry);
      continue;
    }
    const part = delta(known, entry);
    if (part === null) continue;
    changed ??= {};
    changed[entry.id] = part;
  }
  const order = after.map(({ id }) => id);
  return { l: order, ...(fresh.length > 0 ? { n: fresh } : {}), ...(changed === null ? {} : { c: changed }) };
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
  const entries = entriesIn(before);
  const fresh = n.length === 0 ? new Map<string, Entry>() : entriesIn(n);
  if (entries === null || fresh === null) throw new Error('This change is not for this list.');
  return l.map((id) => {
    const entry = fresh.get(id) ?? entries.get(id);
    if (entry === undefined) throw new Error(`The list has no entry "${id}".`);
    const part = Object.hasOwn(c, id) ? c[id] : undefined;
    return part === undefined ? entry : applied(entry, part);
  });
}

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Plain {
  return isObject(value) && !Array.isArray(value);
}

/** The entries of a list of records with ids of their own; null when it is another list. */
function entriesIn(value: unknown): Map<string, Entry> | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const entries = new Map<string, Entry>();
  for (const entry of value) {
    if (!isRecord(entry) || typeof entry['id'] !== 'string') return null;
    entries.set(entry['id'], entry as Entry);
  }
  return entries.size === value.length ? entries : null;
}
