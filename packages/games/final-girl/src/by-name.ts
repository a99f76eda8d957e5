/**
 * Things by name, empty at first. A record without a prototype, because looking up one of a few dozen names takes a third of the time
 * that a `Map` needs, and the rules do little else.
 */
export function byName<T>(): Record<string, T | undefined> {
  return Object.create(null) as Record<string, T | undefined>;
}
