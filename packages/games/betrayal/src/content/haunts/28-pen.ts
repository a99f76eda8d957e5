import type { Betrayal, FigureId, Hands, Per, TileId, Token } from '../kit.ts';
import { adjacent, distancesFrom, tileOf, tiles, tokens } from '../kit.ts';
import { bestRing, type Doorway } from '../rings.ts';

// The Salt of The Salt Line, the Idol, and the pen around it.

export const salts = tokens('salt');
export const looseIdol = tokens('loose-idol', { carried: { most: 1, by: 'heroes', kept: true } });

type Mine = Hands<object, Record<'pen', Per>>;

// --- doorways ---

export const saltIn = (g: Betrayal, a: TileId, b: TileId): Token | undefined =>
  salts.all(g).find(({ edge }) => edge?.includes(a) === true && edge.includes(b));

/** Tiles that share a doorway with this one, whichever way it leads. */
export const doorways = (g: Betrayal, at: TileId): TileId[] =>
  tiles(g).filter(
    (tile) => tile !== at && (adjacent(g, at, 'explorer').includes(tile) || adjacent(g, tile, 'explorer').includes(at)),
  );

export const salted = (g: Betrayal, at: TileId): TileId[] =>
  salts.all(g).flatMap(({ edge }) => (edge?.includes(at) === true ? edge.filter((tile) => tile !== at) : []));

export function sweep(g: Betrayal, a: TileId, b: TileId): void {
  const salt = saltIn(g, a, b);
  if (salt !== undefined) salts.remove(g, salt);
}

/** Salt in what is no doorway any more is lost. */
export function sweepLost(g: Betrayal): void {
  for (const salt of salts.all(g)) {
    const [a, b] = salt.edge ?? [];
    if (a !== undefined && b !== undefined && !doorways(g, a).includes(b)) salts.remove(g, salt);
  }
}

// --- the Idol and the pen ---

export const carrierOf = (g: Betrayal): FigureId | null => looseIdol.first(g)?.on ?? null;

function idolAt(g: Betrayal, me: Mine): TileId | null {
  const token = looseIdol.first(g);
  if (token === undefined) return tileOf(g, me.traitor);
  return token.on === null ? token.at : tileOf(g, token.on);
}

/** Everywhere that whoever bears the Idol can walk without crossing Salt; nobody bears it: as the traitor would. */
export function pen(g: Betrayal, me: Mine): TileId[] {
  const from = idolAt(g, me);
  const who = carrierOf(g) ?? me.traitor;
  return from === null || who === null ? [] : [...distancesFrom(g, from, who).keys()];
}

export function isSealed(g: Betrayal, me: Mine): boolean {
  const all = pen(g, me);
  const hasBorder = salts.all(g).some(({ edge }) => edge?.some((tile) => all.includes(tile)) === true);
  return all.length <= me.n.pen && hasBorder;
}

// --- what players are after ---

/** The traitor’s ways through the house, and the ring of doorways that would pen the Idol in soonest. */
export function ring(g: Betrayal, me: Mine): Doorway[] {
  const from = idolAt(g, me);
  if (from === null) return [];
  const who = carrierOf(g) ?? me.traitor;
  const ways = new Map(tiles(g).map((tile) => [tile, adjacent(g, tile, who)]));
  return bestRing(ways, from, me.n.pen);
}
