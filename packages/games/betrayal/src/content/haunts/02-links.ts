import type { Betrayal, FigureId, Hands, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  adjacent,
  advance,
  distance,
  hauntTile,
  isAlive,
  isHero,
  keep,
  push,
  rollAgainst,
  say,
  seatsFrom,
  shape,
  tileOf,
  tokens,
} from '../kit.ts';

// The chain of Chained Vows: who is linked to whom, how far apart they are, and how a Link is pulled at, torn and bound again.

export const links = tokens('link');

export const memory = {
  broken: keep.count(100),
  slack: keep.as(
    () => 3,
    () => shape.whole(1, 3),
  ),
};
type Mine = Hands<typeof memory, Record<never, never>>;

const LONGEST = 3;
// A Link lies before one explorer (`on`) and names the other (`of`).

const ends = ({ on, of }: Token): (FigureId | null)[] => [on, of];

const linksOf = (g: Betrayal, seat: Seat): Token[] => links.all(g).filter((link) => ends(link).includes(seat));
export const linkBetween = (g: Betrayal, a: Seat, b: Seat): Token | undefined =>
  linksOf(g, a).find((link) => ends(link).includes(b));

/** Those to whom somebody is linked, clockwise. */
export const linkedTo = (g: Betrayal, seat: Seat): Seat[] =>
  seatsFrom(g, seat).filter((other) => other !== seat && linkBetween(g, seat, other) !== undefined);

/** How many tiles two are apart on foot: the shorter of both directions. */
export const apart = (g: Betrayal, a: Seat, b: Seat): number =>
  Math.min(distance(g, tileOf(g, a), tileOf(g, b)), distance(g, tileOf(g, b), tileOf(g, a)));

export const tautOf = (g: Betrayal, me: Mine, seat: Seat): number =>
  linkedTo(g, seat).filter((other) => apart(g, seat, other) > me.memory.slack).length;

export function snap(g: Betrayal, me: Mine, a: Seat, b: Seat): void {
  const found = linkBetween(g, a, b);
  if (found === undefined) return;
  links.remove(g, found);
  advance(g, me.memory, 'broken', { who: a });
}

/** Both roll Might, and the winner pulls the loser closer, tile by tile. */
export function* heave(g: Betrayal, who: Seat, other: Seat): Rules {
  const [mine, theirs] = yield* rollAgainst(g, who, other, 'might', 'BH-STRUCT-06');
  if (mine === theirs || !isAlive(g, who) || !isAlive(g, other)) return;
  const [winner, loser] = mine > theirs ? [who, other] : [other, who];
  say(g, 'heaved', { who: loser, n: Math.abs(mine - theirs) });
  for (let left = Math.min(LONGEST, Math.abs(mine - theirs)); left > 0 && isAlive(g, loser); left--) {
    const to = yield* hauntTile(g, winner, 'way', nearer(g, loser, winner));
    if (to === undefined) return;
    const lay = g.state.house[to];
    yield* push(g, loser, to);
    // A tile that moves with whoever stands on it ends it.
    if (tileOf(g, loser) !== to || g.state.house[to] !== lay) return;
  }
}

/** The next tiles of the shortest ways. */
function nearer(g: Betrayal, who: Seat, goalOf: Seat): TileId[] {
  const to = tileOf(g, goalOf);
  const here = distance(g, tileOf(g, who), to);
  return adjacent(g, tileOf(g, who), who).filter((tile) => distance(g, tile, to) < here);
}

/** A dead hero's Links are gone; the neighbours are linked instead, and one hero at least is linked to the traitor. */
export function closeChain(g: Betrayal, me: Mine, dead: Seat): void {
  const left = linkedTo(g, dead);
  for (const one of linksOf(g, dead)) links.remove(g, one);
  const [first, last] = [left[0], left.at(-1)];
  if (first !== undefined && last !== undefined && first !== last && linkBetween(g, first, last) === undefined)
    links.place(g, { on: first, of: last });
  if (links.count(g) > 0) return;
  const next = seatsFrom(g, me.traitor).find((seat) => isHero(g, seat) && isAlive(g, seat));
  if (next !== undefined) links.place(g, { on: me.traitor, of: next });
}
