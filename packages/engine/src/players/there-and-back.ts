/**
 * How many of these moves come before the first that only undoes what others before it did, as whoever walks there and back does: that is no
 * plan, wherever it goes on to. `states` are the states before each move and after the last one; what a move is about is what its id names.
 */
export function leadsTo(moves: readonly string[], states: readonly unknown[]): number {
  for (let made = 1; made <= moves.length; made++) {
    const paths = namedBy(moves[made - 1] ?? '').flatMap((name) => pathsTo(name, states[made]));
    const earliest = Math.min(...paths.map((path) => since(states.slice(0, made + 1).map((state) => at(path, state)))));
    if (earliest < made) return earliest;
  }
  return moves.length;
}

/** "go:cellar" names the cellar. */
export function namedBy(option: string): string[] {
  return option.split(':').slice(1);
}

/** The first place that has what the last one has, if all on the way from there differ from the one before: something else done there would be a reason to come. */
function since(values: readonly unknown[]): number {
  const last = values.length - 1;
  let first = last;
  for (let i = last - 1; i >= 0 && typeof values[i] === 'string' && values[i] !== values[i + 1]; i--)
    if (values[i] === values[last]) first = i;
  return first;
}

type Path = readonly string[];

function pathsTo(word: string, data: unknown): Path[] {
  if (data === word) return [[]];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) => pathsTo(word, part).map((path) => [key, ...path]));
}

function at(path: Path, data: unknown): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[key] : undefined,
    data,
  );
}
