import type { Rules, Seat } from '@dreadhouse/engine';
import { found, registry } from '../catalogue.ts';
import type { Back, Item } from '../content/definitions.ts';
import type { Carried, Nemesis, Piece } from '../state.ts';
import { any, total } from './hooks.ts';
import { EGG, isObject } from './objects.ts';
import { ALL, open } from './pieces.ts';
import { person, roomAt, roomOf, type Table } from './table.ts';

// Backpack and hands (NL-ITEM, NL-OBJ, G-23). What lies in a backpack is a piece; what is carried in the open is not.

export const itemDef = (id: string): Item => found(registry().items, id);
export const backOf = ({ face }: Piece): Back => itemDef(face).deck;
export const BACKS: readonly Back[] = ['red', 'yellow', 'green', 'crafted', 'starting', 'personal'];

/** NL-OBJ-03: heavy items and objects alike. */
const takesHand = (what: string): boolean => isObject(what) || itemDef(what).heavy === true;

/** NL-ITEM-04, G-23: two hands; a hurt arm takes one, a cart gives one. */
export const slots = (t: Table, seat: Seat): number => Math.max(0, 2 + total(t, seat, 'handSlots'));

/** How many hands these things need: two that are joined need one, and one egg may have a case. */
function needed(t: Table, seat: Seat, things: readonly Pick<Carried, 'what' | 'tape'>[]): number {
  const heavy = things.filter(({ what }) => takesHand(what));
  const joined = new Set(heavy.filter(({ tape }) => tape > 0).map(({ tape }) => tape));
  const single = heavy.filter(({ tape }) => tape === 0).length;
  const isCased = any(t, seat, 'holdsEgg') && heavy.some(({ what }) => what === EGG);
  return single + joined.size - (isCased ? 1 : 0);
}

/** Whether a hand is free for it, perhaps without some of what is carried now. */
export function fits(t: Table, seat: Seat, what: string, without: readonly Carried[] = []): boolean {
  if (!takesHand(what)) return true;
  const kept = person(t, seat).hands.filter((one) => !without.includes(one));
  return needed(t, seat, [...kept, { what, tape: 0 }]) <= slots(t, seat);
}

export const carries = (t: Table, seat: Seat, what: string): boolean =>
  person(t, seat).hands.some((one) => one.what === what);

/** A full weapon, a charged tool, or simply the thing. */
export function carry(g: Nemesis, seat: Seat, what: string): void {
  const { weapon, charge = 0 } = isObject(what) ? {} : itemDef(what);
  if (!isObject(what)) g.touch(`item:${what}`);
  person(g, seat).hands.push({ what, ammunition: weapon?.loaded ?? charge, extra: 0, tape: 0 });
}

/** Takes something out of a hand; what it was joined with is single again. */
export function letGo(g: Nemesis, seat: Seat, thing: Carried): void {
  const one = person(g, seat);
  one.hands = one.hands.filter((other) => other !== thing);
  if (thing.tape === 0) return;
  for (const other of one.hands) if (other.tape === thing.tape) other.tape = 0;
  thing.tape = 0;
}

/** E-DROP: objects lie in the room, item cards go to the bottom of their deck, crafted ones back to the pile; ammunition is lost. */
export function drop(g: Nemesis, seat: Seat, thing: Carried): void {
  const room = roomOf(g, seat);
  letGo(g, seat, thing);
  g.tell('all', 'dropped', { seat, what: thing.what, rule: isObject(thing.what) ? 'NL-OBJ-04' : 'NL-ITEM-05' });
  if (!isObject(thing.what)) putBack(g, open(thing.what));
  else if (room !== null) roomAt(g, room).objects.push(thing.what);
}

/** E-DROP of a card of the backpack: only its back is seen. */
export function dropCard(g: Nemesis, seat: Seat, card: Piece): void {
  takeOut(g, seat, card, [seat]);
  g.tell('all', 'dropped-card', { seat, back: backOf(card), rule: 'NL-G-23' });
  putBack(g, card);
}

function putBack(g: Nemesis, card: Piece): void {
  const { decks, unused } = g.state;
  const back = backOf(card);
  if (back === 'starting' || back === 'personal') unused.items.push(card);
  else decks[back].draw.push(back === 'crafted' ? open(card.face) : card);
}

/**
 * A card leaves a backpack unseen by all but these seats: everybody else forgets the cards of that back there and the moved one, unless
 * it was the only one (6.1).
 */
