import type { Betrayal, Hidden, MemoryOf, Per, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  adjacent,
  distancesFrom,
  ELEVATOR,
  heroesOn,
  hiddenShape,
  isStart,
  keep,
  monsters,
  rather,
  roomsOnFoot,
  say,
  secretTile,
  shape,
  shuffled,
  TILE_IDS,
  tokens,
} from '../kit.ts';

// The Scenes of Cold Case, which only the traitor can find, the Witnesses who know more than they say, and what everybody can work out.

export const undertakers = monsters('undertaker');
export const witnesses = tokens('witness');
export const graves = tokens('grave');

/** How far two Scenes lie apart, where that is possible. */
const APART = 3;

/** What can still be true: where the unsolved Scenes are, and how many shifts are left. */
export interface Possible {
  at: TileId[];
  left: number;
}

const MOST_WAYS = 50_000;
const way = shape.record<Possible>({ at: shape.listOf(shape.oneOf(TILE_IDS), 2), left: shape.whole(0, 9) });

export const caseMemory = (statute: Per) => ({
  /** The unsolved Scenes: only the traitor knows where they are. */
  scenes: keep.list((_seat, players) => hiddenShape(players, TILE_IDS), 2),
  solved: keep.count(99),
  /** How many Scenes there were. */
  hidden: keep.count(99),
  graves: keep.count(99),
  statute: keep.count(99, statute),
  /** How many shifts are left: whether one has happened nobody else is told. */
  left: keep.as<Hidden>(
    () => ({ face: '0', seen: [] }),
    (players) => hiddenShape<string>(players, ['0', '1', '2', '3', '4']),
  ),
  /** What can still be true, as far as everybody knows; changed only by what is shown. */
  possible: keep.list(() => way, MOST_WAYS),
});
type Memory = MemoryOf<ReturnType<typeof caseMemory>>;

export type Answer = 'here' | 'close' | 'far' | 'away';

/** Where they truly are: for the rules only, and for whoever hid them. */
export const placesOf = ({ scenes }: Memory): TileId[] => scenes.map(({ face }) => face);

/** Where one can be hidden: rooms on foot without a hero; with heroes, too, where there are too few. */
export function eligible(g: Betrayal, count: number): TileId[] {
  const all = roomsOnFoot(g).filter((tile) => tile !== ELEVATOR);
  const quiet = all.filter((tile) => heroesOn(g, tile).length === 0);
  return quiet.length >= count ? quiet : all;
}

/** In one order, so that what is the same looks the same. */
const sorted = (at: readonly TileId[]): TileId[] => [...at].sort();

/** Every way to hide so many. */
export function everyWay(g: Betrayal, rooms: readonly TileId[], count: number, left: number): readonly Possible[] {
  if (count < 2 || rooms.length < 2) return rooms.map((tile) => ({ at: [tile], left }));
  const far = new Map(rooms.map((tile) => [tile, distancesFrom(g, tile, 'explorer')]));
  const apart = (a: TileId, b: TileId): number =>
    Math.min(far.get(a)?.get(b) ?? Number.POSITIVE_INFINITY, far.get(b)?.get(a) ?? Number.POSITIVE_INFINITY);
  const pairs = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b) => ({ at: sorted([a, b]), left })));
  return rather(pairs, ({ at: [a, b] }) => a !== undefined && b !== undefined && apart(a, b) >= APART);
}

/** The traitor hides them, one after the other. */
export function* hideScenes(g: Betrayal, memory: Memory, traitor: Seat): Rules {
  const ways = memory.possible;
  const count = ways[0]?.at.length ?? 0;
  for (let i = 0; i < count; i++) {
    const free = (): TileId[] => {
      const taken = placesOf(memory);
      const fitting = ways.filter(({ at }) => taken.every((tile) => at.includes(tile)));
      return roomsOnFoot(g).filter((tile) => !taken.includes(tile) && fitting.some(({ at }) => at.includes(tile)));
    };
    const face = yield* secretTile(g, traitor, 'scene', free);
    memory.scenes.push({ face, seen: [traitor] });
  }
}

/** A Witness goes to another room on foot where none is; without one it stays. */
export function moveWitness(g: Betrayal, witness: Token): void {
  const free = roomsOnFoot(g).filter((tile) => !witnesses.lieOn(g, tile));
  if (free.length === 0) return;
  witness.at = g.pick('witness', free);
  say(g, 'witness', { at: witness.at });
}

export function placeWitnesses(g: Betrayal, count: number): void {
  const rooms = shuffled(g, 'witness', roomsOnFoot(g));
  for (const at of rooms.slice(0, count)) witnesses.place(g, { at });
}

/** What a Witness knows: how far it is on foot to the nearest Scene. */
export function answerFrom(far: ReadonlyMap<TileId, number>, places: readonly TileId[]): Answer {
  const least = Math.min(...places.map((tile) => far.get(tile) ?? Number.POSITIVE_INFINITY));
  if (least === 0) return 'here';
  return least <= 2 ? 'close' : least <= 4 ? 'far' : 'away';
}

/** Where bones could be moved to from a tile. */
export function shiftsFrom(g: Betrayal, from: TileId, places: readonly TileId[]): TileId[] {
  return adjacent(g, from, 'explorer').filter(
    (tile) => !isStart(tile) && tile !== ELEVATOR && !graves.lieOn(g, tile) && !places.includes(tile),
  );
}

const keyOf = ({ at, left }: Possible): string => `${at.join()} ${left}`;

/** The traitor has ended a turn here with nobody looking: whatever lay here may lie beside it now. */
export function afterTurn(g: Betrayal, possible: readonly Possible[], here: TileId): Possible[] {
  const moved = possible.flatMap(({ at, left }) =>
    left === 0 || !at.includes(here)
      ? []
      : shiftsFrom(g, here, at).map((to) => ({
          at: sorted([...at.filter((tile) => tile !== here), to]),
          left: left - 1,
        })),
  );
  const all = new Map([...possible, ...moved].map((one) => [keyOf(one), one]));
  return [...all.values()];
}

/** Somebody has dug here, and found a Scene or not. */
export function afterDig(possible: readonly Possible[], here: TileId, found: boolean): Possible[] {
  const fitting = possible.filter(({ at }) => at.includes(here) === found);
  const left = fitting.map((one) => ({ ...one, at: one.at.filter((tile) => tile !== here) }));
  return [...new Map(left.map((one) => [keyOf(one), one])).values()];
}

/** How likely a Scene lies on each tile, as far as everybody knows. */
export function likelihood(possible: readonly Possible[]): Map<TileId, number> {
  const share = new Map<TileId, number>();
  for (const { at } of possible) for (const tile of at) share.set(tile, (share.get(tile) ?? 0) + 1 / possible.length);
  return share;
}

/** How much an answer from here would tell: the chance that two possibilities are told apart. */
export function splits(g: Betrayal, possible: readonly Possible[], tile: TileId): number {
  const far = distancesFrom(g, tile, 'explorer');
  const count = new Map<string, number>();
  for (const { at } of possible) {
    const answer = answerFrom(far, at);
    count.set(answer, (count.get(answer) ?? 0) + 1);
  }
  return 1 - [...count.values()].reduce((sum, n) => sum + (n / possible.length) ** 2, 0);
}
