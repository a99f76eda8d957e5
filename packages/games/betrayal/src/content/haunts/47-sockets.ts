import type { Betrayal, Hands, Per, Seat, TileId, Token } from '../kit.ts';
import {
  advance,
  allRooms,
  distance,
  ENTRANCE,
  HALLWAY,
  heroesOn,
  inSight,
  keep,
  shuffled,
  theseFirst,
  tileOf,
  tokens,
} from '../kit.ts';

// The Sockets of Static Shield: where they are, which are live, and what they power.

export const socketTokens = tokens('socket');
export const lastDrunk = tokens('last');

export const memory = { charge: keep.count(20), breach: keep.count(20) };
type Mine = Hands<typeof memory, Record<'sockets', Per>>;

export const sockets = (g: Betrayal, isLive: boolean): TileId[] => socketTokens.tiles(g, ({ up }) => up === isLive);

export const socketOn = (g: Betrayal, tile: TileId, isLive: boolean): Token | undefined =>
  socketTokens.on(g, tile).find(({ up }) => up === isLive);

/** Live Sockets that have a tile in sight; each its own. */
export const powering = (g: Betrayal, tile: TileId): TileId[] =>
  sockets(g, true).filter((live) => inSight(g, live, tile));

export const isPowered = (g: Betrayal, tile: TileId): boolean => powering(g, tile).length > 0;
export const isShielded = (g: Betrayal, { traitor }: Mine): boolean => isPowered(g, tileOf(g, traitor));

/** On different tiles with a way to the door, those without heroes first. */
export function laySockets(g: Betrayal, me: Mine): void {
  const free = shuffled(
    g,
    'sockets',
    allRooms(g).filter((tile) => Number.isFinite(distance(g, tile, ENTRANCE))),
  );
  const order = theseFirst(free, (tile) => heroesOn(g, tile).length === 0);
  for (const at of order.length > 0 ? order.slice(0, me.n.sockets) : [HALLWAY]) socketTokens.place(g, { at });
}

export function drink(g: Betrayal, { memory }: Mine, who: Seat): void {
  const at = tileOf(g, who);
  lastDrunk.sweepUp(g);
  lastDrunk.place(g, { at });
  advance(g, memory, 'charge', {}, heroesOn(g, at).length > 0 ? 1 : 2);
}
