import type { Betrayal, Chance, FigureId, Rules, Seat, Side, TileId, Token } from '../kit.ts';
import {
  everybody,
  expose,
  HALLWAY,
  hauntChoice,
  heroes,
  isHero,
  isMonster,
  monsters,
  rather,
  roomsOnFoot,
  shape,
  tokens,
  whisper,
} from '../kit.ts';

// The nine Pages of Marginalia: whose they are, who has read them, how many somebody can carry, and what the table knows of them.

export const PAGES = [
  'full-stop',
  'fresh-ink',
  'cross-reference',
  'strike-through',
  'footnote',
  'ibid',
  'brackets',
  'blot',
  'the-blank',
] as const;
export const scribes = monsters('scribe');
export const pages = tokens('page', { carried: { most: PAGES.length } });

export type Page = (typeof PAGES)[number];
/** It stands for any one Page that is missing of a spell. */
const BLANK: Page = 'the-blank';
export const SPELLS: Readonly<Record<Side, readonly Page[]>> = {
  heroes: ['fresh-ink', 'footnote', 'brackets'],
  traitor: ['full-stop', 'strike-through', 'blot'],
};
const NAMES: readonly string[] = PAGES;
/** As it is printed: 1 to 9. */
const numberOf = (page: Token): number => NAMES.indexOf(page.face?.face ?? '') + 1;

export const sideOf = (g: Betrayal, who: FigureId): Side => (isHero(g, who) ? 'heroes' : 'traitor');
const otherSide = (side: Side): Side => (side === 'heroes' ? 'traitor' : 'heroes');
/** The Pages of the other side's spell, which hurt whoever carries them. */
const otherHand = (side: Side): readonly Page[] => SPELLS[otherSide(side)];
const isOneOf = (page: Token, some: readonly Page[]): boolean => some.some((one) => one === page.face?.face);
export const hasPage = (g: Betrayal, who: FigureId, page: Page): boolean =>
  pages.heldBy(g, who).some((one) => isOneOf(one, [page]));
export const isHurting = (g: Betrayal, seat: Seat): boolean =>
  pages.heldBy(g, seat).some((page) => isOneOf(page, otherHand(sideOf(g, seat))));

/** How many of a side's spell are among some Pages, the Blank as one of them. */
export const countOf = (pages: readonly Token[], side: Side): number =>
  pages.filter((page) => isOneOf(page, [...SPELLS[side], BLANK])).length;
export const isComplete = (g: Betrayal, seat: Seat): boolean =>
  countOf(pages.heldBy(g, seat), sideOf(g, seat)) >= SPELLS.heroes.length;

/** Who reads, and chooses, for a figure: monsters belong to the traitor. */
export const readerOf = (g: Betrayal, who: FigureId): Seat | null =>
  isMonster(who) ? (g.state.haunt?.traitor ?? null) : who;
/** Those of a figure's side who can still read. */
const readersOf = (g: Betrayal, who: FigureId): Seat[] =>
  isHero(g, who) ? heroes(g) : [g.state.haunt?.traitor ?? []].flat();
export const isKnownTo = ({ face }: Token, seat: Seat): boolean => face?.seen.includes(seat) === true;

/** A side reads some Pages; nobody else does. */
export function read(g: Betrayal, who: FigureId, pages: readonly Token[]): void {
  for (const page of pages)
    for (const seat of readersOf(g, who)) {
      if (page.face === null || isKnownTo(page, seat)) continue;
      page.face.seen.push(seat);
      whisper(g, seat, 'read', { at: page.at, n: numberOf(page) });
    }
}

/** A Page that somebody has held lies face up. */
export function layOpen(g: Betrayal, page: Token, at?: TileId): void {
  pages.layDown(g, page, at);
  if (page.face === null || page.up) return;
  page.face.seen = everybody(g);
  expose(g, 'open', { at: page.at, n: numberOf(page) });
  pages.turn(g, page, true);
}

/** What was cast lands on a random room without a Page; where each has one, on any; where there is no room, in the Hallway. */
export function sendAway(g: Betrayal, who: Seat, face: Page): void {
  const page = pages.heldBy(g, who).find((one) => isOneOf(one, [face]));
  if (page === undefined) return;
  const rooms = roomsOnFoot(g);
  const among = rather(rooms, (tile) => pages.on(g, tile).length === 0);
  layOpen(g, page, among.length === 0 ? HALLWAY : g.pick('cast', among));
}

