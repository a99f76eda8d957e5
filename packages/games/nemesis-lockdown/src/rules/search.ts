import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { COLOURS, type Colour, tileDef } from '../content/tiles.ts';
import type { Carried, Nemesis, Piece } from '../state.ts';
import { carry, drop, droppable, fits, intoPack, itemDef } from './carry.ts';
import { slime } from './markers.ts';
import { look, refill } from './pieces.ts';
import { roomAt, roomOf, type Table, tileAt } from './table.ts';

// Search (G-20). NL-SPEC-04, NL-ROOM-NEST-13: special rooms and the Nest have no colour to search in.

/** The decks that can be searched here; in a white room all three. */
export function searchable(t: Table, seat: Seat): readonly Colour[] {
  const room = roomOf(t, seat);
  const tile = room === null ? null : tileAt(t, room);
  const colour = tile === null ? null : tileDef(tile).colour;
  if (colour === 'white') return COLOURS;
  return colour === null || colour === 'black' ? [] : [colour];
}

export const itemsLeft = (t: Table, seat: Seat): number => {
  const room = roomOf(t, seat);
  return room === null ? 0 : roomAt(t, room).items;
};

/** One item less in the room; two cards of its colour, of which one is kept and the other goes to the bottom. */
export function* search(g: Nemesis, seat: Seat, colour: Colour): Rules {
  const room = roomOf(g, seat);
  if (room === null) return;
  const here = roomAt(g, room);
  here.items = Math.max(0, here.items - 1);
  g.tell('all', 'searched', { seat, colour, n: cardsLeft(g, colour), rule: 'NL-G-20' });
  const drawn = drawItems(g, seat, colour);
  if (drawn.length > 0) g.reveal([seat], 'found', { seat, items: drawn.map(({ face }) => face), rule: 'NL-G-20' });
  if (tileAt(g, room) === 'contaminated-room') slime(g, seat); // NL-ROOM-CONTAM-01
  if (drawn.length === 0) return;
  const options = () => drawn.flatMap((card) => waysToKeep(g, seat, card)).concat(nothing(g, seat, drawn));
  const { card, without } = yield* g.ask(seat, 'search-keep', 'NL-G-20', () => unique(options()), { colour });
  if (without !== undefined) drop(g, seat, without);
  g.state.aside = [];
  g.state.decks[colour].draw.push(...drawn.filter((one) => one !== card));
  if (card !== undefined) keep(g, seat, card, colour);
}

interface Way extends Option {
  readonly card?: Piece;
  /** What is dropped for it. */
  readonly without?: Carried;
}

/** A heavy card needs a free hand: something may be dropped for it. */
function waysToKeep(t: Table, seat: Seat, card: Piece): Way[] {
  if (fits(t, seat, card.face)) return [{ id: `keep:${card.face}`, card }];
  return droppable(t, seat)
    .filter((without) => fits(t, seat, card.face, [without]))
    .map((without) => ({ id: `keep:${card.face}:${without.what}`, card, without }));
}

/** Nobody must drop anything: where neither can be kept, both go to the bottom. */
const nothing = (t: Table, seat: Seat, drawn: readonly Piece[]): Way[] =>
  drawn.some(({ face }) => fits(t, seat, face)) ? [] : [{ id: 'keep-nothing' }];

const unique = (ways: readonly Way[]): Way[] =>
  ways.filter(({ id }, i) => ways.findIndex((one) => one.id === id) === i);

const DRAWN = 2;

/** How many will be drawn; everybody can count them. */
function cardsLeft({ state }: Table, colour: Colour): number {
  const { draw, discard } = state.decks[colour];
  return Math.min(DRAWN, draw.length + discard.length);
}

function drawItems(g: Nemesis, seat: Seat, colour: Colour): Piece[] {
  const deck = g.state.decks[colour];
  for (let i = 0; i < DRAWN; i++) {
    refill(g, colour, deck);
    const card = g.draw(deck.draw);
    if (card === undefined) break;
    look(card, seat);
    g.state.aside.push(card);
  }
  return [...g.state.aside];
}

/** NL-ITEM-01: into the backpack, where only the owner knows it; a heavy item is seen by all. */
function keep(g: Nemesis, seat: Seat, card: Piece, colour: Colour): void {
  if (itemDef(card.face).heavy === true) {
    carry(g, seat, card.face);
    g.reveal('all', 'took-item', { seat, item: card.face, rule: 'NL-ITEM-04' });
    return;
  }
  intoPack(g, seat, card);
  g.tell('all', 'kept-item', { seat, colour, rule: 'NL-ITEM-01' });
}
