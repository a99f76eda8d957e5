import type { Option, Rules } from '@dreadhouse/engine';
import type { Army, ArmyState, Companion, Item, Slot, Survivor, Token, Trade } from '../state.ts';
import { confirmOrDiscard } from './discard.ts';
import { arrange, carriedCount, itemsOf, label, putAway, takeOut } from './inventory.ts';
import { companionsOf, slotOf, survivor, survivorsAt } from './table.ts';
import { follow, freePassengers, getDown, seatOf } from './truck-seats.ts';
import { affordable, type Lister, pay, priced, type TurnOption } from './turn.ts';
import { onSomebody } from './turn-options.ts';

const REORGANISE: TurnOption = { id: 'reorganise', rule: 'AD-ACT-TRADE-01', run: reorganise };
const TRADE = onSomebody('trade', 'AD-ACT-TRADE-02', (g, slot, whom) => trade(g, slot, slotOf(g.state, whom)));

function hasAnything(state: ArmyState, slot: Slot): boolean {
  const one = survivor(state, slot);
  return carriedCount(one) > 0 || one.tokens.length > 0 || companionsOf(state, slot).length > 0;
}

/** AD-ACT-TRADE-01, AD-ACT-TRADE-02: own cards, and with one other Survivor in the Zone. */
export const listTrades: Lister = (g, slot, looking, out) => {
  const { state } = g;
  if (affordable(state, 'other') < 1) return;
  const one = survivor(state, slot);
  if (carriedCount(one) > 0) out.push(priced(REORGANISE, looking, 1));
  for (const other of survivorsAt(state, one.at)) {
    if (other !== slot && (hasAnything(state, slot) || hasAnything(state, other)))
      out.push(priced(TRADE(survivor(state, other).id), looking, 1));
  }
};

function* reorganise(g: Army, slot: Slot): Rules {
  pay(g.state, 'other', 1);
  yield* arrange(g, slot, 'AD-ACT-TRADE-01');
}

interface TradeOption extends Option {
  readonly side?: 'give' | 'take';
  readonly thing?: string;
}

/** Everything that can change hands: cards, tokens and Companions (AD-COMP-03), each by a name; the same cards are not told apart. */
function things(state: ArmyState, slot: Slot): string[] {
  const one = survivor(state, slot);
  const companions = companionsOf(state, slot).map(({ id }) => `companion.${id}`);
  return [
    ...itemsOf(one).map((item) => `card.${label(item)}`),
    ...one.tokens.map((token) => `token.${token}`),
    ...companions,
  ];
}

function tradeOption(side: 'give' | 'take', thing: string): TradeOption {
  return { id: `${side}:${thing}`, at: `item:${bare(thing)}`, details: { item: bare(thing) }, side, thing };
}

function tradeOptions(state: ArmyState, deal: Trade): TradeOption[] {
  const of = (side: 'give' | 'take', from: Slot): TradeOption[] => {
    const left = things(state, from);
    for (const thing of deal[side]) left.splice(left.indexOf(thing), 1);
    return [...new Set(left)].map((thing) => {
      const option = tradeOption(side, thing);
      return lacksSeat(state, deal, from, thing) ? { ...option, blocked: 'no-seat' } : option;
    });
  };
  return [...of('give', deal.from), ...of('take', deal.to), { id: 'done' }];
}

const companions = (list: readonly string[]): number => list.filter((thing) => thing.startsWith('companion.')).length;

/** AD-R-48: whoever sits in the Truck takes on a Companion only with a seat for it; those who get down in the same trade make room. */
function lacksSeat(state: ArmyState, { from, to, give, take }: Trade, giver: Slot, thing: string): boolean {
  const { truck } = state;
  const receiver = giver === from ? to : from;
  if (truck === null || companions([thing]) === 0) return false;
  if (seatOf(state, receiver) === null || seatOf(state, giver) !== null) return false;
  const [coming, going] = giver === from ? [give, take] : [take, give];
  return freePassengers(truck) + companions(going) - companions(coming) < 1;
}

/** `card.smg!` is an SMG that is out of ammo. */
function bare(thing: string): string {
  return thing.slice(thing.indexOf('.') + 1).replace('!', '');
}

/** AD-ACT-TRADE-02, AD-ACT-TRADE-04: any number of things, also one way, if the partner agrees; if not, own cards may be rearranged all the same. */
function* trade(g: Army, from: Slot, to: Slot): Rules {
  const { state } = g;
  pay(state, 'other', 1);
  const deal: Trade = { from, to, give: [], take: [] };
  state.trade = deal;
  const one = survivor(state, from);
  const other = survivor(state, to);
  for (;;) {
    const about = { survivor: one.id, partner: other.id, give: deal.give.map(bare), take: deal.take.map(bare) };
    const pick = yield* g.ask(one.seat, 'trade', 'AD-ACT-TRADE-02', () => tradeOptions(state, deal), about);
    if (pick.thing === undefined) break;
    (pick.side === 'give' ? deal.give : deal.take).push(pick.thing);
  }
  const agreed = one.seat === other.seat || nothing(deal) || (yield* agrees(g, deal));
  state.trade = null;
  if (agreed) return yield* carryOut(g, deal);
  g.tell('all', 'trade-refused', { survivor: one.id, partner: other.id, rule: 'AD-ACT-TRADE-04' });
  yield* arrange(g, from, 'AD-ACT-TRADE-01');
}

const nothing = ({ give, take }: Trade): boolean => give.length + take.length === 0;

function* agrees(g: Army, { from, to, give, take }: Trade): Rules<boolean> {
  const [one, other] = [survivor(g.state, from), survivor(g.state, to)];
  const about = { survivor: one.id, partner: other.id, give: give.map(bare), take: take.map(bare) };
  return yield* confirmOrDiscard(g, other.seat, 'agree', 'AD-ACT-TRADE-04', about);
}

/** AD-ACT-TRADE-03: both may rearrange; AD-INV-02: whoever has too many cards now makes room. */
function* carryOut(g: Army, { from, to, give, take }: Trade): Rules {
  const { state } = g;
  const [one, other] = [survivor(state, from), survivor(state, to)];
  const given = give.map((thing) => takeThing(state, from, thing));
  const taken = take.map((thing) => takeThing(state, to, thing));
  for (const hand of given) hand(other, to);
  for (const hand of taken) hand(one, from);
  g.touch('trade');
  g.tell('all', 'traded', {
    survivor: one.id,
    partner: other.id,
    give: give.map(bare),
    take: take.map(bare),
    rule: 'AD-ACT-TRADE-02',
  });
  yield* arrange(g, from, 'AD-ACT-TRADE-01');
  yield* arrange(g, to, 'AD-ACT-TRADE-03');
}

/** Takes something from one Survivor; what comes back puts it into another's hands. */
function takeThing(state: ArmyState, slot: Slot, thing: string): (to: Survivor, toSlot: Slot) => void {
  const one = survivor(state, slot);
  const [kind, name] = [thing.slice(0, thing.indexOf('.')), thing.slice(thing.indexOf('.') + 1)];
  if (kind === 'token') {
    one.tokens.splice(one.tokens.indexOf(name as Token), 1);
    return (to) => to.tokens.push(name as Token);
  }
  if (kind === 'companion') {
    const companion = state.companions.find(({ id }) => id === name) as Companion; // it was offered
    getDown(state, companion.id);
    return (_, toSlot) => follow(state, companion, toSlot);
  }
  const item = itemsOf(one).find((each) => label(each) === name) as Item; // it was offered
  takeOut(one, item);
  return (to) => putAway(to, item);
}
