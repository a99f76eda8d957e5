import {
  CORRIDOR_IDS,
  type CorridorId,
  corridorDef,
  ROOM_IDS,
  type RoomId,
  roomDef,
  SECTORS,
  type Sector,
} from '@dreadhouse/nemesis-lockdown';
import { type Box, middleOf, type Point, type Size } from '../../../kit/board/types.ts';

// Where the rooms of the base lie: three sectors side by side, each three columns wide, and four passages between them.

const CELL: Size = { width: 156, height: 138 };
const ROOM: Size = { width: 126, height: 108 };
/** Room for what is written over a sector; where it fills the window, also for the buttons of the board. */
const HEAD = { one: 112, all: 50 } as const;
const RIM = 14;

type Spot = readonly [column: number, row: number];

const SPOTS: Readonly<Record<RoomId, Spot>> = {
  '001': [0, 0],
  '002': [0, 1],
  RRC: [0, 2],
  '003': [0, 3],
  '004': [0, 4],
  EL1: [1, 2],
  EVA: [2, 0],
  '005': [2, 2],
  EVB: [2, 4],
  '006': [3, 0],
  '007': [3, 2],
  '008': [3, 4],
  STO: [4, 1],
  EL2: [4, 2],
  '009': [4, 3],
  EVC: [5, 0],
  '010': [5, 1],
  '011': [5, 3],
  EVD: [5, 4],
  '012': [6, 1],
  EL3: [6, 2],
  '013': [6, 3],
  '014': [7, 1],
  ISO: [7, 2],
  '015': [7, 3],
  EPS: [8, 1],
  '016': [8, 3],
};

/** Where corridors turn; all others run straight. */
const CORNERS: Readonly<Partial<Record<CorridorId, Spot>>> = {
  '002-EL1': [1, 1],
  '003-EL1': [1, 3],
  '006-STO': [4, 0],
  '008-009': [4, 4],
  'EVC-012': [6, 0],
  'EVD-013': [6, 4],
};

const COLUMNS: Readonly<Record<Sector, readonly [from: number, to: number]>> = {
  'S-01': [0, 2],
  'S-02': [3, 5],
  'S-03': [6, 8],
};

export interface PlannedCorridor {
  readonly id: CorridorId;
  /** From wall to wall. */
  readonly points: readonly Point[];
  readonly middle: Point;
  /** The way it runs at its middle. */
  readonly upright: boolean;
}

export interface Plan {
  readonly size: Size;
  readonly rooms: ReadonlyMap<RoomId, Box>;
  readonly corridors: readonly PlannedCorridor[];
  readonly sectors: ReadonlyMap<Sector, Box>;
}

/** The rooms of these sectors, and the passages that lead out of them. */
function roomsIn(shown: readonly Sector[]): RoomId[] {
  const isShown = (sector: Sector | null): boolean => sector !== null && shown.includes(sector);
  return ROOM_IDS.filter((id) => {
    const { sector, corridors } = roomDef(id);
    if (sector !== null) return isShown(sector);
    return corridors.some(({ ends }) => ends.some((end) => isShown(roomDef(end).sector)));
  });
}

/** The sector that a room is looked for in: passages are shown with the sector that they lead on from. */
export function sectorOf(room: RoomId): Sector {
  return roomDef(room).sector ?? SECTORS.find((one) => COLUMNS[one][1] >= SPOTS[room][0]) ?? 'S-01';
}

export function planOf(shown: readonly Sector[]): Plan {
  const ids = roomsIn(shown);
  const columns = ids.map((id) => SPOTS[id][0]);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const head = shown.length === 1 ? HEAD.one : HEAD.all;
  const cellAt = ([column, row]: Spot): Box => ({
    ...{ x: RIM + (column - first) * CELL.width, y: RIM + head + row * CELL.height },
    ...CELL,
  });
  const rooms = new Map(ids.map((id) => [id, inside(cellAt(SPOTS[id]))]));
  const bottom = cellAt([first, 4]).y + CELL.height;
  const sectors = shown.map((sector): [Sector, Box] => {
    const [from, to] = COLUMNS[sector];
    const { x } = cellAt([Math.max(from, first), 0]);
    return [sector, { x, y: RIM, width: (Math.min(to, last) - from + 1) * CELL.width, height: bottom - RIM }];
  });
  const corridors = CORRIDOR_IDS.flatMap((id) => {
    const [a, b] = corridorDef(id).ends.map((end) => rooms.get(end));
    const corner = CORNERS[id];
    return a === undefined || b === undefined
      ? []
      : [corridorBetween(id, a, b, corner === undefined ? null : middleOf(cellAt(corner)))];
  });
  const width = (last - first + 1) * CELL.width + 2 * RIM;
  return { size: { width, height: bottom + RIM }, rooms, corridors, sectors: new Map(sectors) };
}

function inside({ x, y, width, height }: Box): Box {
  return { x: x + (width - ROOM.width) / 2, y: y + (height - ROOM.height) / 2, ...ROOM };
}

function corridorBetween(id: CorridorId, a: Box, b: Box, corner: Point | null): PlannedCorridor {
  const [from, to] = [middleOf(a), middleOf(b)];
  const start = wallToward(a, corner ?? to);
  const end = wallToward(b, corner ?? from);
  const points = corner === null ? [start, end] : [start, corner, end];
  const [one = start, other = end] = points;
  return {
    ...{ id, points },
    // At a corner both ways are as good; a marker there is clear of both rooms.
    middle: corner ?? { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    upright: one.x === other.x,
  };
}

/** Where the straight line from the middle of a room leaves it. */
function wallToward(box: Box, to: Point): Point {
  const { x, y } = middleOf(box);
  return {
    x: to.x === x ? x : x + (Math.sign(to.x - x) * box.width) / 2,
    y: to.y === y ? y : y + (Math.sign(to.y - y) * box.height) / 2,
  };
}
