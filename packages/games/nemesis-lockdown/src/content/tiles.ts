import type { RoomId } from './board.ts';

// Room tiles with what is printed on them (G-32). What can be done in a room is in `rooms/`.

export const COLOURS = ['red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

interface TileDef {
  readonly id: string;
  readonly set: 'I' | 'II' | 'special';
  /** White: any of the three decks; null: no deck at all; black: special rooms. */
  readonly colour: Colour | 'white' | 'black' | null;
  readonly computer?: true;
  /** NL-ROOM-NEST-11, NL-ROOM-CONTAM-02. */
  readonly malfunctions?: false;
}

const TILE_LIST = [
  { id: 'archive', set: 'I', colour: 'white', computer: true },
  { id: 'cave-entrance', set: 'I', colour: 'yellow' },
  { id: 'cooling-system', set: 'I', colour: 'yellow' },
  { id: 'decontamination', set: 'I', colour: 'green' },
  { id: 'infirmary', set: 'I', colour: 'green' },
  { id: 'laboratory', set: 'I', colour: 'green', computer: true },
  { id: 'css-a', set: 'I', colour: 'yellow' },
  { id: 'nest', set: 'I', colour: null, malfunctions: false },
  { id: 'generator', set: 'I', colour: 'yellow', computer: true },
  { id: 'communications', set: 'I', colour: 'red', computer: true },
  { id: 'css-b', set: 'II', colour: 'yellow' },
  { id: 'css-c', set: 'II', colour: 'red' },
  { id: 'css-control', set: 'II', colour: 'white', computer: true },
  { id: 'defence-control', set: 'II', colour: 'red', computer: true },
  { id: 'guard-quarters', set: 'II', colour: 'red' },
  { id: 'contaminated-room', set: 'II', colour: 'white', malfunctions: false },
  { id: 'surgery', set: 'II', colour: 'green' },
  { id: 'test-room', set: 'II', colour: 'green', computer: true },
  { id: 'ventilation-control', set: 'II', colour: 'yellow', computer: true },
  { id: 'rapid-response-centre', set: 'special', colour: 'black', computer: true },
  { id: 'emergency-power', set: 'special', colour: 'black' },
  { id: 'elevator-shaft', set: 'special', colour: 'black' },
  { id: 'evacuation-passage', set: 'special', colour: 'black' },
  { id: 'storage', set: 'special', colour: 'black' },
  { id: 'isolation-room', set: 'special', colour: 'black' },
] as const satisfies readonly TileDef[];

export type TileId = (typeof TILE_LIST)[number]['id'];
export const TILE_IDS: readonly TileId[] = TILE_LIST.map(({ id }) => id);

export const tilesOf = (set: TileDef['set']): TileId[] =>
  TILE_LIST.filter((one) => one.set === set).map(({ id }) => id);

const BY_ID: ReadonlyMap<TileId, TileDef> = new Map(TILE_LIST.map((one) => [one.id, one]));

export function tileDef(id: TileId): TileDef {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no tile "${id}".`);
  return found;
}

/** NL-SPEC-01: special rooms always lie in the same places. */
export const SPECIAL: Readonly<Partial<Record<RoomId, TileId>>> = {
  RRC: 'rapid-response-centre',
  EL1: 'elevator-shaft',
  EL2: 'elevator-shaft',
  EL3: 'elevator-shaft',
  STO: 'storage',
  ISO: 'isolation-room',
  EPS: 'emergency-power',
  EVA: 'evacuation-passage',
  EVB: 'evacuation-passage',
  EVC: 'evacuation-passage',
  EVD: 'evacuation-passage',
};
