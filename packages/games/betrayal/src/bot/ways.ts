import { memo } from '@dreadhouse/engine';
import { BASEMENT, STAIRS, type TileId } from '../content/tiles.ts';
import { isHinderedOn, stepCostWhere } from '../rules/move.ts';
import { adjacent, cellar, isOffTheMap, tiles, type Walker } from '../rules/ways.ts';
import type { Betrayal, FigureId, House } from '../state.ts';

/** Who can step where, worked out once for a house. */
class Roads {
  readonly next = new Map<TileId, readonly TileId[]>();
  readonly before = new Map<TileId, TileId[]>();
  readonly #from = new Map<TileId, ReadonlyMap<TileId, number>>();

  constructor(g: Betrayal, who: Walker) {
    for (const tile of tiles(g)) {
      const near = adjacent(g, tile, who);
      this.next.set(tile, near);
      for (const to of near) {
        const known = this.before.get(to);
        if (known === undefined) this.before.set(to, [tile]);
        else known.push(tile);
      }
    }
  }

  from(tile: TileId): ReadonlyMap<TileId, number> {
    const known = this.#from.get(tile) ?? spread([tile], this.next);
    this.#from.set(tile, known);
    return known;
  }
}

/** Whoever goes by the map goes as everybody else does who has the cellar. */
function roadsOf(g: Betrayal, who: Walker): Roads {
  if (isOffTheMap(g, who)) return new Roads(g, who);
  const known = onTheMap(g.state.house);
  const down = `${cellar(g, STAIRS, who)} ${cellar(g, BASEMENT, who)}`;
  const roads = known.get(down) ?? new Roads(g, who);
  known.set(down, roads);
  return roads;
}

const onTheMap = memo((_house: House) => new Map<string, Roads>());

/** Who can step where, and what hinders on the way, for a look at the table. */
export class Ways {
  readonly #roads: Roads;
  readonly #hindered = new Map<TileId, boolean>();

  constructor(g: Betrayal, who: Walker) {
    this.#roads = roadsOf(g, who);
  }

  next(tile: TileId): readonly TileId[] {
    return this.#roads.next.get(tile) ?? [];
  }

  /** Steps from a tile to everything that can be reached. */
  from(tile: TileId): ReadonlyMap<TileId, number> {
    return this.#roads.from(tile);
  }

  /** Steps to the nearest of these tiles, from wherever one can be reached. */
  to(targets: readonly TileId[]): ReadonlyMap<TileId, number> {
    return spread(targets, this.#roads.before);
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
      for (const before of this.#roads.before.get(tile) ?? []) note(before, worth);
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
