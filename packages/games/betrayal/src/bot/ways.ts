import type { TileId } from '../content/tiles.ts';
import { isHinderedOn, stepCostWhere } from '../rules/move.ts';
import { adjacent, tiles, type Walker } from '../rules/ways.ts';
import type { Betrayal, FigureId } from '../state.ts';

/** Who can step where, worked out once for a look at the table. */
export class Ways {
  readonly #next = new Map<TileId, readonly TileId[]>();
  readonly #before = new Map<TileId, TileId[]>();
  readonly #hindered = new Map<TileId, boolean>();

  constructor(g: Betrayal, who: Walker) {
    for (const tile of tiles(g)) {
      const near = adjacent(g, tile, who);
      this.#next.set(tile, near);
      for (const to of near) {
        const known = this.#before.get(to);
        if (known === undefined) this.#before.set(to, [tile]);
        else known.push(tile);
      }
    }
  }

  next(tile: TileId): readonly TileId[] {
    return this.#next.get(tile) ?? [];
  }

  /** Steps from a tile to everything that can be reached. */
  from(tile: TileId): ReadonlyMap<TileId, number> {
    return spread([tile], this.#next);
  }

  /** Steps to the nearest of these tiles, from wherever one can be reached. */
  to(targets: readonly TileId[]): ReadonlyMap<TileId, number> {
    return spread(targets, this.#before);
  }

  /** What the best of several places is worth from wherever one can be reached, where each step of the way leaves this share of it. */
  worths(places: readonly (readonly [TileId, number])[], share: number): ReadonlyMap<TileId, number> {
    const best = new Map<TileId, number>();
    const open: TileId[] = [];
    const note = (tile: TileId, worth: number): void => {
      if (worth <= (best.get(tile) ?? 0)) return;
      best.set(tile, worth);
      open.push(tile);
    };
    for (const [tile, worth] of places) note(tile, worth);
    // Whoever is found to be better placed is looked at again.
    for (const tile of open) {
      const worth = (best.get(tile) ?? 0) * share;
      for (const before of this.#before.get(tile) ?? []) note(before, worth);
    }
    return best;
  }

  /** What it costs the walker to come from one tile to all within its moves. */
  within(g: Betrayal, who: FigureId, from: TileId, moves: number): ReadonlyMap<TileId, number> {
    const costs = new Map<TileId, number>([[from, 0]]);
    const open: TileId[] = [from];
    for (let tile = open.shift(); tile !== undefined; tile = open.shift()) {
      const spent = costs.get(tile) ?? 0;
      if (spent >= moves) continue;
      for (const to of this.next(tile)) {
        const cost = spent + stepCostWhere(g, who, tile, to, this.#isHinderedOn(g, who, tile));
        if (cost > moves || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, cost);
        open.push(to);
      }
    }
    return costs;
  }

  #isHinderedOn(g: Betrayal, who: FigureId, tile: TileId): boolean {
    const known = this.#hindered.get(tile) ?? isHinderedOn(g, who, tile);
    this.#hindered.set(tile, known);
    return known;
  }
}

function spread(from: readonly TileId[], next: ReadonlyMap<TileId, readonly TileId[]>): ReadonlyMap<TileId, number> {
  const steps = new Map<TileId, number>(from.map((tile) => [tile, 0]));
  for (const [tile, far] of steps) for (const to of next.get(tile) ?? []) if (!steps.has(to)) steps.set(to, far + 1);
  return steps;
}
