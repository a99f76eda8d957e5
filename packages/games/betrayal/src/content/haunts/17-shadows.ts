import type { Betrayal, MemoryOf, MonsterState, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  advance,
  agrees,
  allRooms,
  awayBy,
  carriedBy,
  distance,
  isAlive,
  isStunned,
  keep,
  monsters,
  rather,
  removeToken,
  rollFor,
  say,
  shape,
  tileOf,
  tokens,
  UPPER,
  use,
} from '../kit.ts';

// Shadows, Lamps and the Lantern of Second Shadow: where they are, and how they come and go.

export const shadows = monsters('shadow');

export const lamps = tokens('lamp');
export const lanterns = tokens('lantern');
export const pins = tokens('pin');
export const marks = tokens('burn');

export const shadowOf = (g: Betrayal, seat: Seat): MonsterState | undefined =>
  shadows.all(g).find(({ of }) => of === seat);
export const burns = (token: Token | undefined): boolean => token?.up === true;

export const stunnedOn = (g: Betrayal, seat: Seat): MonsterState[] =>
  shadows.all(g).filter(({ id, at }) => at === tileOf(g, seat) && isStunned(g, id));

/** On a random room three tiles or more from its owner; else the farthest; no tile twice while others qualify. */
export function letLoose(g: Betrayal, seat: Seat): void {
  const rooms = allRooms(g);
  const far = (tile: TileId): number => distance(g, tileOf(g, seat), tile);
  const within = rooms.filter((tile) => Number.isFinite(far(tile)));
  const some = rather(awayBy(within, 3, far), (tile) => shadows.all(g).every(({ at }) => at !== tile));
  shadows.spawn(g, some.length > 0 ? g.pick('shadows', some) : UPPER, seat);
}

/** It leaves the house with all that lies on it. */
export function takeOff(g: Betrayal, shadow: MonsterState): void {
  for (const token of carriedBy(g, shadow.id)) removeToken(g, token);
  shadows.remove(g, shadow.id);
}

/** From a burning Lamp at once; otherwise it takes quick fingers. */
export function* relight(g: Betrayal, who: Seat): Rules {
  const light = lanterns.first(g);
  if (light === undefined) return;
  if (!burns(lamps.firstOn(g, tileOf(g, who)))) {
    if ((yield* rollFor(g, who, 'speed', [4, 0])) < 4 || !isAlive(g, who)) return;
  }
  lanterns.turn(g, light, true);
}

export const memory = {
  night: keep.count(20),
  burned: keep.count(20),
  /** Heroes whose Shadow is stitched on again, with the Burn marks that it had. */
  stitched: keep.list((seat) => shape.record({ of: seat, marks: shape.whole(0, 9) }), 6),
};
type Memory = MemoryOf<typeof memory>;

export const isStitched = (memory: Memory, seat: Seat): boolean => memory.stitched.some(({ of }) => of === seat);

export function burnUp(g: Betrayal, memory: Memory, shadow: MonsterState): void {
  takeOff(g, shadow);
  advance(g, memory, 'burned', { who: shadow.of });
}

export function stitch(g: Betrayal, memory: Memory, seat: Seat): void {
  const shadow = shadowOf(g, seat);
  if (shadow === undefined) return;
  memory.stitched.push({ of: seat, marks: marks.heldBy(g, shadow.id).length });
  takeOff(g, shadow);
  say(g, 'stitched', { who: seat });
}

/** Cut: a stitched Shadow is loose again, awake, with the Burn marks that it had. */
export function* cut(g: Betrayal, memory: Memory, traitor: Seat, hero: Seat): Rules<boolean> {
  const sewn = memory.stitched.find(({ of }) => of === hero);
  if (sewn === undefined || !(yield* agrees(g, traitor, 'cut', 'cut-loose', 'cut-not'))) return false;
  use(g, 'cut');
  memory.stitched = memory.stitched.filter((one) => one !== sewn);
  const shadow = shadows.spawn(g, tileOf(g, traitor), hero);
  for (let i = 0; i < sewn.marks; i++) marks.place(g, { on: shadow.id });
  return true;
}
