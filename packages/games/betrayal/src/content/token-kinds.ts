import type { Seat } from '@dreadhouse/engine';
import {
  carriedBy,
  carries,
  countOf,
  flip,
  layDown,
  lies,
  mark,
  markedWith,
  placeToken,
  removeToken,
  scatter,
  strip,
  sweepUp,
  take,
  tokensOf,
  tokensOn,
} from '../rules/tokens.ts';
import type { Betrayal, BetrayalState, FigureId, Token } from '../state.ts';
import type { TokenKind } from './definitions.ts';
import type { TileId } from './tiles.ts';

type Here = { readonly state: BetrayalState };
type Lying = Parameters<typeof placeToken>[2];

/** The tokens of a kind: what the kind is, where they are, and what becomes of them. */
export interface Tokens extends TokenKind {
  readonly all: (g: Here) => Token[];
  readonly first: (g: Here) => Token | undefined;
  readonly count: (g: Here) => number;
  /** Where they lie, a tile as often as there are some on it. */
  readonly tiles: (g: Here, which?: (token: Token) => boolean) => TileId[];
  readonly on: (g: Here, tile: TileId) => Token[];
  readonly firstOn: (g: Here, tile: TileId) => Token | undefined;
  readonly lieOn: (g: Here, tile: TileId) => boolean;
  readonly heldBy: (g: Here, who: FigureId) => Token[];
  readonly firstHeldBy: (g: Here, who: FigureId) => Token | undefined;
  readonly areHeldBy: (g: Here, who: FigureId) => boolean;
  /** How many somebody holds, and whether one more can be: yes, or why not. */
  readonly held: (g: Here, who: FigureId) => number;
  readonly fitWith: (g: Here, who: FigureId) => true | string;
  /** A new one is put on a tile, on a figure or on a doorway. */
  readonly place: (g: Betrayal, where: Lying) => Token;
  readonly take: typeof take;
  readonly layDown: typeof layDown;
  readonly turn: typeof flip;
  readonly remove: typeof removeToken;
  /** One of those on a tile, or of those that somebody holds, is taken out of the game. */
  readonly removeFrom: (g: Betrayal, tile: TileId) => void;
  readonly removeOf: (g: Betrayal, who: FigureId) => void;
  /** All are: from a tile, or wherever they are; from a figure. */
  readonly sweepUp: (g: Betrayal, tile?: TileId) => void;
  readonly strip: (g: Betrayal, who: FigureId) => void;
  readonly scatter: (g: Betrayal, among: readonly TileId[], count: number) => void;
  /** The number on the one that lies before somebody. */
  readonly markedWith: (g: Here, seat: Seat) => number;
  readonly mark: (g: Betrayal, seat: Seat, n: number) => void;
}

export function tokens(id: string, about: Omit<TokenKind, 'id'> = {}): Tokens {
  return {
    id,
    ...about,
    all: (g) => tokensOf(g, id),
    first: (g) => tokensOf(g, id)[0],
    count: (g) => countOf(g, id),
    tiles: (g, which = () => true) => tokensOf(g, id).flatMap((one) => (which(one) ? (one.at ?? []) : [])),
    on: (g, tile) => tokensOn(g, tile, id),
    firstOn: (g, tile) => tokensOn(g, tile, id)[0],
    lieOn: (g, tile) => lies(g, id, tile),
    heldBy: (g, who) => carriedBy(g, who, id),
    firstHeldBy: (g, who) => carriedBy(g, who, id)[0],
    areHeldBy: (g, who) => carries(g, who, id),
    held: (g, who) => carriedBy(g, who, id).length,
    fitWith: (g, who) => carriedBy(g, who, id).length < (about.carried?.most ?? 0) || 'carries-enough',
    place: (g, where) => placeToken(g, id, where),
    take,
    layDown,
    turn: flip,
    remove: removeToken,
    removeFrom: (g, tile) => removeToken(g, tokensOn(g, tile, id)[0]),
    removeOf: (g, who) => removeToken(g, carriedBy(g, who, id)[0]),
    sweepUp: (g, tile) => sweepUp(g, id, tile),
    strip: (g, who) => strip(g, who, id),
    scatter: (g, among, count) => scatter(g, id, among, count),
    markedWith: (g, seat) => markedWith(g, id, seat),
    mark: (g, seat, n) => mark(g, id, seat, n),
  };
}
