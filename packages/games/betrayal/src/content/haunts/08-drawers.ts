import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Betrayal,
  carries,
  ENTRANCE,
  expose,
  type Hands,
  heal,
  isInHouse,
  isStart,
  type Per,
  placeToken,
  regionOf,
  removeToken,
  type TileId,
  take,
  tileOf,
  tiles,
  tokensOf,
  tokensOn,
} from '../kit.ts';
import { LARDER } from './08-prey.ts';

// Drawers and doors of Open Season: where the Key is hidden, and which door it opens.

type Mine = Hands<object, Record<'drawers', Per>>;

export const KITCHEN: TileId = 'kitchen';
export const exits = (g: Betrayal): TileId[] =>
  [ENTRANCE, KITCHEN, 'conservatory' as const].filter((tile) => isInHouse(g, tile));

export const openExit = (g: Betrayal): TileId | undefined => tokensOf(g, 'open-door')[0]?.at ?? undefined;
export const hasKey = (g: Betrayal, seat: Seat): boolean => carries(g, seat, 'key');

/** One holds the Key, the rest Brandy; where there are too few rooms, Brandy is left out. */
export function hideDrawers(g: Betrayal, me: Mine): void {
  const rooms = tiles(g).filter((tile) => !isStart(tile) && tile !== KITCHEN && tile !== LARDER);
  const above = rooms.filter((tile) => regionOf(g, tile) !== 'basement');
  const some = above.length > 0 ? above : rooms.length > 0 ? rooms : [LARDER];
  g.shuffle('rooms', some);
  const faces = ['key', ...Array<string>(Math.min(me.n.drawers, some.length) - 1).fill('brandy')];
  g.shuffle('drawers', faces);
  for (const [i, face] of faces.entries())
    placeToken(g, 'drawer', { at: some[i] ?? LARDER, up: false, face: { face, seen: [] } });
}

export function* search(g: Betrayal, seat: Seat): Rules {
  const [drawer] = tokensOn(g, tileOf(g, seat), 'drawer');
  if (drawer === undefined) return;
  const isKey = drawer.face?.face === 'key';
  removeToken(g, drawer);
  expose(g, isKey ? 'key' : 'brandy', { who: seat }, 'BH-STRUCT-06');
  if (isKey) take(g, placeToken(g, 'key', { at: tileOf(g, seat) }), seat);
  else heal(g, seat, ['might', 'speed']);
}
