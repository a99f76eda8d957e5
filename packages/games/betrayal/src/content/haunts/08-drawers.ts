import type { Betrayal, Hands, Per, Rules, Seat, TileId } from '../kit.ts';
import { allRooms, ENTRANCE, expose, heal, isInHouse, regionOf, shuffled, tileOf, tokens } from '../kit.ts';
import { keys, LARDER } from './08-prey.ts';

// Drawers and doors of Open Season: where the Key is hidden, and which door it opens.

export const drawers = tokens('drawer');
export const openDoors = tokens('open-door');

type Mine = Hands<object, Record<'drawers', Per>>;

export const KITCHEN: TileId = 'kitchen';
export const exits = (g: Betrayal): TileId[] =>
  [ENTRANCE, KITCHEN, 'conservatory' as const].filter((tile) => isInHouse(g, tile));

export const openExit = (g: Betrayal): TileId | undefined => openDoors.first(g)?.at ?? undefined;

/** One holds the Key, the rest Brandy; where there are too few rooms, Brandy is left out. */
export function hideDrawers(g: Betrayal, me: Mine): void {
  const rooms = allRooms(g).filter((tile) => tile !== KITCHEN && tile !== LARDER);
  const above = rooms.filter((tile) => regionOf(g, tile) !== 'basement');
  const some = shuffled(g, 'rooms', above.length > 0 ? above : rooms.length > 0 ? rooms : [LARDER]);
  const faces = shuffled(g, 'drawers', [
    'key',
    ...Array<string>(Math.min(me.n.drawers, some.length) - 1).fill('brandy'),
  ]);
  for (const [i, face] of faces.entries())
    drawers.place(g, { at: some[i] ?? LARDER, up: false, face: { face, seen: [] } });
}

export function* search(g: Betrayal, seat: Seat): Rules {
  const drawer = drawers.firstOn(g, tileOf(g, seat));
  if (drawer === undefined) return;
  const isKey = drawer.face?.face === 'key';
  drawers.remove(g, drawer);
  expose(g, isKey ? 'key' : 'brandy', { who: seat }, 'BH-STRUCT-06');
  if (isKey) keys.take(g, keys.place(g, { at: tileOf(g, seat) }), seat);
  else heal(g, seat, ['might', 'speed']);
}
