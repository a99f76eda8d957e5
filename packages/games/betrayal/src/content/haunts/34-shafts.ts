import type { Betrayal, FigureId, Hands, Per, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  advance,
  BASEMENT,
  distance,
  ENTRANCE,
  HALLWAY,
  hauntTile,
  isMonster,
  isStart,
  keep,
  monsters,
  STAIRS,
  tilesIn,
  tokens,
  use,
} from '../kit.ts';

// The Shafts of The Ones Beneath, and the Stones that come up through them.

export const robed = monsters('robed');

export const shafts = tokens('shaft');
export const stones = tokens('stone', { carried: { most: 1, freely: true, atDeath: 'tile' } });

export const memory = {
  altar: keep.count(99),
  moon: keep.count(99),
  /** How often a Shaft has been dug open again. */
  dug: keep.count(9),
};
type Mine = Hands<typeof memory, Record<'shafts' | 'digs', Per>>;

/** How far from the stairs a Shaft lies, where there is such a tile. */
const FAR = 2;

// A Shaft is open while it lies face up.

export const openTiles = (g: Betrayal): TileId[] => shafts.tiles(g, ({ up }) => up);
export const isOpenAt = (g: Betrayal, tile: TileId): boolean => shafts.firstOn(g, tile)?.up === true;

/** Ground Floor tiles for one more Shaft: far from the stairs, else any room, else the Entrance Hall, else the Hallway. */
function shaftTiles(g: Betrayal): TileId[] {
  const free = [...tilesIn(g, 'ground')].filter((tile) => shafts.firstOn(g, tile) === undefined);
  const rooms = free.filter((tile) => !isStart(tile));
  const far = rooms.filter((tile) => distance(g, STAIRS, tile) >= FAR);
  if (far.length > 0) return far;
  if (rooms.length > 0) return rooms;
  return [ENTRANCE, HALLWAY].filter((tile) => free.includes(tile)).slice(0, 1);
}

export function* dig(g: Betrayal, me: Mine, traitor: Seat): Rules {
  for (let i = 0; i < me.n.shafts; i++) {
    const at = yield* hauntTile(g, traitor, 'shaft', shaftTiles(g));
    if (at !== undefined) shafts.place(g, { at });
  }
}

export function comeUp(g: Betrayal): void {
  const { id } = robed.spawn(g, BASEMENT);
  stones.place(g, { on: id });
}

/** With a single Shaft it can be dug open once more. */
export const mayDig = (g: Betrayal, me: Mine): boolean => me.memory.dug < me.n.digs + (shafts.count(g) === 1 ? 1 : 0);

/** A Stone that comes upstairs is one more of the Altar; the Robed that brought it goes with it. */
export function deliver(g: Betrayal, me: Mine, who: FigureId, stone: Token): void {
  use(g, 'delivery');
  stones.remove(g, stone);
  if (isMonster(who)) robed.remove(g, who);
  advance(g, me.memory, 'altar');
}
