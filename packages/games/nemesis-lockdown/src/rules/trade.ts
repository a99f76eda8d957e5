import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Carried, Nemesis, Piece } from '../state.ts';
import { backOf, fits, intoPack, itemDef, letGo, makeRoom, takeOut } from './carry.ts';
import { isObject } from './objects.ts';
import { look } from './pieces.ts';
import { peopleIn, person, roomOf, type Table } from './table.ts';

// E-TRADE (G-19): deals one after the other, each with one other character in the room, by mutual consent.

const MOST_DEALS = 6;
const MOST_REFUSALS = 2;
/** "One backpack item of your choice." */
const ANY_CARD = 'backpack';

/** Something that can change hands: a card of the backpack, or something carried in the open. */
type Thing = { readonly card: Piece } | { readonly carried: Carried };
const nameOf = (thing: Thing): string => ('card' in thing ? thing.card.face : thing.carried.what);

const isTradable = (what: string): boolean => isObject(what) || itemDef(what).bound !== true;
const openThings = (t: Table, seat: Seat): Thing[] =>
  person(t, seat)
    .hands.filter(({ what }) => isTradable(what))
    .map((carried) => ({ carried }));
const cardsOf = (t: Table, seat: Seat): Thing[] => person(t, seat).pack.map((card) => ({ card }));
const hasSomething = (t: Table, seat: Seat): boolean => openThings(t, seat).length + person(t, seat).pack.length > 0;

/** Those with whom something could be exchanged. */
export function partners(t: Table, seat: Seat): Seat[] {
  const room = roomOf(t, seat);
  if (room === null) return [];
  return peopleIn(t, room).filter((other) => other !== seat && (hasSomething(t, seat) || hasSomething(t, other)));
}

/** The actor stops when they like, at the latest after six deals or two refusals. */
export function* trade(g: Nemesis, seat: Seat): Rules {
  let refusals = 0;
  for (let left = MOST_DEALS; left > 0 && refusals < MOST_REFUSALS && partners(g, seat).length > 0; left--) {
    const options = (): (Option & { readonly other?: Seat })[] => [
      ...partners(g, seat).map((other) => ({ id: `with:${other}`, at: `seat:${other}`, other })),
      { id: 'done' },
    ];
    const { other } = yield* g.ask(seat, 'deal', 'NL-G-19', options, { left });
    if (other === undefined) return;
    const result = yield* deal(g, seat, other);
    if (result === 'refused') refusals += 1;
  }
}

interface Offer extends Option {
  readonly thing?: Thing;
}

const offers = (things: readonly Thing[], more: readonly string[]): Offer[] => {
  const list: Offer[] = [
    ...more.map((id) => ({ id })),
    ...things.map((thing) => ({ id: `thing:${nameOf(thing)}`, thing })),
  ];
  return list.filter(({ id }, i) => list.findIndex((one) => one.id === id) === i);
};

/** One thing or nothing given, one thing or nothing asked for. */
function* deal(g: Nemesis, seat: Seat, other: Seat): Rules<'made' | 'refused'> {
  const give = (yield* g.ask(
    seat,
    'deal-give',
    'NL-G-19',
    () => offers([...openThings(g, seat), ...cardsOf(g, seat)], ['nothing']),
    { seat: other },
  )).thing;
  const anyCard = person(g, other).pack.length > 0 ? [ANY_CARD] : [];
  const asked = yield* g.ask(seat, 'deal-ask', 'NL-G-19', () => offers(openThings(g, other), ['nothing', ...anyCard]), {
    seat: other,
    give: give === undefined ? null : nameOf(give),
  });
  const ask = asked.thing !== undefined ? nameOf(asked.thing) : asked.id === ANY_CARD ? ANY_CARD : null;
  offer(g, seat, other, give, ask);
  const about = { seat, give: give === undefined ? null : nameOf(give), ask };
  const answer = yield* g.ask(other, 'deal-answer', 'NL-G-19', () => answers(g, seat, other, give, ask, asked), about);
  if (answer.id === 'no') {
    g.tell('all', 'deal-declined', { seat, by: other, rule: 'NL-G-19' });
    return 'refused';
  }
  exchange(g, seat, other, give, answer.thing);
  yield* makeRoom(g, seat);
  yield* makeRoom(g, other);
  return 'made';
}

/** The partner sees what is offered; the others see the back of a card. */
function offer(g: Nemesis, seat: Seat, to: Seat, give: Thing | undefined, ask: string | null): void {
  const told = { seat, to, ask, rule: 'NL-G-19' };
  if (give === undefined || 'carried' in give) {
    g.tell('all', 'deal-offered', { ...told, give: give === undefined ? null : nameOf(give) });
    return;
  }
  look(give.card, to);
  g.reveal([seat, to], 'deal-offered', { ...told, give: give.card.face });
}

/** The partner accepts, choosing the card where it is theirs to choose, or declines. Hands must fit after the deal. */
function answers(
  g: Nemesis,
  seat: Seat,
  other: Seat,
  give: Thing | undefined,
  ask: string | null,
  asked: Offer,
): Offer[] {
  const back = ask === ANY_CARD ? offers(cardsOf(g, other), []) : [{ ...asked, id: 'yes' }];
  const isPossible = ({ thing }: Offer): boolean => {
    if (give === undefined && thing === undefined) return false;
    return canHold(g, other, give, thing) && canHold(g, seat, thing, give);
  };
  return [{ id: 'no' }, ...back.filter(isPossible)];
}

function canHold(t: Table, seat: Seat, comes: Thing | undefined, goes: Thing | undefined): boolean {
  if (comes === undefined || 'card' in comes) return true;
  return fits(t, seat, comes.carried.what, goes !== undefined && 'carried' in goes ? [goes.carried] : []);
}

function exchange(g: Nemesis, seat: Seat, other: Seat, give: Thing | undefined, get: Thing | undefined): void {
  if (give !== undefined) takeAway(g, seat, other, give);
  if (get !== undefined) takeAway(g, other, seat, get);
  if (give !== undefined) hand(g, seat, other, give);
  if (get !== undefined) hand(g, other, seat, get);
}

function takeAway(g: Nemesis, from: Seat, to: Seat, thing: Thing): void {
  if ('carried' in thing) letGo(g, from, thing.carried);
  else takeOut(g, from, thing.card, [to]);
}

/** Ammunition goes along with its weapon; a lamp that was used in this round stays used. */
function hand(g: Nemesis, from: Seat, to: Seat, thing: Thing): void {
  if ('carried' in thing) {
    person(g, to).hands.push(thing.carried);
    g.tell('all', 'thing-traded', { from, to, what: thing.carried.what, rule: 'NL-G-19' });
    return;
  }
  const { card } = thing;
  look(card, to);
  intoPack(g, to, card);
  takeUseAlong(g, from, to, card.face);
  g.reveal([from, to], 'card-received', { from, to, item: card.face, rule: 'NL-G-19' });
  g.tell('all', 'card-traded', { from, to, back: backOf(card), rule: 'NL-G-19' });
}

function takeUseAlong(g: Nemesis, from: Seat, to: Seat, item: string): void {
  const [giver, taker] = [person(g, from), person(g, to)];
  const marks = giver.used.filter((name) => name.startsWith(`${item}-`));
  const mark = marks.at(-1);
  if (mark === undefined || marks.length <= giver.pack.filter(({ face }) => face === item).length) return;
  giver.used = giver.used.filter((name) => name !== mark);
  taker.used.push(`${item}-${taker.used.filter((name) => name.startsWith(`${item}-`)).length + 1}`);
}
