import { canonical, type Seat } from '@dreadhouse/engine';
import type { TileId } from '../content/tiles.ts';
import type { TokenKind } from '../content/types.ts';
import type { Betrayal, BetrayalState, FigureId, Token } from '../state.ts';
import { hauntOf, isHero, tileOf } from './figures.ts';

/** What a haunt says of a kind of token; the three kinds of the core need no saying. */
export function tokenKind(g: { readonly state: BetrayalState }, kind: string): TokenKind | undefined {
  return hauntOf(g)?.tokens?.find(({ id }) => id === kind);
}

export const tokensOf = (g: { readonly state: BetrayalState }, kind: string): Token[] =>
  g.state.tokens.filter((one) => one.kind === kind);

/** Tokens that lie on a tile, of one kind or of all. */
export function tokensOn(g: { readonly state: BetrayalState }, tile: TileId, kind?: string): Token[] {
  return g.state.tokens.filter((one) => one.at === tile && (kind === undefined || one.kind === kind));
}

export function carriedBy(g: { readonly state: BetrayalState }, who: FigureId, kind?: string): Token[] {
  return g.state.tokens.filter((one) => one.on === who && (kind === undefined || one.kind === kind));
}

/** Whether a token of the kind lies on a tile. */
export const lies = (g: { readonly state: BetrayalState }, kind: string, tile: TileId): boolean =>
  tokensOn(g, tile, kind).length > 0;

/** Whether a figure carries a token of the kind. */
export const carries = (g: { readonly state: BetrayalState }, who: FigureId, kind: string): boolean =>
  carriedBy(g, who, kind).length > 0;

/** How many tokens of a kind there are. */
export const countOf = (g: { readonly state: BetrayalState }, kind: string): number => tokensOf(g, kind).length;

/** Where tokens of a kind lie, a tile as often as there are some on it. */
export const tilesWith = (g: { readonly state: BetrayalState }, kind: string): TileId[] =>
  tokensOf(g, kind).flatMap(({ at }) => at ?? []);

type Lying = Partial<Omit<Token, 'id' | 'kind'>>;

/** What tells it from others of its kind: the side that is up, and its number. */
export const looksOf = ({ kind, up, n }: Token) => ({ token: kind, side: up ? 'up' : 'down', n });

/** The same for tokens that nobody could tell from each other, wherever they lie; with a face to turn up, each may be another. */
export const likeness = ({ kind, of, n, up, face, id }: Token): string =>
  canonical([kind, of, n, up, face === null ? null : id]);

/** Puts a new token on a tile, on a figure or on a doorway. */
export function placeToken(g: Betrayal, kind: string, where: Lying): Token {
  const none = { at: null, on: null, edge: null, of: null, n: 0, up: true, face: null };
  const token: Token = { id: g.state.nextToken, kind, ...none, ...where };
  g.state.nextToken += 1;
  g.state.tokens.push(token);
  g.touch(`token:${kind}`);
  g.tell('all', 'token-placed', { token: kind, at: token.at, on: token.on, rule: 'BH-TOK-01' });
  return token;
}

/** So many tokens lie on different random tiles of these; where there are too few, once more from the beginning. */
export function scatter(g: Betrayal, kind: string, among: readonly TileId[], count: number): void {
  const rooms = [...among];
  g.shuffle(kind, rooms);
  for (let i = 0; i < count && rooms.length > 0; i++) {
    const at = rooms[i % rooms.length];
    if (at !== undefined) placeToken(g, kind, { at });
  }
}

/** A token is taken out of the game; where there is none, nothing happens, here and below. */
export function removeToken(g: Betrayal, token: Token | undefined): void {
  if (token === undefined) return;
  g.state.tokens = g.state.tokens.filter((one) => one !== token);
  g.tell('all', 'token-removed', { token: token.kind, at: token.at, rule: 'BH-TOK-01' });
}

/** The token of a kind that lies before somebody, with a number on it. */
export const markerOf = (g: { readonly state: BetrayalState }, kind: string, seat: Seat): Token | undefined =>
  carriedBy(g, seat, kind)[0];

/** The number on it; 0 where there is none. */
export const markedWith = (g: { readonly state: BetrayalState }, kind: string, seat: Seat): number =>
  markerOf(g, kind, seat)?.n ?? 0;

/** The number on it changes; where there is no such token yet, it is laid. */
export function mark(g: Betrayal, kind: string, seat: Seat, n: number): void {
  const marker = markerOf(g, kind, seat);
  if (marker === undefined) placeToken(g, kind, { on: seat, n });
  else marker.n = n;
}

/** All tokens of a kind are taken away: from a tile, or wherever they are. */
export function sweepUp(g: Betrayal, kind: string, tile?: TileId): void {
  for (const token of tokensOf(g, kind)) if (tile === undefined || token.at === tile) removeToken(g, token);
}

/** All tokens of a kind that a figure carries are taken from it. */
export function strip(g: Betrayal, who: FigureId, kind: string): void {
  for (const token of carriedBy(g, who, kind)) removeToken(g, token);
}

export function flip(g: Betrayal, token: Token | undefined, up: boolean): void {
  if (token === undefined) return;
  token.up = up;
  g.tell('all', 'token-turned', { token: token.kind, at: token.at, up, rule: 'BH-TOK-01' });
}

/** A figure takes up a token. */
export function take(g: Betrayal, token: Token | undefined, who: FigureId): void {
  if (token === undefined) return;
  token.at = null;
  token.on = who;
  g.tell('all', 'token-taken', { token: token.kind, who, rule: 'BH-TOK-01' });
}

/** A carried token comes to lie on a tile: where its carrier is, unless somewhere else is named. */
export function layDown(g: Betrayal, token: Token | undefined, at?: TileId): void {
  if (token === undefined || token.on === null) return;
  const where = at ?? tileOf(g, token.on);
  token.on = null;
  token.at = where;
  g.tell('all', 'token-dropped', { token: token.kind, at: where, rule: 'BH-TOK-01' });
}

/** BH-R-09: what the dead carried stays with them, unless the haunt lets it lie on the tile. */
export function dropCarried(g: Betrayal, seat: Seat): void {
  for (const token of carriedBy(g, seat)) if (tokenKind(g, token.kind)?.carried?.atDeath === 'tile') layDown(g, token);
}

/** BH-OBST-03: whether a token on the tile hinders. */
export function hasObstacleToken(g: Betrayal, tile: TileId): boolean {
  return tokensOn(g, tile).some(({ kind }) => kind === 'obstacle' || tokenKind(g, kind)?.obstacle === true);
}

/** Why this figure cannot take up this token, or null. `besides`: how many more of the kind, or fewer, it will carry by then. */
export function whyNotCarry(g: Betrayal, token: Token, who: FigureId, besides = 0): string | null {
  const carried = tokenKind(g, token.kind)?.carried;
  if (carried === undefined || (carried.by === 'heroes' && !isHero(g, who))) return 'not-carried';
  return carriedBy(g, who, token.kind).length + besides < carried.most ? null : 'carries-enough';
}
