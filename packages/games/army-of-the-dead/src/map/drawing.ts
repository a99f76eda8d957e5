import type { DoorKind, FloorId } from './zones.ts';

/** What lies between two squares of a floor. `none`: nothing, both belong to one Zone. */
export type EdgeKind = 'none' | 'line' | 'door' | 'slots' | 'wall' | `closed-${DoorKind}`;

export const EDGES: Readonly<Record<string, EdgeKind>> = {
  ' ': 'none',
  '.': 'line',
  o: 'door',
  m: 'slots',
  '-': 'wall',
  '|': 'wall',
  x: 'closed-plain',
  b: 'closed-blue',
  g: 'closed-green',
  v: 'closed-vault',
};

export type Direction = 'north' | 'east' | 'south' | 'west';
export const DIRECTIONS: readonly Direction[] = ['north', 'east', 'south', 'west'];
export const ACROSS: Readonly<Record<Direction, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** A floor as it was drawn: two characters a square and one more, see the notation. */
export interface FloorDrawing {
  readonly id: FloorId;
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly string[];
  /** Where its first line stands in the file that it came from. */
  readonly firstLine: number;
}

/** The letter in a square, or `#` outside the floor. */
export function letterAt(floor: FloorDrawing, column: number, row: number): string {
  if (column < 0 || row < 0 || column >= floor.columns || row >= floor.rows) return '#';
  return floor.lines[2 * row + 1]?.[2 * column + 1] ?? '#';
}

/** What lies on one side of a square. */
export function edgeAt(floor: FloorDrawing, column: number, row: number, side: Direction): EdgeKind {
  const [dx, dy] = ACROSS[side];
  return EDGES[floor.lines[2 * row + 1 + dy]?.[2 * column + 1 + dx] ?? '-'] ?? 'wall';
}
