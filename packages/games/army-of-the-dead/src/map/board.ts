import { ACROSS, DIRECTIONS, edgeAt, type FloorDrawing, letterAt } from './drawing.ts';
import {
  type Cell,
  type Door,
  type DoorId,
  type DoorKind,
  ZONE_KINDS,
  type Zone,
  type ZoneId,
  type ZoneKind,
} from './zones.ts';

/** A map with everything about it that can be worked out once. */
export interface Board {
  readonly floors: readonly FloorDrawing[];
  /** In the order of the map: floor by floor, row by row. */
  readonly zones: readonly Zone[];
  readonly byId: ReadonlyMap<ZoneId, Zone>;
  /** Doors that are closed at the start, in the order of the map. */
  readonly doors: readonly Door[];
  readonly elevators: readonly Zone[];
  /** The Zone of a square, or undefined where the floor is solid. `floor` is its place in `floors`. */
  zoneAt(floor: number, column: number, row: number): Zone | undefined;
}

const KIND_OF_LETTER = new Map(Object.entries(ZONE_KINDS).map(([kind, { letter }]) => [letter, kind as ZoneKind]));

export function boardOf(floors: readonly FloorDrawing[]): Board {
  const owners = floors.map((floor) => new Array<Zone | undefined>(floor.columns * floor.rows));
  const zones: Zone[] = [];
  floors.forEach((floor, f) => {
    for (const cell of cellsOf(floor)) {
      const letter = letterAt(floor, cell.column, cell.row);
      const kind = KIND_OF_LETTER.get(letter);
      if (kind === undefined || owners[f]?.[cell.row * floor.columns + cell.column] !== undefined) continue;
      const zone = zoneFrom(floor, cell, kind, zones.length);
      zones.push(zone);
      for (const { column, row } of zone.cells) owners[f]![row * floor.columns + column] = zone;
    }
  });
  const zoneAt = (f: number, column: number, row: number): Zone | undefined => {
    const floor = floors[f];
    if (floor === undefined || letterAt(floor, column, row) === '#') return undefined;
    return owners[f]?.[row * floor.columns + column];
  };
  return {
    floors,
    zones,
    byId: new Map(zones.map((zone) => [zone.id, zone])),
    doors: doorsOf(floors, zoneAt),
    elevators: zones.filter(({ kind }) => kind === 'elevator'),
    zoneAt,
  };
}

export function cellsOf({ columns, rows }: FloorDrawing): Cell[] {
  return Array.from({ length: columns * rows }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) }));
}

function cellName(floor: FloorDrawing, { column, row }: Cell): ZoneId {
  return `${floor.id}${String.fromCharCode(65 + column)}${row + 1}`;
}

/** AD-ZONE-01, AD-ZONE-03: a Zone is all that no line, wall or door divides; it is named after its first square. */
function zoneFrom(floor: FloorDrawing, first: Cell, kind: ZoneKind, index: number): Zone {
  const cells: Cell[] = [first];
  for (const { column, row } of cells) {
    for (const side of DIRECTIONS) {
      if (edgeAt(floor, column, row, side) !== 'none') continue;
      const next = { column: column + ACROSS[side][0], row: row + ACROSS[side][1] };
      if (!cells.some((one) => one.column === next.column && one.row === next.row)) cells.push(next);
    }
  }
  const { search, truck, building } = ZONE_KINDS[kind];
  return { index, id: cellName(floor, first), floor: floor.id, kind, cells, search, truck, building };
}

/** AD-LOS-08: closed doors, which only the Mission opens. Each is met from its northern or western side first. */
function doorsOf(floors: readonly FloorDrawing[], zoneAt: Board['zoneAt']): Door[] {
  const doors = new Map<DoorId, Door>();
  floors.forEach((floor, f) => {
    for (const { column, row } of cellsOf(floor)) {
      for (const side of ['east', 'south'] as const) {
        const edge = edgeAt(floor, column, row, side);
        const zones = [zoneAt(f, column, row), zoneAt(f, column + ACROSS[side][0], row + ACROSS[side][1])];
        const [a, b] = zones;
        if (!edge.startsWith('closed-') || a === undefined || b === undefined) continue;
        const id = `${a.id}-${b.id}`;
        doors.set(id, { id, kind: edge.slice('closed-'.length) as DoorKind, zones: [a.id, b.id] });
      }
    }
  });
  return [...doors.values()];
}
