import { memo } from './memo.ts';
import { canonical } from './plain.ts';

/**
 * What data from outside must look like: a check that returns the place and the expectation that was not met, or null. `T` is what
 * the data are once they have passed: a type can follow from its shape (`Of`), or a shape is held against a type (`record<T>`).
 */
export interface Shape<T = unknown> {
  /** `setting`: what the data belong to, for shapes that depend on it (see `given`). */
  (value: unknown, place: string, setting?: object): string | null;
  /** Never there; it only carries the type. */
  readonly of?: T;
}

/** What the data are that fit a shape: `type Survivor = shape.Of<typeof survivor>`. */
export type Of<S extends Shape> = S extends Shape<infer T> ? T : never;

/** What a record is whose fields fit these shapes. */
type DataOf<F> = { -readonly [K in keyof F]: F[K] extends Shape<infer T> ? T : never };

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

/**
 * What depends on the setting: the names on this map, the seats at this table. So a state is declared once, for whatever was chosen before
 * the game; `within` says what was.
 */
export function given<G extends object, T>(make: (setting: G) => Shape<T>): Shape<T> {
  const made = memo(make);
  return (value, place, setting) => {
    if (setting === undefined) throw new Error(`${place}: its shape depends on a setting, and there is none`);
    return made(setting as G)(value, place, setting); // `within` has been handed the game's own
  };
}

/** A shape in one setting. */
export function within<T>(setting: object, shape: Shape<T>): Shape<T> {
  return (value, place) => shape(value, place, setting);
}

export function optional<T>(shape: Shape<T>): Shape<T> {
  return (value, place, setting) => (value === undefined ? null : shape(value, place, setting));
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value, place, setting) => (value === null ? null : shape(value, place, setting));
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value, place, setting) => {
    const trouble = one(value, place, setting);
    if (trouble === null) return null;
    const second = other(value, place, setting);
    return second === null ? null : `${trouble}, or ${second}`;
  };
}

/** A list of so many at the most; of exactly so many with `least`. */
export function listOf<T>(item: Shape<T>, most: number, least = 0): Shape<T[]> {
  return (value, place, setting) => {
    if (!Array.isArray(value)) return `${place}: expected a list`;
    if (value.length > most) return `${place}: expected at most ${most} entries`;
    if (value.length < least) return `${place}: expected at least ${least} entries`;
    return first(value, (one, i) => item(one, `${place}[${i}]`, setting));
  };
}

/** A list in which nothing stands twice. */
export function setOf<T extends string | number>(item: Shape<T>, most: number): Shape<T[]> {
  const list = listOf(item, most);
  return (value, place, setting) => {
    const trouble = list(value, place, setting);
    if (trouble !== null || !Array.isArray(value)) return trouble;
    return new Set(value).size === value.length ? null : `${place}: expected nothing twice`;
  };
}

export function tuple<const T extends readonly unknown[]>(
  ...items: { readonly [I in keyof T]: Shape<T[I]> }
): Shape<T> {
  return (value, place, setting) => {
    if (!Array.isArray(value) || value.length !== items.length) return `${place}: expected ${items.length} entries`;
    return first(items as readonly Shape[], (item, i) => item(value[i], `${place}[${i}]`, setting));
  };
}

/** A record by name; `most` entries, whose names look like this. */
export function recordOf<T>(name: Shape<string>, item: Shape<T>, most: number): Shape<Record<string, T>> {
  return (value, place, setting) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    const keys = Object.keys(value);
    if (keys.length > most) return `${place}: expected at most ${most} entries`;
    return first(keys, (key) => name(key, `${place}, name`, setting) ?? item(value[key], `${place}.${key}`, setting));
  };
}

/**
 * A record with exactly these fields; unknown ones are refused, because somebody meant something by them. Its type follows from them, or
 * they are held against a type that stands elsewhere: `record<Note>`.
 */
export function record<F extends Readonly<Record<string, Shape>>>(fields: F): Shape<DataOf<F>>;
export function record<T>(fields: Fields<T>): Shape<T>;
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  const known = Object.entries(fields);
  return (value, place, setting) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return `${place}.${unknown.slice(0, SHOWN)}: unknown field`;
    return first(known, ([key, shape]) => shape(value[key], `${place}.${key}`, setting));
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
