import { canonical } from './plain.ts';

/**
 * What data from outside must look like: a check that returns the place and the expectation that was not met, or null. `T` is what
 * the data are once they have passed; so the compiler holds a shape against the type that it stands for.
 */
export interface Shape<T = unknown> {
  (value: unknown, place: string): string | null;
  /** Never there; it only carries the type. */
  readonly of?: T;
}

/** A shape for every field of a type: one that is forgotten, or that the type has not, does not compile. */
type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** Longer than any name or sentence of ours. */
const LONGEST = 1000;

export const text: Shape<string> = textUpTo(LONGEST);

export function textUpTo(most: number): Shape<string> {
  return (value, place) => {
    if (typeof value !== 'string') return `${place}: expected a text`;
    return value.length <= most ? null : `${place}: expected a text of at most ${most} characters`;
  };
}

export const flag: Shape<boolean> = (value, place) =>
  typeof value === 'boolean' ? null : `${place}: expected true or false`;

/** A whole number within bounds, both included. There is no number without: an unbounded one is somebody's loop or memory. */
export function whole(least: number, most: number): Shape<number> {
  return (value, place) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : `${place}: expected a whole number from ${least} to ${most}`;
}

export const anything: Shape = () => null;

export function exactly<const T extends string | number>(wanted: T): Shape<T> {
  return (value, place) => (value === wanted ? null : `${place}: expected ${JSON.stringify(wanted)}`);
}

const SHOWN = 60;

/** The very same data as these. */
export function same<T>(wanted: T): Shape<T> {
  const known = canonical(wanted);
  return (value, place) => (canonical(value) === known ? null : `${place}: expected ${known.slice(0, SHOWN)}`);
}

/** One of these: the names that there are. */
export function oneOf<const T extends string | number>(names: Iterable<T>): Shape<T> {
  const known: ReadonlySet<unknown> = new Set(names);
  return (value, place) => {
    if (known.has(value)) return null;
    const shown = [...known].slice(0, 6).map((one) => JSON.stringify(one));
    return `${place}: expected ${known.size > 6 ? `one of ${known.size} names (${shown}, …)` : shown.join(' or ') || 'nothing'}`;
  };
}

export function matching(pattern: RegExp, what: string): Shape<string> {
  return (value, place) => (typeof value === 'string' && pattern.test(value) ? null : `${place}: expected ${what}`);
}

export function optional<T>(shape: Shape<T>): Shape<T> {
  return (value, place) => (value === undefined ? null : shape(value, place));
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, place) => (value === null ? null : shape(value, place));
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value, place) => {
    const trouble = one(value, place);
    if (trouble === null) return null;
    const second = other(value, place);
    return second === null ? null : `${trouble}, or ${second}`;
  };
}

/** A list of so many at the most; of exactly so many with `least`. */
export function listOf<T>(item: Shape<T>, most: number, least = 0): Shape<T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return `${place}: expected a list`;
    if (value.length > most) return `${place}: expected at most ${most} entries`;
    if (value.length < least) return `${place}: expected at least ${least} entries`;
    return first(value, (one, i) => item(one, `${place}[${i}]`));
  };
}

/** A list in which nothing stands twice. */
export function setOf<T extends string | number>(item: Shape<T>, most: number): Shape<T[]> {
  const list = listOf(item, most);
  return (value, place) => {
    const trouble = list(value, place);
    if (trouble !== null || !Array.isArray(value)) return trouble;
    return new Set(value).size === value.length ? null : `${place}: expected nothing twice`;
  };
}

export function tuple<const T extends readonly unknown[]>(
  ...items: { readonly [I in keyof T]: Shape<T[I]> }
): Shape<T> {
  return (value, place) => {
    if (!Array.isArray(value) || value.length !== items.length) return `${place}: expected ${items.length} entries`;
    return first(items as readonly Shape[], (item, i) => item(value[i], `${place}[${i}]`));
  };
}

/** A record by name; `most` entries, whose names look like this. */
export function recordOf<T>(name: Shape<string>, item: Shape<T>, most: number): Shape<Record<string, T>> {
  return (value, place) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    const keys = Object.keys(value);
    if (keys.length > most) return `${place}: expected at most ${most} entries`;
    return first(keys, (key) => name(key, `${place}, name`) ?? item(value[key], `${place}.${key}`));
  };
}

/** A record with exactly these fields; unknown ones are refused, because somebody meant something by them. */
export function record<T>(fields: Fields<T>): Shape<T> {
  const known = Object.entries<Shape>(fields);
  return (value, place) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return `${place}.${unknown.slice(0, SHOWN)}: unknown field`;
    return first(known, ([key, shape]) => shape(value[key], `${place}.${key}`));
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first<T>(list: readonly T[], check: (item: T, i: number) => string | null): string | null {
  for (const [i, item] of list.entries()) {
    const trouble = check(item, i);
    if (trouble !== null) return trouble;
  }
  return null;
}
