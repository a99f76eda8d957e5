/** BH-TILE-01, from the bottom up: the regions that the tiles of the stack are for. */
export const REGIONS = ['basement', 'ground', 'upper'] as const;
/** What a haunt digs below them is a region of its own, in which nothing is discovered. */
export const ALL_REGIONS = ['sub-basement', ...REGIONS] as const;
export type Floor = (typeof REGIONS)[number];
export type Region = (typeof ALL_REGIONS)[number];
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type CardSymbol = 'event' | 'item' | 'omen';

export interface TileDef {
  readonly id: string;
  /** BH-TILE-02. */
  readonly regions: readonly Region[];
  /** As printed; a tile may be turned when it is placed. */
  readonly doors: readonly Direction[];
  /** BH-TILE-03, BH-TILE-04. */
  readonly symbol: CardSymbol | null;
  /** It is of no stack: a haunt lays it and takes it away, and behind its doors there is nothing to discover. */
  readonly made?: true;
}

const LETTERS: Readonly<Record<string, Region>> = { B: 'basement', G: 'ground', U: 'upper', S: 'sub-basement' };

function tile<const I extends string>(
  id: I,
  regions: string,
  doors: string,
  symbol: CardSymbol | null = null,
): TileDef & { readonly id: I } {
  const split = (letters: string): string[] => letters.split('');
  return {
    id,
    regions: split(regions).map((letter) => LETTERS[letter] ?? 'ground'),
    doors: DIRECTIONS.filter((direction) => doors.includes(direction)),
    symbol,
  };
}

/** BH-SETUP-09, BH-TILE-06: the spaces that are in the house from the start, never turned. */
export const STARTS = [
  { ...tile('entrance-hall', 'G', 'NSW'), x: 2 },
  { ...tile('hallway', 'G', 'NESW'), x: 1 },
  { ...tile('ground-floor-staircase', 'G', 'EW'), x: 0 },
  { ...tile('upper-landing', 'U', 'NESW'), x: 0 },
  { ...tile('basement-landing', 'B', 'NESW'), x: 0 },
] as const;

/** BH-SETUP-10, BH-GOAL-10: the stack; it has more Omen symbols than there are Omens (BH-OMEN-05). */
export const TILES = [
  tile('armory', 'BG', 'NE'),
  tile('ballroom', 'G', 'NESW', 'omen'),
  tile('bloody-room', 'GU', 'NE', 'item'),
  tile('catacombs', 'B', 'NESW', 'omen'),
  tile('chapel', 'G', 'NS', 'omen'),
  tile('charred-room', 'GU', 'NE', 'omen'),
  tile('chasm', 'B', 'NS', 'event'),
  tile('collapsed-room', 'GU', 'NE'),
  tile('conservatory', 'G', 'NS', 'item'),
  tile('cramped-passageway', 'BGU', 'NESW', 'event'),
  tile('crawlspace', 'BU', 'NEW', 'event'),
  tile('dining-room', 'G', 'NESW', 'event'),
  tile('furnace-room', 'B', 'ES', 'event'),
  tile('gallery', 'U', 'NS', 'event'),
  tile('game-room', 'BU', 'NESW', 'item'),
  tile('graveyard', 'G', 'NE', 'omen'),
  tile('guest-quarters', 'GU', 'NE', 'event'),
  tile('gymnasium', 'BG', 'NW'),
  tile('junk-room', 'GU', 'NES', 'item'),
  tile('kitchen', 'G', 'NS', 'event'),
  tile('laboratory', 'G', 'NE', 'event'),
  tile('larder', 'G', 'NW'),
  tile('laundry-chute', 'G', 'N'),
  tile('library', 'GU', 'NES', 'omen'),
  tile('mystic-elevator', 'BGU', 'N'),
  tile('nursery', 'BU', 'NE', 'omen'),
  tile('observatory', 'U', 'NES', 'omen'),
  tile('operating-theatre', 'BU', 'NE', 'item'),
  tile('organ-room', 'BU', 'ES', 'event'),
  tile('panic-room', 'B', 'N', 'omen'),
  tile('primary-bedroom', 'GU', 'NES', 'omen'),
  tile('ritual-room', 'B', 'NE', 'omen'),
  tile('salon', 'GU', 'NE', 'event'),
  tile('secret-staircase', 'B', 'N'),
  tile('soundproofed-room', 'BU', 'NES', 'omen'),
  tile('specimen-room', 'GU', 'EW', 'omen'),
  tile('statuary-corridor', 'U', 'NS', 'event'),
  tile('tower', 'U', 'NSW', 'event'),
  tile('underground-cavern', 'B', 'NESW', 'event'),
  tile('underground-lake', 'B', 'NE', 'event'),
  tile('vault', 'B', 'N', 'item'),
  tile('winter-bedroom', 'GU', 'NE', 'omen'),
] as const;

/** What a haunt digs, one behind the other: a straight tunnel from the first to the last. */
export const TUNNEL = [
  { ...tile('dig-1', 'S', 'E'), made: true },
  { ...tile('dig-2', 'S', 'EW'), made: true },
  { ...tile('dig-3', 'S', 'EW'), made: true },
  { ...tile('dig-4', 'S', 'EW'), made: true },
  { ...tile('dig-5', 'S', 'EW'), made: true },
  { ...tile('dig-6', 'S', 'EW'), made: true },
  { ...tile('dig-7', 'S', 'W'), made: true },
] as const satisfies readonly TileDef[];

export type StartId = (typeof STARTS)[number]['id'];
export type TileId = StartId | (typeof TILES)[number]['id'] | (typeof TUNNEL)[number]['id'];

export const ENTRANCE: TileId = 'entrance-hall';
export const HALLWAY: TileId = 'hallway';
export const STAIRS: TileId = 'ground-floor-staircase';
export const UPPER: TileId = 'upper-landing';
export const BASEMENT: TileId = 'basement-landing';
export const ELEVATOR: TileId = 'mystic-elevator';

/** Starting spaces first, then the tiles as listed: where nothing else decides, the first of them does. */
export const TILE_IDS: readonly TileId[] = [...STARTS, ...TILES, ...TUNNEL].map(({ id }) => id);

/** The landing of each region. */
export const LANDINGS: Readonly<Record<Region, TileId>> = {
  'sub-basement': BASEMENT,
  basement: BASEMENT,
  ground: STAIRS,
  upper: UPPER,
};

/** BH-ADJ-02, BH-ADJ-03: what leads to what, once both are in the house. A link that only one tile prints is one-way. */
export const LINKS: readonly (readonly [from: TileId, to: TileId])[] = [
  [STAIRS, UPPER],
  [UPPER, STAIRS],
  ['secret-staircase', HALLWAY],
  [HALLWAY, 'secret-staircase'],
  ['graveyard', 'underground-cavern'],
  ['underground-cavern', 'graveyard'],
  ['gallery', 'ballroom'],
  ['laundry-chute', BASEMENT],
];

/** The tunnel begins below the landing of the basement. */
export const ALL_LINKS: typeof LINKS = [...LINKS, [BASEMENT, 'dig-1'], ['dig-1', BASEMENT]];

const BY_ID: ReadonlyMap<string, TileDef> = new Map([...STARTS, ...TILES, ...TUNNEL].map((one) => [one.id, one]));
const START_IDS: ReadonlySet<string> = new Set(STARTS.map(({ id }) => id));

export function tileDef(id: TileId): TileDef {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no tile "${id}".`);
  return found;
}

export const symbolOf = (id: TileId): CardSymbol | null => tileDef(id).symbol;
export const isStart = (id: TileId): boolean => START_IDS.has(id);
