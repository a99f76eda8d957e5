import type { Board } from './board.ts';
import { cellsOf } from './board.ts';
import { ACROSS, DIRECTIONS, type Direction, type EdgeKind, edgeAt, type FloorDrawing } from './drawing.ts';
import type { FloorId, Zone, ZoneId } from './zones.ts';

/** A corner of a floor's grid; a square is one unit wide. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed line around a Zone; the last point joins the first. Outer outlines run clockwise, holes against the clock. */
export type Outline = readonly Point[];

/** One side of a square that something is drawn on: a wall, a door, a crosswalk, slot machines. */
export interface Edge {
  readonly kind: Exclude<EdgeKind, 'none'>;
  readonly from: Point;
  readonly to: Point;
  /** The Zones on its two sides, north or west first; null: solid, or outside the floor. */
  readonly zones: readonly [ZoneId | null, ZoneId | null];
}

/** Everything that is needed to draw one floor as a place. */
export interface FloorPlan {
  readonly floor: FloorId;
  readonly columns: number;
  readonly rows: number;
  readonly zones: readonly { readonly zone: Zone; readonly outlines: readonly Outline[]; readonly centre: Point }[];
  readonly edges: readonly Edge[];
  /** Squares that are solid, such as the core of a building. */
  readonly solid: readonly Point[];
}

/** The plans of all floors, in their order. */
export function planOf(board: Board): FloorPlan[] {
  return board.floors.map((floor, f) => ({
    floor: floor.id,
    columns: floor.columns,
    rows: floor.rows,
    zones: board.zones
      .filter((zone) => zone.floor === floor.id)
      .map((zone) => ({ zone, outlines: outlinesOf(zone), centre: centreOf(zone) })),
    edges: edgesOf(board, floor, f),
    solid: cellsOf(floor)
      .filter(({ column, row }) => board.zoneAt(f, column, row) === undefined)
      .map(({ column, row }) => ({ x: column, y: row })),
  }));
}

/** The middle of the square of a Zone that lies nearest to the middle of all its squares: a place that is inside. */
export function centreOf({ cells }: Zone): Point {
  const x = cells.reduce((sum, { column }) => sum + column + 0.5, 0) / cells.length;
  const y = cells.reduce((sum, { row }) => sum + row + 0.5, 0) / cells.length;
  const solidRectangle = cells.some(
    ({ column, row }) => Math.abs(column + 0.5 - x) <= 0.5 && Math.abs(row + 0.5 - y) <= 0.5,
  );
  if (solidRectangle) return { x, y };
  const far = ({ column, row }: { column: number; row: number }): number => Math.hypot(column + 0.5 - x, row + 0.5 - y);
  const nearest = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
  return { x: nearest.column + 0.5, y: nearest.row + 0.5 };
}

function edgesOf(board: Board, floor: FloorDrawing, f: number): Edge[] {
  const edges: Edge[] = [];
  const add = (column: number, row: number, side: 'east' | 'south'): void => {
    const isOutside = side === 'east' ? column < 0 : row < 0;
    const kind = isOutside ? 'wall' : edgeAt(floor, column, row, side);
    const [dx, dy] = ACROSS[side];
    const a = board.zoneAt(f, column, row)?.id ?? null;
    const b = board.zoneAt(f, column + dx, row + dy)?.id ?? null;
    if (kind === 'none' || (a === null && b === null)) return;
    const from = { x: column + dx, y: row + dy };
    const to = side === 'east' ? { x: from.x, y: from.y + 1 } : { x: from.x + 1, y: from.y };
    edges.push({ kind, from, to, zones: [a, b] });
  };
  for (let row = -1; row < floor.rows; row++) {
    for (let column = -1; column < floor.columns; column++) {
      if (row >= 0) add(column, row, 'east');
      if (column >= 0) add(column, row, 'south');
    }
  }
  return edges;
}

/** Where a side of a square begins when one walks round the square clockwise. */
const BEGINS: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [0, 0],
  east: [1, 0],
  south: [1, 1],
  west: [0, 1],
};
/** Where it ends, the next one begins. */
const NEXT: Readonly<Record<Direction, Direction>> = { north: 'east', east: 'south', south: 'west', west: 'north' };

/** Walks along the sides of a Zone's squares that do not lie inside it. */
export function outlinesOf({ cells }: Zone): Outline[] {
  const inside = new Set(cells.map(({ column, row }) => `${column},${row}`));
  const sides = new Map<string, { to: Point; side: Direction }[]>();
  for (const { column, row } of cells) {
    for (const side of DIRECTIONS) {
      if (inside.has(`${column + ACROSS[side][0]},${row + ACROSS[side][1]}`)) continue;
      const from = `${column + BEGINS[side][0]},${row + BEGINS[side][1]}`;
      const [x, y] = BEGINS[NEXT[side]];
      const to = { x: column + x, y: row + y };
      sides.set(from, [...(sides.get(from) ?? []), { to, side }]);
    }
  }
  const outlines: Outline[] = [];
  for (const start of sides.keys()) {
    while ((sides.get(start)?.length ?? 0) > 0) outlines.push(walk(sides, start));
  }
  return outlines;
}

/** One round from a corner back to it; only corners where the direction changes are kept. */
function walk(sides: Map<string, { to: Point; side: Direction }[]>, start: string): Outline {
  const corners: Point[] = [];
  let at = start;
  let before: Direction | null = null;
  do {
    const leaving = sides.get(at)!; // every side ends where another begins
    // Where two squares touch at a corner only, the line turns: it stays with its own square.
    const turn = before === null ? 0 : leaving.findIndex(({ side }) => side !== before);
    const [next] = leaving.splice(Math.max(0, turn), 1) as [{ to: Point; side: Direction }];
    if (next.side !== before) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      corners.push({ x, y });
    }
    before = next.side;
    at = `${next.to.x},${next.to.y}`;
  } while (at !== start);
  return corners;
}
