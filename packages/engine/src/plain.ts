/**
 * State is plain data: numbers, texts, booleans, null, arrays and records. What can be printed can be saved, sent, compared,
 * copied and searched.
 */

/** A deep copy. Ten times quicker than `structuredClone`, because it knows that there is nothing but plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  return copyRecord(value as Record<string, unknown>) as T;
}

function copyArray(list: readonly unknown[]): unknown[] {
  const result = list.slice();
  for (let i = 0; i < result.length; i++) {
    const item = result[i];
    if (typeof item === 'object' && item !== null) result[i] = copy(item);
  }
  return result;
}

function copyRecord(record: Record<string, unknown>): Record<string, unknown> {
  const result = { ...record };
  for (const key in result) {
    const item = result[key];
    if (typeof item === 'object' && item !== null) result[key] = copy(item);
  }
  return result;
}

/** Deeper than anything that is really meant; whoever walked through it would fall. */
const DEEPEST = 64;

/**
 * What makes data from outside a burden: nested without end, or a text with the sign NUL, which no database keeps. Found level by level, so
 * that no depth can hurt. Null when all is well.
 */
export function oddIn(data: unknown): string | null {
  let level: readonly unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `nested deeper than ${DEEPEST} levels`;
    if (textsOn(level).some((text) => text.includes('\0'))) return 'a text with the sign NUL';
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return null;
}

/** All texts in data from outside: values, and names of fields. */
export function textsIn(data: unknown): string[] {
  const texts: string[] = [];
  for (let level: readonly unknown[] = [data]; level.length > 0; ) {
    texts.push(...textsOn(level));
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return texts;
}

function textsOn(level: readonly unknown[]): string[] {
  return level.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  });
}

/** The one text that stands for this data, whatever order its records were filled in. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) items += (i === 0 ? '' : ',') + canonical(value[i]);
    return `[${items}]`;
  }
  const record = value as Record<string, unknown>;
  let entries = '';
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item === undefined || typeof item === 'function') continue;
    entries += `${entries === '' ? '' : ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${entries}}`;
}

/** Whether two pieces of data say the same, whatever order their records were filled in. */
export function sameData(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
}

/**
 * Sixteen hexadecimal digits that differ when the data differ. Quick and not cryptographic: it finds out where two runs of the
 * same match part, it does not defend against anybody.
 */
export function fingerprint(value: unknown): string {
  const lanes: Lanes = { a: SEED_A, b: SEED_B };
  absorb(lanes, value);
  return hex32(lanes.a) + hex32(lanes.b);
}

const SEED_A = 0x9e3779b9 | 0; // whole numbers of 32 bits are much quicker than others
const SEED_B = 0x85ebca6b | 0;

interface Lanes {
  a: number;
  b: number;
}

function absorb(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') return absorbNumber(lanes, value);
  if (typeof value === 'string') return absorbText(lanes, value);
  if (Array.isArray(value)) {
    mix(lanes, 0x5b, value.length);
    for (const item of value) absorb(lanes, item);
  } else if (typeof value === 'object' && value !== null) {
    absorbRecord(lanes, value as Record<string, unknown>);
  } else {
    mix(lanes, value === true ? 3 : value === false ? 2 : 1, 0);
  }
}

/** The entries are added up, so that the order in which a record was filled makes no difference. */
function absorbRecord(lanes: Lanes, record: Record<string, unknown>): void {
  const entry: Lanes = { a: 0, b: 0 };
  let a = 0x7b;
  let b = 0x7d;
  for (const key in record) {
    const item = record[key];
    if (item === undefined) continue; // as JSON has it: a missing and an undefined field are the same
    entry.a = SEED_A;
    entry.b = SEED_B;
    absorbText(entry, key);
    absorb(entry, item);
    a = (a + entry.a) | 0;
    b = (b + entry.b) | 0;
  }
  mix(lanes, a, b);
}

function absorbNumber(lanes: Lanes, value: number): void {
  if (value === (value | 0)) mix(lanes, value, 7);
  else absorbText(lanes, String(value));
}

function absorbText(lanes: Lanes, text: string): void {
  let { a, b } = lanes;
  for (let i = 0; i < text.length; i++) {
    const x = text.charCodeAt(i);
    a = Math.imul(a ^ x, 0x01000193);
    b = Math.imul(b + x, 0x2c1b3c6d);
  }
  lanes.a = a;
  lanes.b = b;
  mix(lanes, text.length, 0x22);
}

function mix(lanes: Lanes, x: number, y: number): void {
  lanes.a = Math.imul(lanes.a ^ x, 0x01000193) ^ (lanes.b >>> 15);
  lanes.b = Math.imul((lanes.b + x + y) | 0, 0x2c1b3c6d) ^ (lanes.a >>> 13);
}

function hex32(x: number): string {
  return (x >>> 0).toString(16).padStart(8, '0');
}

/**
 * Where this is not plain data, or the same object stands in two places (a copy would tear it apart). Null when all is well.
 */
export function unplainPlace(value: unknown, place = 'state', seen = new Set<object>()): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${place} is ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null || value === undefined) return null;
  if (typeof value !== 'object') return `${place} is a ${typeof value}`;
  if (seen.has(value)) return `${place} stands somewhere else in the state too`;
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) {
    return `${place} is not plain data`;
  }
  for (const [key, item] of Object.entries(value)) {
    const found = unplainPlace(item, `${place}.${key}`, seen);
    if (found !== null) return found;
  }
  return null;
}
