import { memo } from '@dreadhouse/engine';

// The board graph of the design G-02: 27 rooms, 36 corridors, 12 technical entrances. At every room each of the numbers 1 to 4 stands
// exactly once, on a corridor or on the technical entrance; `test/board.test.ts` holds that.

export const SECTORS = ['S-01', 'S-02', 'S-03'] as const;
export type Sector = (typeof SECTORS)[number];
/** Where a power token lies. */
export const POWERED = [...SECTORS, 'elevator'] as const;
export type Powered = (typeof POWERED)[number];

export type Slot = 'I' | 'II' | null;

interface RoomDef {
  readonly id: string;
  readonly sector: Sector | null;
  /** The back of the tile that lies here; null: a special room, always the same. */
  readonly slot: Slot;
  /** The number of the technical entrance. */
  readonly entrance?: number;
}

/** In room order (5.0): "lowest" means first in this list. */
const ROOM_LIST = [
  { id: '001', sector: 'S-01', slot: 'II', entrance: 1 },
  { id: '002', sector: 'S-01', slot: 'I' },
  { id: '003', sector: 'S-01', slot: 'I' },
  { id: '004', sector: 'S-01', slot: 'II', entrance: 4 },
  { id: '005', sector: 'S-01', slot: 'I', entrance: 2 },
  { id: '006', sector: 'S-02', slot: 'I', entrance: 2 },
  { id: '007', sector: 'S-02', slot: 'II', entrance: 3 },
  { id: '008', sector: 'S-02', slot: 'I', entrance: 1 },
  { id: '009', sector: 'S-02', slot: 'II' },
  { id: '010', sector: 'S-02', slot: 'I' },
  { id: '011', sector: 'S-02', slot: 'I' },
  { id: '012', sector: 'S-03', slot: 'I', entrance: 4 },
  { id: '013', sector: 'S-03', slot: 'II' },
  { id: '014', sector: 'S-03', slot: 'I', entrance: 4 },
  { id: '015', sector: 'S-03', slot: 'II' },
  { id: '016', sector: 'S-03', slot: 'I', entrance: 3 },
  { id: 'RRC', sector: 'S-01', slot: null, entrance: 3 },
  { id: 'EL1', sector: 'S-01', slot: null },
  { id: 'STO', sector: 'S-02', slot: null, entrance: 1 },
  { id: 'EL2', sector: 'S-02', slot: null },
  { id: 'ISO', sector: 'S-03', slot: null },
  { id: 'EPS', sector: 'S-03', slot: null, entrance: 2 },
  { id: 'EL3', sector: 'S-03', slot: null },
  { id: 'EVA', sector: null, slot: null },
  { id: 'EVB', sector: null, slot: null },
  { id: 'EVC', sector: null, slot: null },
  { id: 'EVD', sector: null, slot: null },
] as const satisfies readonly RoomDef[];

export type RoomId = (typeof ROOM_LIST)[number]['id'];
export const ROOM_IDS: readonly RoomId[] = ROOM_LIST.map(({ id }) => id);
export const SLOTS: readonly RoomId[] = ROOM_LIST.filter(({ slot }) => slot !== null).map(({ id }) => id);
export const EXIT_ROOM: RoomId = '001';
export const SHAFTS = ['EL1', 'EL2', 'EL3'] as const satisfies readonly RoomId[];
export type ShaftId = (typeof SHAFTS)[number];
export const PODS = ['A', 'B', 'C'] as const;
export type PodId = (typeof PODS)[number];

const CORRIDOR_LIST = [
  { id: '001-002', numbers: [3] },
  { id: '002-RRC', numbers: [1, 2] },
  { id: 'RRC-003', numbers: [4] },
  { id: '003-004', numbers: [3] },
  { id: '002-EL1', numbers: [4] },
  { id: '003-EL1', numbers: [1, 2] },
  { id: 'EL1-005', numbers: [3] },
  { id: '001-EVA', numbers: [2, 4] },
  { id: '005-EVA', numbers: [1] },
  { id: '004-EVB', numbers: [1, 2] },
  { id: '005-EVB', numbers: [4] },
  { id: 'EVA-006', numbers: [3] },
  { id: '006-007', numbers: [1] },
  { id: '007-008', numbers: [2] },
  { id: '008-EVB', numbers: [3] },
  { id: '007-EL2', numbers: [4] },
  { id: 'EL2-STO', numbers: [3] },
  { id: 'EL2-009', numbers: [1, 2] },
  { id: '006-STO', numbers: [4] },
  { id: '008-009', numbers: [4] },
  { id: 'STO-010', numbers: [2] },
  { id: '009-011', numbers: [3] },
  { id: '010-011', numbers: [1] },
  { id: '010-EVC', numbers: [3, 4] },
  { id: '011-EVD', numbers: [2, 4] },
  { id: 'EVC-012', numbers: [1, 2] },
  { id: '012-EL3', numbers: [3] },
  { id: 'EVD-013', numbers: [1, 3] },
  { id: 'EL3-013', numbers: [2] },
  { id: 'EL3-ISO', numbers: [1, 4] },
  { id: 'ISO-014', numbers: [2] },
  { id: '013-015', numbers: [4] },
  { id: 'ISO-015', numbers: [3] },
  { id: '014-EPS', numbers: [1, 3] },
  { id: 'EPS-016', numbers: [4] },
  { id: '016-015', numbers: [1, 2] },
] as const;

export type CorridorId = (typeof CORRIDOR_LIST)[number]['id'];
export const CORRIDOR_IDS: readonly CorridorId[] = CORRIDOR_LIST.map(({ id }) => id);

export interface Corridor {
  readonly id: CorridorId;
  readonly ends: readonly [RoomId, RoomId];
  readonly numbers: readonly number[];
}

const CORRIDORS: readonly Corridor[] = CORRIDOR_LIST.map(({ id, numbers }) => {
  const [a, b] = id.split('-') as [RoomId, RoomId]; // ids are written as their two ends
  return { id, ends: [a, b], numbers };
});

export const corridorDef = memo((id: CorridorId): Corridor => {
  const found = CORRIDORS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no corridor "${id}".`);
  return found;
});

/** What is printed about a room, and the corridors that lead to it in the order of their numbers. */
export interface RoomOnBoard {
  readonly id: RoomId;
  readonly sector: Sector | null;
  readonly slot: Slot;
  readonly entrance: number | null;
  readonly corridors: readonly Corridor[];
}

export const roomDef = memo((id: RoomId): RoomOnBoard => {
  const found = ROOM_LIST.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no room "${id}".`);
  const corridors = CORRIDORS.filter(({ ends }) => ends.includes(id));
  corridors.sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0));
  const { sector, slot } = found;
  return { id, sector, slot, entrance: 'entrance' in found ? found.entrance : null, corridors };
});

export function otherEnd({ ends }: Corridor, room: RoomId): RoomId {
  return ends[0] === room ? ends[1] : ends[0];
}

/** G-02: a corridor that touches an Evacuation Passage belongs to the sector of its other end. */
export function corridorSector({ ends }: Corridor): Sector | null {
  return roomDef(ends[0]).sector ?? roomDef(ends[1]).sector;
}