/** One of several Pages, read by those who have seen them. */
export function* whichOf(
  g: Betrayal,
  seat: Seat,
  what: string,
  pages: () => readonly Token[],
): Rules<Token | undefined> {
  const [first, ...more] = pages();
  if (first === undefined || more.length === 0) return first;
  const options = () =>
    pages().map((page) => ({
      id: `leaf:${page.id}`,
      details: { card: isKnownTo(page, seat) ? page.face?.face : page.kind },
      page,
    }));
  return (yield* hauntChoice(g, seat, what, options)).page;
}

const MOST: Readonly<Record<Side, number>> = { heroes: 4, traitor: 5 };
export const mostOf = (g: Betrayal, who: FigureId): number => (isMonster(who) ? 1 : MOST[sideOf(g, who)]);

/** What is more than somebody can carry goes to the tile at once. */
export function* shed(g: Betrayal, who: FigureId): Rules {
  const seat = readerOf(g, who);
  while (seat !== null && pages.heldBy(g, who).length > mostOf(g, who)) {
    const page = yield* whichOf(g, seat, 'surplus', () => pages.heldBy(g, who));
    if (page !== undefined) layOpen(g, page);
  }
}

/** A figure comes by a Page, and its side reads it. */
export function gain(g: Betrayal, who: FigureId, page: Token): void {
  pages.take(g, page, who);
  read(g, who, [page]);
}

/** What everybody has seen of Pages that somebody carried: hurt by one of them at the least, hurt by none, or enough for a spell. */
export interface Clue {
  readonly pages: number[];
  readonly says: 'hurt' | 'unhurt' | 'spell';
  readonly side: Side;
}
export const clueShape: shape.Shape<Clue> = shape.record<Clue>({
  pages: shape.listOf(shape.whole(0, 99_999), PAGES.length),
  says: shape.oneOf(['hurt', 'unhurt', 'spell']),
  side: shape.oneOf(['heroes', 'traitor']),
});

/** KIT: evidence is kept once, and only of Pages that do not lie open to all. */
export function note(g: Betrayal, clues: Clue[], who: Seat, says: Clue['says']): void {
  const ids = pages.heldBy(g, who).map(({ id }) => id);
  const side = sideOf(g, who);
  const isKnown = clues.some((one) => one.says === says && one.side === side && one.pages.join() === ids.join());
  if (ids.length > 0 && !isKnown) clues.push({ pages: ids, says, side });
}

type Faces = ReadonlyMap<number, string>;

/** Whether a clue can still be true once some faces are dealt. */
function fits({ pages, says, side }: Clue, dealt: Faces): boolean {
  const meant: readonly string[] = says === 'spell' ? [...SPELLS[side], BLANK] : otherHand(side);
  const faces = pages.map((id) => dealt.get(id));
  const count = faces.filter((face) => face !== undefined && meant.includes(face)).length;
  if (says === 'unhurt') return count === 0;
  const open = faces.filter((face) => face === undefined).length;
  return count + open >= (says === 'spell' ? SPELLS[side].length : 1);
}

function deal(
  pages: readonly Token[],
  faces: readonly string[],
  dealt: Map<number, string>,
  clues: readonly Clue[],
): boolean {
  const [page, ...others] = pages;
  if (page === undefined) return true;
  for (const [i, face] of faces.entries()) {
    dealt.set(page.id, face);
    const left = faces.filter((_, k) => k !== i);
    if (clues.every((clue) => fits(clue, dealt)) && deal(others, left, dealt, clues)) return true;
    dealt.delete(page.id);
  }
  return false;
}

/** The Pages that a seat has not read are dealt anew, in agreement with all that everybody has seen. */
export function redrawPages(g: Betrayal, clues: readonly Clue[], seat: Seat, chance: Chance): void {
  const all = pages.all(g);
  const faceOf = ({ face }: Token): string => face?.face ?? '';
  const unseen = all.filter((page) => !isKnownTo(page, seat));
  const faces = unseen.map(faceOf).sort();
  chance.shuffle('imagine', faces);
  const dealt = new Map(all.filter((page) => isKnownTo(page, seat)).map((page) => [page.id, faceOf(page)] as const));
  deal(unseen, faces, dealt, clues);
  for (const page of unseen) if (page.face !== null) page.face.face = dealt.get(page.id) ?? page.face.face;
}
