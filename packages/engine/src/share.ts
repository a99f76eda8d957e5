import { copy } from './plain.ts';

type Parts = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/**
 * Structural sharing: a copy of plain data that is the very same object as an earlier copy wherever nothing has changed, so that it costs little
 * memory, and what did change is found by looking where it is another object. What is new is copied and stays as it is while a state goes on;
 * neither copy may be changed afterwards.
 */
export function share<T>(after: T, before: unknown): T {
  return shared(after, before) as T; // it says the same as `after`
}

/** The same of a record some parts of which are such copies already: those are taken as they are, so that several records have them in common. */
export function shareRest<T>(after: T, before: unknown, copies: Parts): T {
  if (!isRecord(after)) return share(after, before);
  const earlier = isRecord(before) ? before : {};
  const fresh: Record<string, unknown> = { ...after };
  let isSame = Object.keys(earlier).length === Object.keys(fresh).length;
  for (const key in fresh) {
    const part = fresh[key];
    const old = Object.hasOwn(earlier, key) ? earlier[key] : undefined;
    if (part !== copies[key]) fresh[key] = shared(part, old);
    isSame &&= fresh[key] === old;
  }
  return (isSame ? before : fresh) as T; // it says the same as `after`
}

function shared(after: unknown, before: unknown): unknown {
  if (after === before || typeof after !== 'object' || after === null) return after;
  if (Array.isArray(after)) {
    if (Array.isArray(before)) return sharedList(after, before);
  } else if (isRecord(before)) {
    return sharedRecord(after as Parts, before);
  }
  return copy(after);
}

function sharedRecord(after: Parts, before: Parts): Parts {
  let fresh: Record<string, unknown> | null = null;
  let known = 0;
  for (const key in after) {
    const now = after[key];
    const old = before[key];
    // Most of them; and what every object has by birth ("toString") is never the same as something plain.
    const isSame = now === old && now !== undefined;
    const isKnown = isSame || Object.hasOwn(before, key);
    if (isKnown) known += 1;
    if (isSame) continue;
    const part = typeof now === 'object' ? shared(now, isKnown ? old : null) : now;
    if (fresh === null && (part !== old || !isKnown)) fresh = upTo(key, after, before);
    if (fresh !== null) fresh[key] = part;
  }
  let size = 0;
  for (const _ in before) size += 1;
  return fresh ?? (size === known ? before : upTo(null, after, before));
}

/** The new record, in its own order, with the parts before `end` as they were: nothing has changed in those. */
function upTo(end: string | null, after: Parts, before: Parts): Record<string, unknown> {
  const fresh = { ...after };
  for (const key in after) {
    if (key === end) break;
    fresh[key] = before[key];
  }
  return fresh;
}

function sharedList(after: List, before: List): List {
  // Where cards have been drawn from the top of a pile, the others have moved up.
  const moved = before.length > after.length && !same(after[0], before[0]) ? before.length - after.length : 0;
  let fresh: unknown[] | null = after.length === before.length ? null : after.slice();
  for (let i = 0; i < after.length; i++) {
    const old = before[i + moved];
    const part = shared(after[i], old);
    if (part !== old) fresh ??= before.slice();
    if (fresh !== null) fresh[i] = part;
  }
  return fresh ?? before;
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Parts {
  return isObject(value) && !Array.isArray(value);
}

/** Whether two plain values are the same throughout. Makes nothing, and so costs next to nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  return !Array.isArray(b) && sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in a) {
    const mine = a[key];
    const other = b[key];
    if (mine !== other && !same(mine, other)) return false;
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}
