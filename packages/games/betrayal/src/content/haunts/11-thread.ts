import type { Betrayal, Hands, Per, Rules, Seat, TileId, Token } from '../kit.ts';
import { adjacent, agrees, distance, keep, tileOf, tileOfToken, tiles, tokens, use } from '../kit.ts';

// The thread of Red Thread, from its tail to its head.

export const threads = tokens('thread');

export const memory = {
  followed: keep.count(100),
  /** The number of the Thread that was laid last. */
  laid: keep.count(1000),
  tied: keep.flag,
};
type Mine = Hands<typeof memory, Record<'knot', Per>>;

/** How far one Thread lies from the next. */
const STITCH = 2;

/** From the tail to the head. */
export const thread = (g: Betrayal): Token[] => threads.all(g).sort((a, b) => a.n - b.n);

export const stitches = (g: Betrayal): TileId[] => thread(g).flatMap(tileOfToken);
export const tailOf = (g: Betrayal): TileId | null => thread(g)[0]?.at ?? null;
export const headOf = (g: Betrayal): TileId | null => thread(g).at(-1)?.at ?? null;
/** Within the two steps of a stitch. */
export const isNear = (g: Betrayal, from: TileId, to: TileId | null): boolean =>
  to !== null &&
  (from === to ||
    adjacent(g, from, 'explorer').some((next) => next === to || adjacent(g, next, 'explorer').includes(to)));

export function lay(g: Betrayal, me: Mine, at: TileId): void {
  me.memory.laid += 1;
  threads.place(g, { at, n: me.memory.laid });
}

/** Where the next Thread may lie at the start: near the last one; where there is no such tile, on the nearest. */
export function nextTiles(g: Betrayal, from: TileId): TileId[] {
  const bare = tiles(g).filter((tile) => !threads.lieOn(g, tile));
  const least = Math.min(...bare.map((tile) => distance(g, from, tile)));
  return bare.filter((tile) => distance(g, from, tile) <= Math.max(STITCH, least));
}

/** Whether head and tail are near enough for a knot, for whoever stands at the tail. */
export function canTie(g: Betrayal, me: Mine): boolean {
  const [tail, head] = [tailOf(g), headOf(g)];
  return thread(g).length >= me.n.knot && tail !== null && tail !== head && isNear(g, tail, head);
}

/** Fresh blood: the next number where the traitor stands, however far from the head. */
export function* freshBlood(g: Betrayal, me: Mine, traitor: Seat): Rules {
  const at = tileOf(g, traitor);
  if (threads.lieOn(g, at) || !(yield* agrees(g, traitor, 'fresh', 'fresh-lay', 'fresh-leave'))) return;
  use(g, 'fresh');
  lay(g, me, at);
}
