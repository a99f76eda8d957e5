import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { TRAITS, type Trait } from '../content/explorers.ts';
import type { TileId } from '../content/tiles.ts';
import type { BetrayalEvents } from '../events.ts';
import type { Betrayal, FigureId, Own, Token } from '../state.ts';
import { gain } from './traits.ts';

/** A tile of a seat's choice; undefined when there is none. `why` names the text `why-tile.<why>`. */
export function* chooseTile(
  g: Betrayal,
  seat: Seat,
  why: string,
  rule: string,
  tiles: readonly TileId[],
): Rules<TileId | undefined> {
  if (tiles.length === 0) return undefined;
  const options = () => tiles.map((tile) => ({ id: tile, at: `tile:${tile}`, tile }));
  return (yield* g.choose(seat, 'which-tile', rule, options, { why })).tile;
}

/** As `chooseTile`, in the words of the haunt: `haunt.<number>.ask.<what>`. */
export function* hauntTile(g: Betrayal, seat: Seat, what: string, tiles: readonly TileId[]): Rules<TileId | undefined> {
  if (tiles.length === 0) return undefined;
  const options = () => tiles.map((tile) => ({ id: tile, at: `tile:${tile}`, tile }));
  const about = { haunt: g.state.haunt?.number ?? 0, what };
  return (yield* g.choose(seat, 'haunt-tile', 'BH-STRUCT-05', options, about)).tile;
}

/** As `hauntTile`, where it is a secret which tiles there are: asked even where there is a single one. */
export function* secretTile(g: Betrayal, seat: Seat, what: string, tiles: () => readonly TileId[]): Rules<TileId> {
  const options = () => tiles().map((tile) => ({ id: tile, at: `tile:${tile}`, tile }));
  const about = { haunt: g.state.haunt?.number ?? 0, what };
  return (yield* g.ask(seat, 'haunt-tile', 'BH-STRUCT-05', options, about)).tile;
}

/** Up to so many different tiles, one after the other; as `hauntTile`, and `enough` ends it. */
export function* hauntTiles(
  g: Betrayal,
  seat: Seat,
  what: string,
  tiles: readonly TileId[],
  most: number,
): Rules<TileId[]> {
  const chosen: TileId[] = [];
  const about = { haunt: g.state.haunt?.number ?? 0, what };
  const left = () =>
    tiles.filter((tile) => !chosen.includes(tile)).map((tile) => ({ id: tile, at: `tile:${tile}`, tile }));
  while (chosen.length < Math.min(most, tiles.length)) {
    const options = (): (Option & { tile: TileId | null })[] => [...left(), { id: 'enough', tile: null }];
    const { tile } = yield* g.ask(seat, 'haunt-tile', 'BH-STRUCT-05', options, about);
    if (tile === null) break;
    chosen.push(tile);
  }
  return chosen;
}

/** One of several things that only this haunt asks, as a function where they show what is hidden from others; words: `haunt.<number>.ask.<what>`, `haunt.<number>.option.<id before the colon>`. */
export function* hauntChoice<O extends Option>(
  g: Betrayal,
  seat: Seat,
  what: string,
  options: readonly O[] | (() => readonly O[]),
): Rules<O> {
  const about = { haunt: g.state.haunt?.number ?? 0, what };
  const all = typeof options === 'function' ? options : () => options;
  return yield* g.ask(seat, 'haunt-choice', 'BH-STRUCT-05', all, about);
}

/** Sealed answers of several seats at once; nobody sees one before all are in. */
export function* sealed<O extends Option>(
  g: Betrayal,
  seats: readonly Seat[],
  what: string,
  options: (seat: Seat) => readonly O[],
  more: { readonly who?: FigureId } = {},
): Rules<readonly O[]> {
  const about = { haunt: g.state.haunt?.number ?? 0, what, ...more };
  return yield* g.askAll(seats, 'haunt-sealed', 'BH-STRUCT-05', options, about);
}

export function* chooseFigure(
  g: Betrayal,
  seat: Seat,
  why: string,
  rule: string,
  figures: readonly FigureId[],
): Rules<FigureId | undefined> {
  if (figures.length === 0) return undefined;
  const options = () => figures.map((who) => ({ id: `who:${who}`, who, details: { who } }));
  return (yield* g.choose(seat, 'which-figure', rule, options, { why })).who;
}

/** A trait of the explorer's own choice rises. */
export function* gainChosen(g: Betrayal, seat: Seat, among: readonly Trait[] = TRAITS): Rules {
  const { trait } = yield* g.choose(seat, 'gain-trait', 'BH-TRAIT-05', () =>
    among.map((one) => ({ id: one, trait: one })),
  );
  gain(g, seat, trait);
}

type Said = Omit<BetrayalEvents['haunt-tells'], 'haunt' | 'what'>;

/** Something that only this haunt tells; words: `haunt.<number>.event.<what>`. */
export function say(g: Betrayal, what: string, details: Said = {}): void {
  g.tell('all', 'haunt-tells', { haunt: g.state.haunt?.number ?? 0, what, ...details, rule: 'BH-STRUCT-05' });
}

/** The same of something that had been hidden until now. */
export function expose(g: Betrayal, what: string, details: Said = {}, rule = 'BH-SECRET-02'): void {
  g.reveal('all', 'haunt-tells', { haunt: g.state.haunt?.number ?? 0, what, ...details, rule });
}

/** One seat alone is told what has been hidden from it (BH-R-15). */
export function whisper(g: Betrayal, seat: Seat, what: string, details: Said = {}): void {
  g.reveal(seat, 'haunt-tells', { haunt: g.state.haunt?.number ?? 0, what, ...details, rule: 'BH-SECRET-02' });
}

/** The same, and it takes a note of it. */
export function learn<T>(
  g: Betrayal,
  notes: readonly Own<T>[],
  seat: Seat,
  note: T,
  what: string,
  about: { readonly who?: FigureId } = {},
): void {
  notes.find(({ of }) => of === seat)?.own.push(note);
  whisper(g, seat, what, about);
}

export const tileOfToken = (token: Token): TileId[] => (token.at === null ? [] : [token.at]);
