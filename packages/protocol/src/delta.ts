import { same } from '@dreadhouse/engine';

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
type Plain = Readonly<Record<string, unknown>>;

/** Null when nothing changed. */
export function delta(before: unknown, after: unknown): Delta | null {
  const text = deltaText(before, after);
  return text === null ? null : (JSON.parse(text) as Delta); // written below
}

/**
 * The same as it is sent, in JSON: written while comparing, because most of its price would be to make it as objects first. What is the very same
 * object in both costs nothing.
 */
export function deltaText(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDelta(before, after);
  if (isRecord(before) && isRecord(after)) return recordDelta(before, after);
  return whole(after);
}

function whole(value: unknown): string {
  return `{"v":${typeof value === 'boolean' || Number.isInteger(value) ? value : JSON.stringify(value)}}`;
}

/** Names of members in quotes: the same few again and again, and quoting one costs as much as finding out that it changed. */
const QUOTED = new Map<string, string>();
const MOST_QUOTED = 1000;

function quoted(name: string): string {
  let text = QUOTED.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    if (QUOTED.size < MOST_QUOTED) QUOTED.set(name, text);
  }
  return text;
}

function recordDelta(before: Plain, after: Plain): string | null {
  let changed = '';
  let known = 0;
  for (const key in after) {
    const old = before[key];
    const now = after[key];
    // Most of them; and what every object has by birth ("toString") is never the same as something plain.
    const isSame = old === now && old !== undefined;
    const isKnown = isSame || Object.hasOwn(before, key);
    if (isKnown) known += 1;
    if (isSame) continue;
    const part = isKnown ? deltaText(old, now) : whole(now);
    if (part !== null) changed += `${changed === '' ? '' : ','}${quoted(key)}:${part}`;
  }
  let size = 0;
  for (const _ in before) size += 1;
  if (size > known) return `{"o":{${changed}},"x":${JSON.stringify(goneFrom(before, after))}}`;
  return changed === '' ? null : `{"o":{${changed}}}`;
}

function goneFrom(before: Plain, after: Plain): string[] {
  return Object.keys(before).filter((key) => !Object.hasOwn(after, key));
}

function arrayDelta(before: readonly unknown[], after: readonly unknown[]): string | null {
  let first = 0;
  while (first < after.length && first < before.length && same(before[first], after[first])) first += 1;
  if (first === after.length && first === before.length) return null;
  const known = entriesIn(before);
  if (known !== null && entriesIn(after) !== null) return listDelta(known, after as readonly Entry[]);
  return before.length === after.length ? placesDelta(before, after, first) : whole(after);
}

/** Of two lists of the same length that differ first at a place; the new one whole where most of it is new. */
function placesDelta(before: readonly unknown[], after: readonly unknown[], first: number): string {
  let changed = '';
  let count = 0;
  for (let i = first; i < after.length; i++) {
    const part = deltaText(before[i], after[i]);
    if (part === null) continue;
    changed += `${changed === '' ? '' : ','}"${i}":${part}`;
    count += 1;
    if (count * 2 > after.length) return whole(after);
  }
  return `{"i":{${changed}}}`;
}

/** Of two lists that are not the same. */
function listDelta(before: ReadonlyMap<string, Entry>, after: readonly Entry[]): string {
  const fresh: unknown[] = [];
  const order: string[] = [];
  let changed = '';
  for (const entry of after) {
    order.push(entry.id);
    const known = before.get(entry.id);
    if (known === undefined) {
      fresh.push(entry);
      continue;
    }
    const part = deltaText(known, entry);
    if (part !== null) changed += `${changed === '' ? '' : ','}${JSON.stringify(entry.id)}:${part}`;
  }
  const n = fresh.length === 0 ? '' : `,"n":${JSON.stringify(fresh)}`;
  return `{"l":${JSON.stringify(order)}${n}${changed === '' ? '' : `,"c":{${changed}}`}}`;
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
