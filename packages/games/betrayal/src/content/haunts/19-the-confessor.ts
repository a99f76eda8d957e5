import type { Betrayal, MonsterState, Rules, Seat, TileId } from '../kit.ts';
import {
  allRooms,
  distance,
  fight,
  isAlive,
  living,
  monsters,
  sameTile,
  status,
  TILE_IDS,
  tileOf,
  traitOf,
  UPPER,
  walkTo,
} from '../kit.ts';

// The Confessor of Penance: where it waits, and whom it goes for.

export const confessors = monsters('confessor');
export const confessed = status('confessed');
export const absolved = status('absolved');

export const isSilent = (g: Betrayal, seat: Seat): boolean => !confessed.isOn(g, seat) && !absolved.isOn(g, seat);
export const isDoing = (g: Betrayal, seat: Seat): boolean => confessed.isOn(g, seat) && isAlive(g, seat);

/** Nearest among those who do Penance; if none, the silent; if none, the absolved. Ties: lower Sanity, then turn order. */
function targetOf(g: Betrayal, { at, id }: MonsterState): Seat | undefined {
  const groups = [
    living(g).filter((seat) => isDoing(g, seat)),
    living(g).filter((seat) => isSilent(g, seat)),
    living(g).filter((seat) => absolved.isOn(g, seat)),
  ];
  const far = (seat: Seat): number => distance(g, at, tileOf(g, seat), id);
  const group = groups.map((some) => some.filter((seat) => Number.isFinite(far(seat)))).find((some) => some.length > 0);
  const rank = (seat: Seat): number => 100 * far(seat) + traitOf(g, seat, 'sanity');
  const least = Math.min(...(group ?? []).map(rank));
  return group?.find((seat) => rank(seat) === least);
}

export function* hunts(g: Betrayal, _me: object, one: MonsterState, steps: number): Rules {
  const prey = targetOf(g, one);
  if (prey === undefined) return;
  g.tell('all', 'monster-target', { monster: one.id, target: prey, because: 'nearest', rule: 'BH-MON-01' });
  yield* walkTo(g, one, tileOf(g, prey), steps, firstOf);
  if (sameTile(g, one.id, prey)) yield* fight(g, one.id, prey);
}

// Of several shortest ways the one whose next tile comes first in the list.
function* firstOf(nearer: readonly TileId[]): Rules<TileId | undefined> {
  return [...nearer].sort((a, b) => TILE_IDS.indexOf(a) - TILE_IDS.indexOf(b))[0];
}

/** On the room from which everybody together has farthest to walk. */
export function lurk(g: Betrayal): TileId {
  const sum = (tile: TileId): number =>
    living(g).reduce((total, seat) => total + Math.min(99, distance(g, tileOf(g, seat), tile)), 0);
  const rooms = allRooms(g);
  const most = Math.max(...rooms.map(sum));
  return rooms.find((tile) => sum(tile) === most) ?? UPPER;
}
