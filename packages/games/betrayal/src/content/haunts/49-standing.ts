import type { Betrayal, Hands, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  damage,
  dropTile,
  ENTRANCE,
  heroesOn,
  isAlive,
  isStart,
  keep,
  plainDice,
  say,
  shape,
  tiles,
  tokens,
} from '../kit.ts';

// What stands and what falls in Knock-Down Price.

export const lots = tokens('lot');
export const condemned = tokens('condemned');
export const props = tokens('prop');

export const memory = {
  lost: keep.count(99),
  price: keep.as(
    () => 1,
    () => shape.whole(1, 99),
  ),
  day: keep.count(20),
};
type Mine = Hands<typeof memory, Record<'props', Per>>;

/** Dice of damage for a hero in a room that falls, and in one that is cut off. */
const [CONDEMNED, CUT_OFF] = [2, 1];

/** Everything that hangs on the Entrance Hall by a way on foot; as it would be without one of the rooms. */
export function standing(g: Betrayal, without: TileId | null = null): Set<TileId> {
  const found = new Set<TileId>([ENTRANCE]);
  for (const tile of found) for (const to of adjacent(g, tile, 'explorer')) if (to !== without) found.add(to);
  return found;
}

/** How many Lots would go with a room. */
export function loss(g: Betrayal, tile: TileId): number {
  const left = standing(g, tile);
  return lots.tiles(g).filter((lot) => !left.has(lot)).length;
}

function* drop(g: Betrayal, me: Mine, tile: TileId, dice: number, hurt: Map<Seat, number>): Rules {
  for (const seat of heroesOn(g, tile)) if (!hurt.has(seat)) hurt.set(seat, dice);
  if (lots.lieOn(g, tile)) me.memory.lost += 1;
  say(g, 'falls', { at: tile });
  yield* dropTile(g, tile);
}

/** All Condemned rooms, then whatever hangs on nothing any more; whoever was there is hurt when all of it has come down. */
export function* fall(g: Betrayal, me: Mine): Rules {
  const hurt = new Map<Seat, number>();
  for (const tile of condemned.tiles(g)) yield* drop(g, me, tile, CONDEMNED, hurt);
  for (;;) {
    const safe = standing(g);
    const loose = tiles(g).find((tile) => !isStart(tile) && !safe.has(tile));
    if (loose === undefined) break;
    yield* drop(g, me, loose, CUT_OFF, hurt);
  }
  for (const [seat, dice] of hurt) {
    const amount = yield* plainDice(g, dice, seat);
    if (isAlive(g, seat)) yield* damage(g, seat, 'physical', amount, 'BH-STRUCT-05');
  }
}

/** A room that can be condemned. */
export const isMarked = (g: Betrayal, tile: TileId): boolean => !isStart(tile) && !condemned.lieOn(g, tile);

/** A Prop goes first; without one the room is condemned. */
export function condemn(g: Betrayal, tile: TileId): void {
  const prop = props.firstOn(g, tile);
  if (prop !== undefined) props.remove(g, prop);
  else condemned.place(g, { at: tile });
}

/** The Condemned marker goes first; without one a Prop is put here. */
export function shoreUp(g: Betrayal, tile: TileId): void {
  const mark = condemned.firstOn(g, tile);
  if (mark !== undefined) condemned.remove(g, mark);
  else props.place(g, { at: tile });
}

export const mayProp = (g: Betrayal, me: Mine, tile: TileId): boolean =>
  !props.lieOn(g, tile) && props.count(g) < me.n.props;

export const markable = (g: Betrayal): TileId[] => tiles(g).filter((tile) => isMarked(g, tile));
/** What a room is worth to whoever wants it to fall: the Lots that go with it, less for a Prop that must go first. */
export const brittle = (g: Betrayal, tile: TileId): number => 2 + loss(g, tile) - (props.lieOn(g, tile) ? 1 : 0);
