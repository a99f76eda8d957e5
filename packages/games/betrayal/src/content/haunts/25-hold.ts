import type { Betrayal, FigureId, Mine as MineOf, MonsterState, Per, Rules, Seat, TileId, Victory } from '../kit.ts';
import {
  adjacent,
  allRooms,
  BASEMENT,
  distance,
  ENTRANCE,
  hauntTile,
  heroes,
  monsters,
  place,
  sameTile,
  say,
  status,
  stun,
  tileOf,
  UPPER,
  use,
} from '../kit.ts';

// The hold of What Wore Him: who holds the Armour, how they are thrown off, and what keeps it on.

export const armours = monsters('the-armour');

export const holding = status('holding', { forbids: ['move', 'discover'] });

type Mine = MineOf<{ buckles: number; pulse: number }, Record<'hold' | 'buckles', Per>, Seat>;

export const isWithIt = (g: Betrayal, who: Seat): boolean => {
  const armour = armours.first(g);
  return armour !== undefined && sameTile(g, who, armour.id);
};

/** Fewer living heroes than that are enough, all together. */
export const needed = (g: Betrayal, me: Mine): number => Math.min(me.n.hold, heroes(g).length);

export const isHeld = (g: Betrayal, me: Mine): boolean =>
  holding.heroes(g).length > 0 && holding.heroes(g).length >= needed(g, me);

/** Where it comes from: the tile farthest from the door, as it walks. */
export function farthest(g: Betrayal, who: FigureId): TileId {
  const far = (tile: TileId): number => distance(g, tile, ENTRANCE, who);
  const rooms = allRooms(g).filter((tile) => Number.isFinite(far(tile)));
  return (rooms.length > 0 ? rooms : [UPPER, BASEMENT]).reduce((best, tile) => (far(tile) > far(best) ? tile : best));
}

/** A hero is thrown off: the hold is lost, and the hero lands on a tile beside, if there is one. */
export function* throwOff(g: Betrayal, me: Mine, { loser }: Pick<Victory, 'loser'>): Rules<boolean> {
  holding.lift(g, loser);
  const to = yield* hauntTile(g, me.traitor, 'throw-to', adjacent(g, tileOf(g, loser), loser));
  if (to !== undefined) yield* place(g, loser, to);
  return true;
}

export function* hurt(g: Betrayal, me: Mine, armour: MonsterState): Rules {
  use(g, 'pulse');
  stun(g, armour);
  me.memory.pulse -= 1;
  say(g, 'pulse', { n: me.memory.pulse });
}

export function turnBuckle(g: Betrayal, me: Mine, by: number): void {
  me.memory.buckles = Math.max(0, Math.min(me.n.buckles, me.memory.buckles + by));
  say(g, 'buckles', { n: me.memory.buckles });
}
