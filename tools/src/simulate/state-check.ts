import type { AnyGame, Run } from '@dreadhouse/engine';

/** Checks the state of one game whenever called: its invariant, and that no component was lost, doubled or replaced. */
export function stateCheck(game: AnyGame): (run: Run<unknown>) => void {
  let inventory: Inventory | null = null;
  return (run) => {
    const broken = game.invariant?.(run.state) ?? null;
    if (broken !== null) throw new Error(`Broken invariant ${where(run)}: ${broken}`);
    const components = game.components(run.state);
    inventory ??= new Inventory(components);
    const changes = inventory.changes(components);
    if (changes !== null) throw new Error(`Changed components ${where(run)}: ${changes}`);
  };
}

function where(run: Run<unknown>): string {
  return run.over ? 'at the end' : `where phase "${run.phase}" begins, position ${run.position}`;
}

/** How often each component exists. Asked at every phase of every game, so nothing is sorted or copied. */
class Inventory {
  readonly #entries = new Map<string, { readonly count: number; seen: number; check: number }>();
  readonly #size: number;
  #check = 0;

  constructor(components: readonly string[]) {
    this.#size = components.length;
    for (const id of components) {
      this.#entries.set(id, { count: (this.#entries.get(id)?.count ?? 0) + 1, seen: 0, check: 0 });
    }
  }

  /** What is missing (-) and what is there too often (+) in this list; null when nothing is. */
  changes(components: readonly string[]): string | null {
    this.#check += 1;
    const surplus: string[] = [];
    for (const id of components) {
      const entry = this.#entries.get(id);
      if (entry === undefined || this.#see(entry) > entry.count) surplus.push(`+${id}`);
    }
    if (surplus.length === 0 && components.length === this.#size) return null;
    const missing = [...this.#entries].filter(([, { count, seen, check }]) => check < this.#check || seen < count);
    return [...missing.map(([id]) => `-${id}`), ...surplus].slice(0, 12).join(', ');
  }

  #see(entry: { seen: number; check: number }): number {
    entry.seen = entry.check === this.#check ? entry.seen + 1 : 1;
    entry.check = this.#check;
    return entry.seen;
  }
}
