import type { AnyGame } from '@dreadhouse/engine';
import { UsageError } from '../context.ts';
import { type Rate, wilson } from './statistics.ts';

/** One way to set the game up, named by what was chosen of each kind: `{ film: 'happy-trails', mode: 'normal' }`. */
export interface Cell {
  readonly names: Readonly<Record<string, string>>;
  readonly options: unknown;
}

/** Every combination of what the balance of the game is watched by, as far as `only` (`mode=normal,film=…`) lets it. */
export function cellsOf(game: AnyGame, seats: number, only: string | undefined, base: object): Cell[] {
  const kinds = game.balance;
  if (kinds === undefined) throw new UsageError(`${game.id} does not say what its balance is watched by`);
  const wanted = readOnly(only, kinds);
  let cells: { names: Record<string, string>; given: object }[] = [{ names: {}, given: base }];
  for (const [kind, choices] of Object.entries(kinds)) {
    const names = Object.keys(choices).filter((name) => wanted.get(kind)?.has(name) ?? true);
    cells = cells.flatMap((cell) =>
      names.map((name) => ({ names: { ...cell.names, [kind]: name }, given: { ...cell.given, ...choices[name] } })),
    );
  }
  const checked = cells.map(({ names, given }) => ({ names, given, options: game.options(given, seats) }));
  const possible = checked.flatMap(({ names, options }) => (options.ok ? [{ names, options: options.value }] : []));
  if (possible.length > 0) return possible; // what so many seats cannot choose is left out
  const [first] = checked;
  const why = first?.options.ok === false ? first.options.why : '';
  throw new UsageError(`${JSON.stringify(first?.given)} are no options of ${game.id}: ${why}`);
}

function readOnly(text: string | undefined, kinds: NonNullable<AnyGame['balance']>): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const part of text?.split(',') ?? []) {
    const [kind = '', name = ''] = part.split('=');
    if (!Object.hasOwn(kinds, kind) || !Object.hasOwn(kinds[kind]!, name)) {
      throw new UsageError(`--only must be KIND=NAME,…; "${part}" is none of ${knownNames(kinds)}`);
    }
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(name));
  }
  return wanted;
}

function knownNames(kinds: NonNullable<AnyGame['balance']>): string {
  return Object.entries(kinds)
    .map(([kind, choices]) => `${kind}=${Object.keys(choices).join('|')}`)
    .join(', ');
}

/** Reads `film,film+mode`: what the results are grouped by. Without it every kind by itself. */
export function readGroupings(text: string | undefined, cells: readonly Cell[]): string[][] {
  const kinds = Object.keys(cells[0]?.names ?? {});
  if (text === undefined) return kinds.map((kind) => [kind]);
  return text.split(',').map((grouping) => {
    const by = grouping.split('+');
    const unknown = by.find((kind) => !kinds.includes(kind));
    if (unknown !== undefined) throw new UsageError(`--by: unknown kind "${unknown}"; kinds: ${kinds.join(', ')}`);
    return by;
  });
}

/** The games that have the same names of some kinds. */
export interface Group {
  readonly by: Readonly<Record<string, string>>;
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, Rate>>;
}

interface Counted {
  readonly by: Record<string, string>;
  games: number;
  readonly wins: Map<string, number>;
}

/** Counts results by group, in whatever order they come. */
export class Groups {
  readonly #cells: readonly Cell[];
  readonly #groupings: readonly (readonly string[])[];
  readonly #counted = new Map<string, Counted>();
  readonly #sides = new Set<string>();

  constructor(cells: readonly Cell[], groupings: readonly (readonly string[])[]) {
    this.#cells = cells;
    this.#groupings = groupings;
  }

  add(n: number, side: string): void {
    const { names } = this.#cells[n % this.#cells.length] as Cell;
    this.#sides.add(side);
    for (const grouping of this.#groupings) {
      const by = Object.fromEntries(grouping.map((kind) => [kind, names[kind] ?? '']));
      const key = JSON.stringify(by);
      const counted = this.#counted.get(key) ?? { by, games: 0, wins: new Map() };
      counted.games += 1;
      counted.wins.set(side, (counted.wins.get(side) ?? 0) + 1);
      this.#counted.set(key, counted);
    }
  }

  /** In the order of the groupings, and in each as the game lists its choices. */
  list(): Group[] {
    const sides = [...this.#sides].sort();
    return this.#groupings.flatMap((grouping) => {
      const keys = this.#cells.map(({ names }) =>
        JSON.stringify(Object.fromEntries(grouping.map((kind) => [kind, names[kind] ?? '']))),
      );
      return [...new Set(keys)].flatMap((key) => {
        const counted = this.#counted.get(key);
        return counted === undefined ? [] : [groupOf(counted, sides)];
      });
    });
  }
}

function groupOf({ by, games, wins }: Counted, sides: readonly string[]): Group {
  return {
    by,
    games,
    wins: Object.fromEntries(sides.map((side) => [side, wins.get(side) ?? 0])),
    rates: Object.fromEntries(sides.map((side) => [side, wilson(wins.get(side) ?? 0, games)])),
  };
}
