import { memo } from '@dreadhouse/engine';
import type { Board } from './board.ts';
import { ACROSS, DIRECTIONS, edgeAt } from './drawing.ts';
import { type DoorsOpen, isOpen, lookFrom } from './sight.ts';
import type { DoorId, Zone, ZoneId } from './zones.ts';

/** The ways while these doors are open. Cheap to ask for: each combination is worked out once per board. */
export function waysOf(board: Board, opened: readonly DoorId[], power: boolean): Ways {
  return allWays(board)(keyOf(board, opened, power));
}

const allWays = memo((board: Board) =>
  memo((key: number): Ways => {
    const opened = board.doors.filter((_, i) => (key & (2 << i)) !== 0).map(({ id }) => id);
    return new Ways(board, (door) => opened.includes(door), (key & 1) !== 0);
  }),
);

/** One bit for the elevators and one for each door. */
function keyOf({ doors }: Board, opened: readonly DoorId[], power: boolean): number {
  let key = power ? 1 : 0;
  for (const id of opened) key |= 2 << doors.findIndex((door) => door.id === id);
  return key;
}

const FAR = -1;

/**
 * A board as it can be walked and seen while certain doors are open and the elevators run or not. Everything is worked out once and then
 * looked up; ask `waysOf` for it again whenever a door may have opened.
 */
export class Ways {
  readonly board: Board;
  readonly #count: number;
  readonly #index: ReadonlyMap<ZoneId, number>;
  readonly #exits: readonly (readonly ZoneId[])[];
  readonly #visible: readonly (readonly ZoneId[])[];
  /** One number for each pair of Zones. */
  readonly #range: Int8Array;
  readonly #distance: Int16Array;
  readonly #steps: (readonly ZoneId[] | undefined)[];

  constructor(board: Board, opened: DoorsOpen, power: boolean) {
    const { zones } = board;
    this.board = board;
    this.#count = zones.length;
    this.#index = new Map(zones.map(({ id, index }) => [id, index]));
    const looks = zones.map((zone) => lookFrom(board, zone, opened));
    this.#visible = looks.map((look) =>
      [...look].sort((a, b) => a[1] - b[1] || a[0].index - b[0].index).map(([z]) => z.id),
    );
    this.#range = new Int8Array(this.#count ** 2).fill(FAR);
    looks.forEach((look, from) => {
      for (const [zone, range] of look) this.#range[from * this.#count + zone.index] = range;
    });
    const exits = zones.map((zone) => exitsOf(board, zone, opened, power));
    this.#exits = exits.map((list) => list.map(({ id }) => id));
    this.#distance = distances(exits);
    this.#steps = new Array(this.#count ** 2);
  }

  /** AD-ZONE-04, AD-MOVE-01: the Zones one step away, in the order of the map; elevators lead to other floors (AD-ELEV-01). */
  exits(zone: ZoneId): readonly ZoneId[] {
    return this.#exits[this.#at(zone)]!;
  }

  adjacent(from: ZoneId, to: ZoneId): boolean {
    return this.#distance[this.#pair(from, to)] === 1;
  }

  /** The Zones in sight, its own included, nearest first. */
  visible(zone: ZoneId): readonly ZoneId[] {
    return this.#visible[this.#at(zone)]!;
  }

  sees(from: ZoneId, to: ZoneId): boolean {
    return this.range(from, to) !== FAR;
  }

  /** How many Zones away something in sight is; -1 when it is not in sight. Elevators do not count (AD-ELEV-02, AD-R-09). */
  range(from: ZoneId, to: ZoneId): number {
    return this.#range[this.#pair(from, to)]!;
  }

  inRange(from: ZoneId, min: number, max: number): readonly ZoneId[] {
    return this.visible(from).filter((to) => {
      const range = this.range(from, to);
      return range >= min && range <= max;
    });
  }

  /** Steps of the shortest open path; -1 when there is none (AD-ZACT-14, AD-ZACT-15). Elevators are part of it (AD-ELEV-04). */
  distance(from: ZoneId, to: ZoneId): number {
    return this.#distance[this.#pair(from, to)]!;
  }

  /** AD-ZACT-16: the Zones next to `from` that begin a shortest path, in the order of the map; none without a path. */
  steps(from: ZoneId, to: ZoneId): readonly ZoneId[] {
    const pair = this.#pair(from, to);
    const left = this.#distance[pair]! - 1;
    this.#steps[pair] ??= left < 0 ? [] : this.exits(from).filter((next) => this.distance(next, to) === left);
    return this.#steps[pair];
  }

  #at(zone: ZoneId): number {
    const index = this.#index.get(zone);
    if (index === undefined) throw new Error(`no Zone ${zone} on this board`);
    return index;
  }

  #pair(from: ZoneId, to: ZoneId): number {
    return this.#at(from) * this.#count + this.#at(to);
  }
}

/** AD-MOVE-01, AD-MOVE-02, AD-MOVE-03, AD-MOVE-04, AD-MOVE-05: over crosswalks, lines and through doors; AD-STATUE-01, AD-STATUE-02: out of the Statue's area, never into it; AD-ELEV-01, AD-ELEV-03: from floor to floor. */
function exitsOf(board: Board, from: Zone, opened: DoorsOpen, power: boolean): Zone[] {
  const exits = new Set<Zone>();
  const floor = board.floors.findIndex(({ id }) => id === from.floor);
  for (const { column, row } of from.cells) {
    for (const side of DIRECTIONS) {
      const next = board.zoneAt(floor, column + ACROSS[side][0], row + ACROSS[side][1]);
      if (next === undefined || next === from || next.kind === 'statue') continue;
      if (isOpen(edgeAt(board.floors[floor]!, column, row, side), from, next, opened)) exits.add(next);
    }
  }
  if (power && from.kind === 'elevator') {
    for (const other of board.elevators) if (other.floor !== from.floor) exits.add(other);
  }
  return [...exits].sort((a, b) => a.index - b.index);
}

/** Steps between all pairs of Zones, by a search from each. */
function distances(exits: readonly (readonly Zone[])[]): Int16Array {
  const count = exits.length;
  const found = new Int16Array(count * count).fill(FAR);
  for (let from = 0; from < count; from++) {
    found[from * count + from] = 0;
    const queue = [from];
    for (const here of queue) {
      for (const { index } of exits[here]!) {
        if (found[from * count + index] !== FAR) continue;
        found[from * count + index] = found[from * count + here]! + 1;
        queue.push(index);
      }
    }
  }
  return found;
}
