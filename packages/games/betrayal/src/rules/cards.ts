import type { Option, Rules, Seat } from '@dreadhouse/engine';
import { eventCard, isOmen, isWeapon, registry } from '../catalogue.ts';
import type { OmenId } from '../content/scenarios.ts';
import type { TileId } from '../content/tiles.ts';
import type { EventCard, Rows } from '../content/types.ts';
import type { Betrayal, CardId, Deck } from '../state.ts';
import { chosenRoll, plainDice } from './dice.ts';
import { explorerAt, hasHaunt } from './figures.ts';
import { hauntRoll } from './haunt-roll.ts';
import { moment } from './in-play.ts';

/** The least results of the rows, the best first. */
export const leastsOf = (rows: Rows<unknown>): number[] =>
  Object.keys(rows)
    .map(Number)
    .sort((a, b) => b - a);

/** The row that a result has reached. */
export function rowFor<F>(rows: Rows<F>, result: number): { readonly least: number; readonly row: F } | null {
  const leasts = Object.keys(rows)
    .map(Number)
    .filter((least) => least <= result);
  const least = Math.max(...leasts);
  const row = rows[least];
  return row === undefined ? null : { least, row };
}

/** BH-DISC-09: one card from the top. BH-AMB-43: an empty deck gives nothing. */
export function* drawCard(g: Betrayal, seat: Seat, deck: Deck): Rules {
  if (g.state.decks[deck].length === 0) return g.tell('all', 'deck-empty', { deck, rule: 'BH-PLAY-05' });
  const card = g.draw(g.state.decks[deck]) as CardId;
  g.touch(`${deck}:${card}`);
  if (deck === 'event') yield* resolveEvent(g, seat, card);
  else yield* own(g, seat, deck, card);
}

/** BH-ITEM-01, BH-OMEN-01, BH-CARD-02, BH-CARD-03: laid face up before the player; what they can do works from now on (BH-SPEC-06). */
function* own(g: Betrayal, seat: Seat, deck: 'item' | 'omen', card: CardId): Rules {
  explorerAt(g, seat).cards.push(card);
  if (deck === 'item') g.reveal('all', 'item-drawn', { seat, card, rule: 'BH-ITEM-01' });
  else {
    g.state.omensDrawn += 1;
    g.reveal('all', 'omen-drawn', { seat, card, omens: g.state.omensDrawn, rule: 'BH-OMEN-01' });
  }
  yield* moment(g, 'onGain', seat, card, 'drawn');
  // BH-OMEN-02, BH-PLAY-02: only before the haunt.
  if (deck === 'omen' && !hasHaunt(g)) yield* hauntRoll(g, seat, card as OmenId);
}

/** BH-EVT-01, BH-CARD-01: read aloud, carried out, buried. */
function* resolveEvent(g: Betrayal, seat: Seat, id: CardId): Rules {
  g.state.drawn = id;
  g.reveal('all', 'event-drawn', { seat, card: id, rule: 'BH-EVT-01' });
  yield* followEvent(g, seat, eventCard(id));
  g.state.drawn = null;
  g.state.decks.event.push(id);
  g.tell('all', 'buried', { card: id, rule: 'BH-BURY-02' });
}

function* followEvent(g: Betrayal, seat: Seat, card: EventCard): Rules {
  if (card.unless !== undefined && (yield* card.unless(g, seat))) return;
  if (card.rows === undefined) g.tell('all', 'event-line', { seat, card: card.id, line: null, rule: 'BH-EVT-01' });
  if (card.does !== undefined) yield* card.does(g, seat);
  if (card.rows !== undefined && !explorerAt(g, seat).dead) yield* eventRows(g, seat, card, card.rows);
}

/** BH-EVT-02: only the line that was rolled is read. */
function* eventRows(g: Betrayal, seat: Seat, card: EventCard, rows: NonNullable<EventCard['rows']>): Rules {
  const { trait, result } =
    card.roll === undefined
      ? { trait: null, result: yield* plainDice(g, card.dice ?? 0, seat, leastsOf(rows)) }
      : yield* chosenRoll(g, seat, card.roll, { purpose: 'event', rule: 'BH-EVT-02', leasts: leastsOf(rows) });
  const found = rowFor(rows, result);
  // What the explorer did about the dice may have been the last thing.
  if (found === null || explorerAt(g, seat).dead) return;
  g.tell('all', 'event-line', { seat, card: card.id, line: found.least, rule: 'BH-EVT-02' });
  yield* found.row(g, seat, trait);
}

