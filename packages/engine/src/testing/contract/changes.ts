import { copy } from '../../plain.ts';

/** One place of a state with something else in it; `undefined`: taken away. */
export interface Change {
  readonly place: readonly string[];
  readonly value: unknown;
  /** It could have come about by play: another small number, another name that there is. */
  readonly likely: boolean;
}

/** Every place of a state, with everything in it that somebody might send. */
export function* changesOf(state: unknown, place: readonly string[] = []): Generator<Change> {
  for (const value of wildFor(state)) yield { place, value, likely: false };
  for (const value of likelyFor(state)) yield { place, value, likely: true };
  if (typeof state !== 'object' || state === null) return;
  for (const [key, item] of Object.entries(state)) {
    yield { place: [...place, key], value: undefined, likely: false };
    yield* changesOf(item, [...place, key]);
  }
}

const HUGE = 1e9;
const LONG = 2000;

/** What nobody can have come to. JSON has no NaN: what was one is null. */
function wildFor(value: unknown): unknown[] {
  if (typeof value === 'number') return [HUGE, -HUGE, 2 ** 53, value + 0.5, null, String(value), [value]];
  if (typeof value === 'string') return ['no such name', 'constructor', '__proto__', 'x'.repeat(5000), 0, null, {}];
  if (typeof value === 'boolean') return [1, null, 'true'];
  if (value === null) return [HUGE, 'no such name', [], {}];
  if (Array.isArray(value)) return [blownUp(value), Array<null>(LONG).fill(null), {}, HUGE, null];
  return [{ ...(value as object), unheardOf: 1 }, [], HUGE, null];
}

function blownUp(list: readonly unknown[]): unknown[] {
  return Array.from({ length: LONG }, (_, i) => list[i % Math.max(1, list.length)] ?? 0);
}

function likelyFor(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, 0, 7, 100];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return [''];
  if (Array.isArray(value)) return [[], value.slice(1), [...value, ...value], [...value].reverse()];
  return [];
}

/** The state with this change. */
export function changed(state: unknown, { place, value }: Change): unknown {
  const [last, ...path] = [...place].reverse();
  if (last === undefined) return copy(value);
  const twin = copy(state) as Record<string, unknown>;
  const owner = path.reverse().reduce((at, key) => at[key] as Record<string, unknown>, twin);
  if (value === undefined && !Array.isArray(owner)) delete owner[last];
  else owner[last] = value === undefined ? null : copy(value);
  return twin;
}
