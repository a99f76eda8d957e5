import type { Seat } from '@dreadhouse/engine';
import {
  advance,
  type Betrayal,
  distance,
  ENTRANCE,
  HALLWAY,
  type Hands,
  heroesOn,
  inSight,
  isStart,
  keep,
  lies,
  type Per,
  placeToken,
  sweepUp,
  type TileId,
  type Token,
  theseFirst,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
} from '../kit.ts';

// The Sockets of Static Shield: where they are, which are live, and what they power.

export const memory = { charge: keep.count(20), breach: keep.count(20) };
type Mine = Hands<typeof memory, Record<'sockets', Per>>;

export const [SOCKET, LAST] = ['socket', 'last'];
export const sockets = (g: Betrayal, isLive: boolean): TileId[] =>
  tokensOf(g, SOCKET)
    .filter(({ up }) => up === isLive)
    .flatMap(tileOfToken);

export const socketOn = (g: Betrayal, tile: TileId, isLive: boolean): Token | undefined =>
  tokensOn(g, tile, SOCKET).find(({ up }) => up === isLive);

/** Live Sockets that have a tile in sight; each its own. */
export const powering = (g: Betrayal, tile: TileId): TileId[] =>
  sockets(g, true).filter((live) => inSight(g, live, tile));

export const isPowered = (g: Betrayal, tile: TileId): boolean => powering(g, tile).length > 0;
export const isShielded = (g: Betrayal, { traitor }: Mine): boolean =>
  traitor !== null && isPowered(g, tileOf(g, traitor));
export const isLastOn = (g: Betrayal, tile: TileId): boolean => lies(g, LAST, tile);

/** On different tiles with a way to the door, those without heroes first. */
export function laySockets(g: Betrayal, me: Mine): void {
  const free = tiles(g).filter((tile) => !isStart(tile) && Number.isFinite(distance(g, tile, ENTRANCE)));
  g.shuffle('sockets', free);
  const order = theseFirst(free, (tile) => heroesOn(g, tile).length === 0);
  for (const at of order.length > 0 ? order.slice(0, me.n.sockets) : [HALLWAY]) placeToken(g, SOCKET, { at });
}

export function drink(g: Betrayal, { memory }: Mine, who: Seat): void {
  const at = tileOf(g, who);
  sweepUp(g, LAST);
  placeToken(g, LAST, { at });
  advance(g, memory, 'charge', {}, heroesOn(g, at).length > 0 ? 1 : 2);
}