/** BH-BURY-02, BH-BURY-03: to the bottom of its own deck; there is no pile beside it. */
export function bury(g: Betrayal, seat: Seat, card: CardId): void {
  const explorer = explorerAt(g, seat);
  if (!explorer.cards.includes(card)) return;
  explorer.cards = explorer.cards.filter((one) => one !== card);
  g.state.decks[isOmen(card) ? 'omen' : 'item'].push(card);
  g.tell('all', 'buried', { card, rule: 'BH-BURY-02' });
}

/** Armory: turns up Items until a weapon appears; the others are buried. */
export function* findWeapon(g: Betrayal, seat: Seat): Rules {
  const { item } = g.state.decks;
  for (let left = item.length; left > 0; left--) {
    const card = g.draw(item) as CardId;
    if (isWeapon(card)) return yield* own(g, seat, 'item', card);
    item.push(card);
    g.reveal('all', 'card-shown', { seat, card, rule: 'BH-BURY-02' });
  }
}

/** A card goes from one explorer to another. */
export function* handOver(
  g: Betrayal,
  from: Seat,
  to: Seat,
  cards: readonly CardId[],
  how: 'trade' | 'loot' | 'taken',
): Rules {
  const giver = explorerAt(g, from);
  giver.cards = giver.cards.filter((one) => !cards.includes(one));
  explorerAt(g, to).cards.push(...cards);
  for (const card of cards) yield* moment(g, 'onGain', to, card, how);
}

/** BH-STEAL-01: only where a haunt grants it. */
export function* steal(g: Betrayal, who: Seat, from: Seat, card: CardId): Rules {
  yield* handOver(g, from, who, [card], 'taken');
  g.tell('all', 'card-taken', { who, from, card, rule: 'BH-STEAL-01' });
}

/** A card is laid on a tile and belongs to nobody. */
export function layCard(g: Betrayal, seat: Seat, card: CardId, at: TileId): void {
  const explorer = explorerAt(g, seat);
  explorer.cards = explorer.cards.filter((one) => one !== card);
  g.state.laid.push({ card, at });
  g.tell('all', 'card-laid', { card, at, rule: 'BH-STRUCT-05' });
}

/** A card is put into somebody's hands by the haunt, wherever it was: nobody has taken it from anybody. */
export function entrust(g: Betrayal, seat: Seat, card: CardId): void {
  if (explorerAt(g, seat).cards.includes(card)) return;
  takeOut(g, card);
  explorerAt(g, seat).cards.push(card);
  g.reveal('all', 'card-entrusted', { seat, card, rule: 'BH-STRUCT-05' });
}

/** A card is removed from the game, wherever it was. */
export function removeCard(g: Betrayal, card: CardId): void {
  takeOut(g, card);
  g.state.removed.push(card);
  g.reveal('all', 'card-removed', { card, rule: 'BH-STRUCT-05' });
}

function takeOut(g: Betrayal, card: CardId): void {
  const others = (cards: readonly CardId[]): CardId[] => cards.filter((one) => one !== card);
  for (const explorer of g.state.explorers) explorer.cards = others(explorer.cards);
  for (const deck of ['item', 'omen'] as const) g.state.decks[deck] = others(g.state.decks[deck]);
  g.state.laid = g.state.laid.filter((one) => one.card !== card);
}

export function* pickUpCard(g: Betrayal, seat: Seat, card: CardId): Rules {
  g.state.laid = g.state.laid.filter((one) => one.card !== card);
  explorerAt(g, seat).cards.push(card);
  g.tell('all', 'card-picked-up', { seat, card, rule: 'BH-STRUCT-05' });
  yield* moment(g, 'onGain', seat, card, 'taken');
}

/** One of an explorer's cards, chosen by its owner; null when there is none or none is wanted. */
export function* chooseCard(
  g: Betrayal,
  seat: Seat,
  why: string,
  rule: string,
  cards: readonly CardId[],
  may = false,
): Rules<CardId | null> {
  if (cards.length === 0) return null;
  const none: Option & { card: CardId | null } = { id: 'none', card: null };
  const options = cards.map((card) => ({ id: `card:${card}`, card, details: { card } }));
  const { card } = yield* g.choose<Option & { card: CardId | null }, 'which-card'>(
    seat,
    'which-card',
    rule,
    () => (may ? [...options, none] : options),
    { why },
  );
  return card;
}

/** All cards of a deck that there are. */
export function allOf(deck: Deck): CardId[] {
  const { events, items, omens } = registry();
  return [...{ event: events, item: items, omen: omens }[deck].keys()];
}