export function takeOut(g: Nemesis, seat: Seat, card: Piece, knowing: readonly Seat[]): void {
  const one = person(g, seat);
  const alike = one.pack.filter((other) => backOf(other) === backOf(card));
  const keep = knowing.reduce((bits, other) => bits | (1 << other), 1 << seat);
  if (alike.length > 1) for (const other of alike) other.seen &= keep;
  one.pack = one.pack.filter((other) => other !== card);
}

/** Cards of one back lie together, so that a place in the backpack tells nothing. */
export function intoPack(g: Nemesis, seat: Seat, card: Piece): void {
  const one = person(g, seat);
  g.touch(`item:${card.face}`);
  one.pack = [...one.pack, card].sort((a, b) => BACKS.indexOf(backOf(a)) - BACKS.indexOf(backOf(b)));
}

/** All items of a character that can be used, its backpack included. */
export function itemsOf(t: Table, seat: Seat): string[] {
  const { pack, hands } = person(t, seat);
  const held = hands.map(({ what }) => what).filter((what) => !isObject(what));
  return [...new Set([...pack.map(({ face }) => face), ...held])];
}

/** Takes a crafted item from the open pile, so that everybody sees which; false where none is left. */
export function takeCrafted(g: Nemesis, seat: Seat, item: string): boolean {
  const { crafted } = g.state.decks;
  const card = crafted.draw.find(({ face }) => face === item);
  if (card === undefined || !fits(g, seat, item)) return false;
  crafted.draw = crafted.draw.filter((one) => one !== card);
  if (itemDef(item).heavy === true) carry(g, seat, item);
  else intoPack(g, seat, card);
  g.tell('all', 'took-item', { seat, item, rule: 'NL-G-22' });
  return true;
}

/** Chapter 6: an item is seen by all when it is used, and stays known; of several alike one that was not is turned up. */
export function showCard(g: Nemesis, seat: Seat, item: string): void {
  const alike = person(g, seat).pack.filter(({ face }) => face === item);
  const card = alike.find(({ seen }) => seen !== ALL) ?? alike[0];
  if (card !== undefined) card.seen = ALL;
}

/** NL-ACT-08, G-22: face up to the discards of its deck; crafted, starting and personal items go to the box. */
export function discardItem(g: Nemesis, seat: Seat, item: string): void {
  const one = person(g, seat);
  const card = one.pack.find(({ face }) => face === item);
  const held = one.hands.find(({ what }) => what === item);
  if (card !== undefined) one.pack = one.pack.filter((other) => other !== card);
  else if (held !== undefined) letGo(g, seat, held);
  else return;
  const { decks, unused } = g.state;
  const back = itemDef(item).deck;
  const shown = card ?? open(item);
  shown.seen = ALL;
  if (back === 'red' || back === 'yellow' || back === 'green') decks[back].discard.push(shown);
  else unused.items.push(shown);
  g.reveal('all', 'item-discarded', { seat, item, rule: 'NL-ACT-08' });
}

/** A card of the backpack that is no item of its own any more goes to the box, seen by all. */
export function boxItem(g: Nemesis, seat: Seat, item: string): void {
  const one = person(g, seat);
  const card = one.pack.find(({ face }) => face === item);
  if (card === undefined) return;
  one.pack = one.pack.filter((other) => other !== card);
  card.seen = ALL;
  g.state.unused.items.push(card);
}

/** G-29: what a character could leave the base in on foot, its backpack included. */
export const suitsOf = (t: Table, seat: Seat): string[] =>
  itemsOf(t, seat).filter((item) => itemDef(item).walksOut === true);

/** How much a weapon holds, and whether it can be loaded at all. */
export const capacity = ({ what, extra }: Carried): number => (itemDef(what).weapon?.most ?? 0) + extra;

export function load(g: Nemesis, seat: Seat, thing: Carried): void {
  thing.ammunition = capacity(thing);
  g.tell('all', 'loaded', { seat, weapon: thing.what, ammunition: thing.ammunition, rule: 'NL-G-21' });
}

/** NL-ITEM-04: whenever the hands hold too much, the owner drops something at once, out of turn too. */
export function* makeRoom(g: Nemesis, seat: Seat): Rules {
  while (needed(g, seat, person(g, seat).hands) > slots(g, seat)) {
    const options = () => droppable(g, seat).map((thing) => ({ id: `drop:${thing.what}`, thing }));
    const { thing } = yield* g.choose(seat, 'make-room', 'NL-ITEM-04', options);
    drop(g, seat, thing);
  }
}

/** Things that take a hand, each kind once. */
export function droppable(t: Table, seat: Seat): Carried[] {
  const heavy = person(t, seat).hands.filter(({ what }) => takesHand(what));
  return heavy.filter(({ what }, i) => heavy.findIndex((other) => other.what === what) === i);
}
