import { copy } from '@dreadhouse/engine';
import { same } from '@dreadhouse/protocol';

type Parts = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** What somebody else at the same table was shown before and is shown now, and what was kept of it. */
export interface Twin {
  readonly before: unknown;
  readonly after: unknown;
  readonly kept: unknown;
}

/**
 * What is kept of a screen that is shown. It must stay as it is while the state goes on, so what is new is copied; what is as before is the very
 * same object as before, so that what changed is found by looking where it is another. Screens of one table have most in common, and are held once
 * as far as they do.
 */
export function keep(after: unknown, before: unknown, twin: Twin | null): unknown {
  if (typeof after !== 'object' || after === null) return after;
  if (twin !== null && twin.before === before && same(twin.after, after)) return twin.kept;
  if (Array.isArray(after)) {
    if (Array.isArray(before)) return keepList(after, before, twin);
  } else if (isRecord(before)) {
    return keepRecord(after as Parts, before, twin);
  }
  return copy(after);
}

function keepRecord(after: Parts, before: Parts, twin: Twin | null): Parts {
  let fresh: Record<string, unknown> | null = null;
  let known = 0;
  for (const key in after) {
    const now = after[key];
    const old = before[key];
    // Most of them; and what every object has by birth ("toString") is never the same as something plain.
    const isSame = now === old && now !== undefined;
    if (isSame || Object.hasOwn(before, key)) known += 1;
    if (isSame) continue;
    const part = typeof now === 'object' ? keep(now, old, partOf(twin, key)) : now;
    if (part === old) continue;
    fresh ??= { ...before };
    fresh[key] = part;
  }
  let size = 0;
  for (const _ in before) size += 1;
  return size === known ? (fresh ?? before) : onlyWith(after, fresh ?? before);
}

/** Those of the parts that have a name in `after`: some that were there before are gone. */
function onlyWith(after: Parts, parts: Parts): Parts {
  const left: Record<string, unknown> = { ...after };
  for (const key in after) left[key] = parts[key];
  return left;
}

function keepList(after: List, before: List, twin: Twin | null): List {
  // Where cards have been drawn from the top of a pile, the others have moved up.
  const moved = before.length > after.length && !same(after[0], before[0]) ? before.length - after.length : 0;
  let fresh: unknown[] | null = after.length === before.length ? null : after.slice();
  for (let i = 0; i < after.length; i++) {
    const now = after[i];
    const old = before[i + moved];
    const part = same(now, old) ? old : keep(now, old, partOf(twin, i));
    if (part !== old) fresh ??= before.slice();
    if (fresh !== null) fresh[i] = part;
  }
  return fresh ?? before;
}

function partOf(twin: Twin | null, key: string | number): Twin | null {
  if (twin === null) return null;
  const { before, after, kept } = twin;
  if (!isObject(before) || !isObject(after) || !isObject(kept)) return null;
  return { before: before[key], after: after[key], kept: kept[key] };
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function isRecord(value: unknown): value is Parts {
  return isObject(value) && !Array.isArray(value);
}
