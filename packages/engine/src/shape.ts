/** What data from outside must look like. A check returns the place and the expectation that was not met, or null. */
export type Shape = (value: unknown, place: string) => string | null;

export const text: Shape = (value, place) => (typeof value === 'string' ? null : `${place}: expected a text`);

export const count: Shape = (value, place) =>
  Number.isInteger(value) && (value as number) >= 0 ? null : `${place}: expected a whole number of 0 or more`;

export const anything: Shape = () => null;

export function exactly(wanted: string | number): Shape {
  return (value, place) => (value === wanted ? null : `${place}: expected ${JSON.stringify(wanted)}`);
}

export function matching(pattern: RegExp, what: string): Shape {
  return (value, place) => (typeof value === 'string' && pattern.test(value) ? null : `${place}: expected ${what}`);
}

export function optional(shape: Shape): Shape {
  return (value, place) => (value === undefined ? null : shape(value, place));
}

export function nullable(shape: Shape): Shape {
  return (value, place) => (value === null ? null : shape(value, place));
}

export function either(...shapes: readonly Shape[]): Shape {
  return (value, place) => {
    const troubles = shapes.map((shape) => shape(value, place));
    return troubles.includes(null) ? null : troubles.join(', or ');
  };
}

export function listOf(item: Shape): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return `${place}: expected a list`;
    return first(value, (one, i) => item(one, `${place}[${i}]`));
  };
}

export function tuple(...items: readonly Shape[]): Shape {
  return (value, place) => {
    if (!Array.isArray(value) || value.length !== items.length) return `${place}: expected ${items.length} entries`;
    return first(items, (item, i) => item(value[i], `${place}[${i}]`));
  };
}

export function recordOf(item: Shape): Shape {
  return (value, place) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    return first(Object.keys(value), (key) => item(value[key], `${place}.${key}`));
  };
}

/** A record with exactly these fields; unknown ones are refused, because somebody meant something by them. */
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  return (value, place) => {
    if (!isRecord(value)) return `${place}: expected a record`;
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return `${place}.${unknown}: unknown field`;
    return first(Object.entries(fields), ([key, shape]) => shape(value[key], `${place}.${key}`));
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
