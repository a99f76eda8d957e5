import type { Betrayal, Hands, MonsterState, Rules, Seat, TileId } from '../kit.ts';
import {
  damage,
  dropTile,
  explorersOn,
  hauntTile,
  heroesOn,
  isAlive,
  keep,
  LANDINGS,
  monsters,
  monstersOn,
  nearestBelow,
  say,
  throughDoorsOf,
  tileOf,
  tilesIn,
  traitRoll,
  UPPER,
} from '../kit.ts';

// What bears and what falls in Original Features, and where Gargoyles roost.

export const gargoyles = monsters('gargoyle');

export const memory = { fallen: keep.count(100), roost: keep.count(14) };
type Mine = Hands<typeof memory, Record<never, never>>;

export const landings: readonly TileId[] = Object.values(LANDINGS);

/** Upper tiles with a way through doors to the landing, as if one were not there. */
function holds(g: Betrayal, without: TileId | null = null): ReadonlySet<TileId> {
  const found = new Set<TileId>([UPPER]);
  for (const tile of found) for (const to of throughDoorsOf(g, tile)) if (to !== without) found.add(to); // grows as we go
  return found;
}

/** Whether some other Upper tile would lose its way to the landing without this one. */
export function isBearing(g: Betrayal, tile: TileId): boolean {
  if (tile === UPPER) return true;
  const all = holds(g);
  return all.has(tile) && holds(g, tile).size < all.size - 1;
}

export const loose = (g: Betrayal): TileId[] => tilesIn(g, 'upper').filter((tile) => !isBearing(g, tile));
export const awakeOn = (g: Betrayal, tile: TileId): MonsterState[] =>
  gargoyles.all(g).filter(({ at, stunned }) => at === tile && !stunned);

const isTaken = (g: Betrayal, tile: TileId): boolean => awakeOn(g, tile).length > 0 && heroesOn(g, tile).length === 0;
export const taken = (g: Betrayal): TileId[] => landings.filter((tile) => isTaken(g, tile));

/** Each of these explorers rolls Speed; who is too slow is hurt. */
export function* jump(g: Betrayal, seats: readonly Seat[], least: number): Rules {
  for (const seat of seats) {
    if (!isAlive(g, seat)) continue;
    const result = yield* traitRoll(g, seat, 'speed', { purpose: 'haunt', rule: 'BH-STRUCT-05', leasts: [least, 0] });
    if (result < least) yield* damage(g, seat, 'physical', 1, 'BH-STRUCT-05');
  }
}

/** The room falls with all who are in it; Gargoyles do not survive that, and corpses and explorers land below. */
export function* fall(g: Betrayal, me: Mine, who: Seat): Rules {
  const tile = tileOf(g, who);
  const below = yield* hauntTile(g, who, 'below', nearestBelow(g, tile));
  for (const id of monstersOn(g, tile)) {
    say(g, 'smashed', { who: id });
    gargoyles.remove(g, id);
  }
  const fallers = explorersOn(g, tile);
  me.memory.fallen += 1;
  say(g, 'falls', { at: tile, n: me.memory.fallen });
  yield* dropTile(g, tile, below);
  yield* jump(g, fallers, 3);
}
