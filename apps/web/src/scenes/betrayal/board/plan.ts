import { ALL_REGIONS, doorsOf, REGIONS, type Region, TILE_IDS, type TileId, tileDef } from '@dreadhouse/betrayal';
import type { Box, Size } from '../../../kit/board/types.ts';
import type { View } from '../view.ts';

// Where the floors of the house lie on the board. They grow in every direction, so the plan is made anew for every house.

export const CELL = 200;
/** Room for the name of a floor above it. */
const HEAD = 64;
const GAP = 90;
const RIM = 30;

export type Side = 'N' | 'E' | 'S' | 'W';
const STEPS: Readonly<Record<Side, readonly [x: number, y: number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const BACK: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

type House = View['house'];

export interface Cell {
  readonly region: Region;
  readonly x: number;
  readonly y: number;
}

/** A door behind which nothing lies yet, and where its room would lie. */
export interface OpenDoor extends Cell {
  readonly id: string;
  readonly tile: TileId;
  readonly side: Side;
}

export interface FloorPlan extends Box {
  readonly region: Region;
}

export interface Plan {
  readonly size: Size;
  readonly floors: readonly FloorPlan[];
  boxOf(cell: Cell): Box | null;
}

export const tilesIn = (house: House): TileId[] => TILE_IDS.filter((id) => house[id] !== undefined);

const key = ({ region, x, y }: Cell): string => `${region} ${x} ${y}`;

function cellBehind(house: House, tile: TileId, side: Side): Cell | null {
  const at = house[tile];
  if (at === undefined) return null;
  const [dx, dy] = STEPS[side];
  return { region: at.region, x: at.x + dx, y: at.y + dy };
}

function gridOf(house: House): ReadonlyMap<string, TileId> {
  return new Map(tilesIn(house).flatMap((id) => (house[id] === undefined ? [] : [[key(house[id]), id] as const])));
}

export function openDoorsOf(house: House): OpenDoor[] {
  const grid = gridOf(house);
  const found = tilesIn(house).filter((tile) => tileDef(tile).made !== true);
  return found.flatMap((tile) =>
    doorsOf(tile, house[tile]?.turn ?? 0).flatMap((side) => {
      const cell = cellBehind(house, tile, side);
      return cell === null || grid.has(key(cell)) ? [] : [{ ...cell, id: `door:${tile}:${side}`, tile, side }];
    }),
  );
}

/** Doors with a wall behind them, as the tile lies. */
export function walledUp(house: House, tile: TileId): Side[] {
  const grid = gridOf(house);
  return doorsOf(tile, house[tile]?.turn ?? 0).filter((side) => {
    const cell = cellBehind(house, tile, side);
    const other = cell === null ? undefined : grid.get(key(cell));
    return other !== undefined && !doorsOf(other, house[other]?.turn ?? 0).includes(BACK[side]);
  });
}

/** The dark just behind an open door: half a room deep. */
export function thresholdOf(
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: Side },
  cell: number,
): Box {
  const half = cell / 2;
  return {
    x: side === 'W' ? x + half : x,
    y: side === 'N' ? y + half : y,
    width: side === 'W' || side === 'E' ? half : cell,
    height: side === 'N' || side === 'S' ? half : cell,
  };
}

/** From the top of the house to the bottom, with what has been dug below it. */
export function floorsOf(house: House): Region[] {
  const isDug = (region: Region): boolean => tilesIn(house).some((id) => house[id]?.region === region);
  return ALL_REGIONS.filter((region) => REGIONS.some((one) => one === region) || isDug(region)).reverse();
}

/** The shown floors, packed as large as a window of this shape allows; each with room for what lies behind its open doors, and for a tile that is about to be laid. */
export function planOf(house: House, shown: readonly Region[], aspect: number, laying: Cell | null = null): Plan {
  const boxes = [
    ...tilesIn(house).flatMap((id) => (house[id] === undefined ? [] : [{ ...house[id], width: 1, height: 1 }])),
    ...openDoorsOf(house).map((door) => ({ region: door.region, ...thresholdOf(door, 1) })),
    ...(laying === null ? [] : [{ region: laying.region, x: laying.x, y: laying.y, width: 1, height: 1 }]),
  ];
  const extents = floorsOf(house)
    .filter((region) => shown.includes(region))
    .map((region) => {
      const own = boxes.filter((box) => box.region === region);
      const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
      const width = (Math.max(...own.map((box) => box.x + box.width)) - left) * CELL;
      const height = (Math.max(...own.map((box) => box.y + box.height)) - top) * CELL + HEAD;
      return { region, left, top, width, height };
    });
  const { rows, size } = best(extents, aspect);
  const floors = rows.flatMap((row, n) => {
    const y = RIM + rows.slice(0, n).reduce((sum, one) => sum + heightOf(one) + GAP, 0);
    const indent = (size.width - widthOf(row)) / 2;
    return row.map((floor, i) => {
      const x = indent + row.slice(0, i).reduce((sum, one) => sum + one.width + GAP, 0);
      return { ...floor, x, y: y + (heightOf(row) - floor.height) / 2 };
    });
  });
  return {
    size,
    floors,
    boxOf({ region, x, y }) {
      const floor = floors.find((one) => one.region === region);
      if (floor === undefined) return null;
      return {
        x: floor.x + (x - floor.left) * CELL,
        y: floor.y + HEAD + (y - floor.top) * CELL,
        width: CELL,
        height: CELL,
      };
    },
  };
}

interface Extent extends Size {
  readonly region: Region;
  readonly left: number;
  readonly top: number;
}

const widthOf = (row: readonly Extent[]): number => row.reduce((sum, one) => sum + one.width + GAP, -GAP);
const heightOf = (row: readonly Extent[]): number => Math.max(...row.map(({ height }) => height));

/** In one row, in several of one or two, or one above the other: whichever is seen largest. */
function best(floors: readonly Extent[], aspect: number): { rows: readonly (readonly Extent[])[]; size: Size } {
  const ways = [[floors.length], [2, 1], [1, 2], [2, 2], [2, 1, 1], [3, 1], floors.map(() => 1)].filter(
    (counts) => counts.reduce((sum, n) => sum + n, 0) === floors.length,
  );
  const tried = ways.map((counts) => {
    let from = 0;
    const rows = counts.map((n) => {
      from += n;
      return floors.slice(from - n, from);
    });
    const width = Math.max(...rows.map(widthOf)) + 2 * RIM;
    const height = rows.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP) + 2 * RIM;
    return { rows, size: { width, height }, scale: Math.min(aspect / width, 1 / height) };
  });
  return tried.reduce((one, other) => (other.scale > one.scale ? other : one));
}
