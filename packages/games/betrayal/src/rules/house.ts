import { memo } from '@dreadhouse/engine';
import {
  ALL_LINKS,
  DIRECTIONS,
  type Direction,
  type Region,
  STARTS,
  TILE_IDS,
  type TileId,
  tileDef,
} from '../content/tiles.ts';
import type { House, Placed } from '../state.ts';

// Where tiles lie, and which of their doors meet. A house is never changed in place, so what follows from it is worked out once.

const STEP: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const OPPOSITE: Readonly<Record<Direction, Direction>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
export const TURNS = [0, 1, 2, 3] as const;

/** BH-SETUP-09: three regions, far apart. */
export function startingHouse(): House {
  const places = STARTS.map(
    ({ id, x, regions }) => [id, { region: regions[0] ?? 'ground', x, y: 0, turn: 0 }] as const,
  );
  return Object.fromEntries(places);
}

export const opposite = (direction: Direction): Direction => OPPOSITE[direction];

/** The doors of a tile that has been turned clockwise so many times. */
export function doorsOf(tile: TileId, turn: number): readonly Direction[] {
  return turnedDoors(tileDef(tile).doors)[turn % 4] ?? [];
}

const turnedDoors = memo((printed: readonly Direction[]): readonly (readonly Direction[])[] =>
  TURNS.map((turn) => DIRECTIONS.filter((_, i) => printed.includes(DIRECTIONS[(i + 4 - turn) % 4] as Direction))),
);

const cell = (region: Region, x: number, y: number): string => `${region} ${x} ${y}`;

const gridOf = memo((house: House): ReadonlyMap<string, TileId> => {
  const entries = TILE_IDS.flatMap((id) => {
    const at = house[id];
    return at === undefined ? [] : [[cell(at.region, at.x, at.y), id] as const];
  });
  return new Map(entries);
});

/** Tiles of the house, in the order of the list. */
export const tilesOf = memo((house: House): readonly TileId[] => TILE_IDS.filter((id) => house[id] !== undefined));

export function placeOf(house: House, tile: TileId): Readonly<Placed> {
  const found = house[tile];
  if (found === undefined) throw new Error(`${tile} is not in the house.`);
  return found;
}

export function regionIn(house: House, tile: TileId): Region {
  return placeOf(house, tile).region;
}

/** What lies in a direction, whether there is a door or not. */
export function beside(house: House, tile: TileId, direction: Direction): TileId | undefined {
  return gridOf(house).get(cellBehind(house, { tile, direction }));
}

export function hasDoor(house: House, tile: TileId, direction: Direction): boolean {
  return doorsOf(tile, placeOf(house, tile).turn).includes(direction);
}

/** Tiles of the region that lie next to this one, doors or none. */
export function touchingIn(house: House, tile: TileId): TileId[] {
  return DIRECTIONS.flatMap((direction) => beside(house, tile, direction) ?? []);
}

/** What follows from a house and a tile or region of it, worked out when it is first asked for. */
function ofHouse<K, T>(make: (house: House, of: K) => T): (house: House, of: K) => T {
  const known = memo((_house: House) => new Map<K, T>());
  return (house, of) => {
    const before = known(house);
    const found = before.get(of) ?? make(house, of);
    before.set(of, found);
    return found;
  };
}

/** BH-ADJ-01, BH-ADJ-04, BH-ADJ-05: doors of both meet. */
export const throughDoors = ofHouse<TileId, readonly TileId[]>(meetingDoors);

function meetingDoors(house: House, tile: TileId): TileId[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = hasDoor(house, tile, direction) ? beside(house, tile, direction) : undefined;
    return to !== undefined && hasDoor(house, to, opposite(direction)) ? [to] : [];
  });
}

/** BH-ADJ-02: what a tile leads to by name. */
export function linkedFrom(house: House, tile: TileId): TileId[] {
  return (LINKED.get(tile) ?? []).filter((to) => house[to] !== undefined);
}

const LINKED: ReadonlyMap<TileId, readonly TileId[]> = new Map(
  TILE_IDS.map((tile) => [tile, ALL_LINKS.flatMap(([from, to]) => (from === tile ? [to] : []))]),
);

/** BH-ADJ-01, BH-ADJ-02: where one comes from a tile by its doors and by what it leads to by name. */
export const onFootFrom = ofHouse<TileId, readonly TileId[]>((house, tile) => {
  const found = new Set([...throughDoors(house, tile), ...linkedFrom(house, tile)]);
  found.delete(tile);
  return [...found];
});

/** BH-AMB-10: doors behind which nothing lies yet. */
export const openDoorsAt = ofHouse<TileId, readonly Direction[]>((house, tile) =>
  tileDef(tile).made === true
    ? []
    : DIRECTIONS.filter((direction) => hasDoor(house, tile, direction) && beside(house, tile, direction) === undefined),
);

export interface OpenDoor {
  readonly tile: TileId;
  readonly direction: Direction;
}

export const openDoors = ofHouse<Region, readonly OpenDoor[]>((house, region) =>
  tilesOf(house)
    .filter((tile) => regionIn(house, tile) === region)
    .flatMap((tile) => openDoorsAt(house, tile).map((direction) => ({ tile, direction }))),
);

/** The house with one more tile, behind a door. */
export function withTile(house: House, tile: TileId, { tile: from, direction }: OpenDoor, turn: number): House {
  const { region, x, y } = placeOf(house, from);
  const [dx, dy] = STEP[direction];
  return { ...house, [tile]: { region, x: x + dx, y: y + dy, turn } };
}

export function withoutTile(house: House, tile: TileId): House {
  const { [tile]: _gone, ...rest } = house;
  return rest;
}

export function withTurn(house: House, tile: TileId, turn: number): House {
  return { ...house, [tile]: { ...placeOf(house, tile), turn } };
}

/** BH-DISC-04, BH-DISC-05, BH-DISC-06, BH-DISC-11, BH-DISC-13 to BH-DISC-15: the turns in which a tile can be laid behind this door. */
export function turnsFor(house: House, tile: TileId, door: OpenDoor): number[] {
  const at = cellBehind(house, door);
  const leavesOthers = openDoors(house, regionIn(house, door.tile)).some((other) => cellBehind(house, other) !== at);
  const seen = new Set<string>();
  return TURNS.filter((turn) => {
    const doors = doorsOf(tile, turn);
    if (seen.has(doors.join()) || !doors.includes(opposite(door.direction))) return false;
    seen.add(doors.join());
    return leavesOthers || openDoorsAt(withTile(house, tile, door, turn), tile).length > 0;
  });
}

function cellBehind(house: House, { tile, direction }: OpenDoor): string {
  const { region, x, y } = placeOf(house, tile);
  const [dx, dy] = STEP[direction];
  return cell(region, x + dx, y + dy);
}

/** BH-LOS-01, BH-LOS-02, BH-AMB-23: all tiles that can be seen from one, itself included: straight on through doors, as far as nothing stops the look. */
export function sightFrom(house: House, tile: TileId, stops: (tile: TileId) => boolean = () => false): TileId[] {
  if (stops(tile)) return [];
  const seen = [tile];
  for (const direction of DIRECTIONS) {
    let at = tile;
    for (let i = 0; i < TILE_IDS.length; i++) {
      const next = hasDoor(house, at, direction) ? beside(house, at, direction) : undefined;
      if (next === undefined || stops(next) || !hasDoor(house, next, opposite(direction))) break;
      seen.push(next);
      at = next;
    }
  }
  return seen;
}
