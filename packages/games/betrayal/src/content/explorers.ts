/** BH-TRAIT-02. */
export const TRAITS = ['might', 'speed', 'knowledge', 'sanity'] as const;
export type Trait = (typeof TRAITS)[number];

/** BH-TRAIT-03, BH-TRAIT-06: the printed numbers, which may repeat, from the step above the skull upwards, and the green step, counted from 1. */
export interface Track {
  readonly row: readonly number[];
  readonly start: number;
}

export interface ExplorerDef {
  readonly id: string;
  /** BH-SETUP-03: two explorers of one colour are the two faces of one card. */
  readonly colour: 'red' | 'blue' | 'green' | 'yellow' | 'white' | 'purple';
  readonly age: number;
  /** BH-SETUP-15: month and day. */
  readonly birthday: readonly [month: number, day: number];
  readonly traits: Readonly<Record<Trait, Track>>;
}

/** "4 4 4 5 6 7 8 8 - 4": a row, and its green step. */
function track(printed: string): Track {
  const [row = '', start] = printed.split(' - ');
  return { row: row.split(' ').map(Number), start: Number(start) };
}

function explorer<const I extends string>(
  id: I,
  colour: ExplorerDef['colour'],
  age: number,
  birthday: readonly [number, number],
  [might, speed, knowledge, sanity]: readonly [string, string, string, string],
): ExplorerDef & { readonly id: I } {
  const traits = { might: track(might), speed: track(speed), knowledge: track(knowledge), sanity: track(sanity) };
  return { id, colour, age, birthday, traits };
}

/**
 * BH-TRAIT-01: twelve people, with age and birthday: BH-CHAR-01, BH-CHAR-02, BH-CHAR-03, BH-CHAR-04, BH-CHAR-05, BH-CHAR-06, BH-CHAR-07, BH-CHAR-08,
 * BH-CHAR-09, BH-CHAR-10, BH-CHAR-11, BH-CHAR-12. What brings them here stands in the texts: BH-CHAR-13, BH-CHAR-14, BH-CHAR-15, BH-CHAR-16,
 * BH-CHAR-17, BH-CHAR-18, BH-CHAR-19, BH-CHAR-20, BH-CHAR-21, BH-CHAR-22, BH-CHAR-23, BH-CHAR-24.
 */
export const EXPLORERS = [
  explorer(
    'josef',
    'red',
    25,
    [2, 25],
    ['4 4 4 5 6 7 8 8 - 4', '2 2 3 4 5 6 7 8 - 4', '2 2 3 3 5 5 6 6 - 3', '2 3 4 4 5 5 6 6 - 3'],
  ),
  explorer(
    'oliver',
    'red',
    33,
    [7, 3],
    ['3 3 4 4 5 6 6 7 - 3', '3 3 4 5 5 6 7 8 - 4', '3 3 3 4 5 6 6 7 - 4', '2 3 3 4 5 5 6 7 - 3'],
  ),
  explorer(
    'stephanie',
    'blue',
    40,
    [1, 12],
    ['2 3 3 4 5 5 6 6 - 4', '2 3 3 5 5 6 6 7 - 3', '2 3 4 4 4 5 6 6 - 3', '4 4 5 5 6 7 8 8 - 4'],
  ),
  explorer(
    'persephone',
    'blue',
    49,
    [4, 15],
    ['3 3 4 5 6 6 7 7 - 3', '3 3 4 4 5 6 7 8 - 4', '2 3 3 4 5 6 6 7 - 3', '3 3 4 5 6 7 8 8 - 4'],
  ),
  explorer(
    'sammy',
    'green',
    9,
    [9, 18],
    ['3 3 4 4 5 5 6 8 - 3', '2 3 4 4 5 6 7 8 - 5', '2 3 3 4 5 6 7 8 - 3', '2 3 4 4 5 6 6 7 - 4'],
  ),
  explorer(
    'jaden',
    'green',
    11,
    [10, 4],
    ['2 3 3 3 4 5 6 7 - 4', '3 4 4 4 5 6 7 8 - 3', '3 3 4 5 5 6 6 7 - 4', '3 3 4 5 5 6 7 8 - 3'],
  ),
  explorer(
    'isa',
    'yellow',
    11,
    [3, 30],
    ['2 3 3 3 4 5 6 7 - 4', '4 4 5 5 6 7 8 8 - 4', '2 3 4 4 5 6 6 6 - 3', '2 3 4 5 6 7 7 8 - 3'],
  ),
  explorer(
    'anita',
    'yellow',
    12,
    [6, 11],
    ['2 2 3 4 4 5 6 7 - 4', '2 3 4 4 5 6 7 8 - 3', '4 4 5 5 6 7 8 8 - 4', '2 2 3 4 5 5 6 6 - 3'],
  ),
  explorer(
    'warren',
    'white',
    71,
    [11, 17],
    ['2 2 3 3 4 5 6 6 - 4', '2 3 4 4 5 5 6 6 - 3', '3 3 4 5 5 6 7 8 - 3', '3 3 3 4 5 6 7 8 - 5'],
  ),
  explorer(
    'dan',
    'white',
    60,
    [5, 6],
    ['3 3 4 4 5 5 6 7 - 3', '2 3 3 4 5 6 7 7 - 3', '3 3 4 5 5 6 7 8 - 5', '2 3 4 4 5 6 7 8 - 4'],
  ),
  explorer(
    'michelle',
    'purple',
    19,
    [8, 19],
    ['2 3 4 4 5 6 7 8 - 5', '3 3 4 5 6 6 7 8 - 3', '2 3 3 4 5 6 7 8 - 4', '2 3 3 4 5 6 6 6 - 3'],
  ),
  explorer(
    'brittani',
    'purple',
    22,
    [12, 1],
    ['3 3 4 5 6 7 7 8 - 4', '2 3 3 4 4 5 6 6 - 3', '3 3 4 5 5 6 6 7 - 3', '3 3 4 4 5 6 6 7 - 4'],
  ),
] as const;

export type ExplorerId = (typeof EXPLORERS)[number]['id'];
export const EXPLORER_IDS: readonly ExplorerId[] = EXPLORERS.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, ExplorerDef> = new Map(EXPLORERS.map((one) => [one.id, one]));

export function explorerDef(id: ExplorerId): ExplorerDef {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`There is no explorer "${id}".`);
  return found;
}

/** The highest step of every row; the skull is step 0. */
export const STEPS = 8;
