import type { Option, Rules } from '@dreadhouse/engine';
import { recordOf } from '@dreadhouse/engine';
import { face, ITEM_IDS, type ItemCard, type ItemId } from '../content/items.ts';
import { SURVIVOR_IDS, type SurvivorId } from '../content/survivors.ts';
import type { Offer, Slot, Terrorscape } from '../state.ts';
import { drop, drops, FITS, type ItemOption, itemsOf, packLimit, takeOut } from './items.ts';
import { livingAt, nameOf, survivor, team } from './team.ts';
import { type Lister, type TurnOption, whomEach } from './turn-option.ts';

type Both = Readonly<Record<ItemId, Readonly<Record<SurvivorId, TurnOption>>>>;

function handOvers(prefix: string, run: NonNullable<TurnOption['run']>): Both {
  return recordOf(ITEM_IDS, (item) =>
    recordOf(SURVIVOR_IDS, (whom) => {
      const at = [`item:${item}`, `survivor:${whom}`];
      const details = { item, survivor: whom };
      return { id: `${prefix}:${item}:${whom}`, at, rule: 'TS-TRADE-01', details, item, whom, run };
    }),
  );
}

const slotOf = (g: Terrorscape, id: SurvivorId | undefined): Slot =>
  g.state.survivors.findIndex((one) => one.id === id);

const GIVE = handOvers('give', (g, slot, { item, whom }) => handOver(g, slot, slotOf(g, whom), item as ItemId, slot));
const TAKE = handOvers('take', (g, slot, { item, whom }) => handOver(g, slotOf(g, whom), slot, item as ItemId, slot));
const ASK_FOR = whomEach('ask-for', { rule: 'TS-R-17', run: (g, slot, { whom }) => askFor(g, slot, slotOf(g, whom)) });

/**
 * TS-TRADE-01: with Survivors in the same location. TS-TRADE-02: nothing has to come back, and where something does, an exchange is two hand-overs. In "On your
 * own" one does not see what others have, and has to ask (TS-R-17).
 */
export const listTrades: Lister = (g, slot, _looking, out) => {
  const one = survivor(g, slot);
  const here = livingAt(g.state, one.at);
  if (here.length < 2) return;
  const mine = itemsOf(one);
  for (const other of here) {
    if (other === slot) continue;
    const mate = survivor(g, other);
    for (const id of mine) out.push(GIVE[id][mate.id]);
    if (g.state.options.onYourOwn) {
      if (mate.pack.length > 0) out.push(ASK_FOR[mate.id]);
    } else {
      for (const id of itemsOf(mate)) out.push(TAKE[id][mate.id]);
    }
  }
};

/** TS-TRADE-03: the other has to agree, if it is somebody else. */
function* handOver(g: Terrorscape, from: Slot, to: Slot, id: ItemId, asking: Slot): Rules {
  const { state } = g;
  const offer: Offer = { from, to, card: takeOut(survivor(g, from), id) };
  state.offer = offer;
  const other = asking === from ? to : from;
  const agreed = survivor(g, other).seat === survivor(g, asking).seat || (yield* agrees(g, other));
  yield* carryOut(g, agreed);
}

/** What is held out lies in the state while the other thinks. */
function* agrees(g: Terrorscape, other: Slot): Rules<boolean> {
  const { seat } = survivor(g, other);
  g.revealed = true; // the other sees what is held out
  const pick = yield* g.ask(seat, 'agree', 'TS-TRADE-03', () => agreement(g));
  return pick.id === 'yes';
}

function agreement(g: Terrorscape): Option[] {
  const { from, to, card } = g.state.offer as Offer;
  const details = { item: face(card), from: nameOf(g, from), to: nameOf(g, to) };
  return [
    { id: 'yes', details },
    { id: 'no', details },
  ];
}

function* carryOut(g: Terrorscape, agreed: boolean): Rules {
  const { state } = g;
  const { from, to, card } = state.offer as Offer;
  state.offer = null;
  if (!agreed) {
    survivor(g, from).pack.push(card);
    return g.tell(team(g), 'trade-refused', { from: nameOf(g, from), to: nameOf(g, to), rule: 'TS-TRADE-03' });
  }
  passOn(g, from, to, card);
  yield* settle(g, to, from, face(card));
}

function passOn(g: Terrorscape, from: Slot, to: Slot, card: ItemCard): void {
  survivor(g, to).pack.push(card);
  g.touch('trade');
  const details = { from: nameOf(g, from), to: nameOf(g, to), rule: 'TS-TRADE-01' };
  if (!g.state.options.onYourOwn) g.tell(team(g), 'handed-over', { ...details, item: face(card) });
  else tellHandOver(g, from, to, face(card), details);
}

interface SettleOption extends ItemOption {
  readonly back?: true;
}

/**
 * TS-TRADE-04: the limit holds once the exchange is done: whoever has too much now hands something back, or discards (TS-PACK-02). The other
 * has to agree to what comes back, unless it is the same item again; whoever is refused does not ask a second time.
 */
function* settle(g: Terrorscape, slot: Slot, mate: Slot, given: ItemId): Rules {
  const one = survivor(g, slot);
  let refused = false;
  const options = (): SettleOption[] =>
    one.pack.length > packLimit(one) ? [...drops(one), ...returns(g, slot, mate, refused ? [given] : null)] : [FITS];
  while (one.pack.length > packLimit(one)) {
    const pick = yield* g.ask(one.seat, 'pack-full', 'TS-TRADE-04', options, { survivor: one.id });
    if (pick.item === undefined) return;
    if (pick.back === undefined) drop(g, slot, pick.item);
    else if (!(yield* handBack(g, slot, mate, pick.item, given))) refused = true;
  }
}

/** What can be handed back: anything, or only some of it, while the other has room. */
function returns(g: Terrorscape, slot: Slot, mate: Slot, only: readonly ItemId[] | null): SettleOption[] {
  const other = survivor(g, mate);
  if (other.pack.length >= packLimit(other)) return [];
  return itemsOf(survivor(g, slot))
    .filter((id) => only?.includes(id) ?? true)
    .map((id) => RETURN[id][other.id]);
}

const RETURN = recordOf(ITEM_IDS, (item) =>
  recordOf(SURVIVOR_IDS, (whom): SettleOption => {
    const at = [`item:${item}`, `survivor:${whom}`];
    return { id: `return:${item}`, at, rule: 'TS-TRADE-04', details: { item, survivor: whom }, item, back: true };
  }),
);

function* handBack(g: Terrorscape, from: Slot, to: Slot, id: ItemId, given: ItemId): Rules<boolean> {
  const { state } = g;
  state.offer = { from, to, card: takeOut(survivor(g, from), id) };
  const agreed = id === given || survivor(g, to).seat === survivor(g, from).seat || (yield* agrees(g, to));
  const { card } = state.offer;
  state.offer = null;
  if (agreed) {
    passOn(g, from, to, card);
    return true;
  }
  survivor(g, from).pack.push(card);
  g.tell(team(g), 'trade-refused', { from: nameOf(g, from), to: nameOf(g, to), rule: 'TS-TRADE-03' });
  return false;
}

/** TS-R-17: only the two of them know what it was. */
function tellHandOver(
  g: Terrorscape,
  from: Slot,
  to: Slot,
  item: ItemId,
  details: { from: SurvivorId; to: SurvivorId; rule: string },
): void {
  const two = [survivor(g, from).seat, survivor(g, to).seat];
  g.tell(two, 'handed-over', { ...details, item });
  const others = team(g).filter((seat) => !two.includes(seat));
  g.tell(others, 'handed-over-unseen', details);
}

interface GiveOption extends Option {
  readonly item?: ItemId;
}

/** TS-R-17: the other chooses what to give, if anything. */
function* askFor(g: Terrorscape, slot: Slot, from: Slot): Rules {
  const mate = survivor(g, from);
  const pick = yield* g.ask(
    mate.seat,
    'asked-for',
    'TS-R-17',
    (): GiveOption[] => [
      ...itemsOf(mate).map((id) => ({ id: `hand:${id}`, at: `item:${id}`, details: { item: id }, item: id })),
      { id: 'refuse' },
    ],
    { survivor: nameOf(g, slot) },
  );
  if (pick.item === undefined) {
    g.state.offer = null;
    return g.tell(team(g), 'trade-refused', { from: mate.id, to: nameOf(g, slot), rule: 'TS-R-17' });
  }
  g.state.offer = { from, to: slot, card: takeOut(mate, pick.item) };
  g.revealed = true;
  yield* carryOut(g, true);
}

const DROP = recordOf(
  ITEM_IDS,
  (item): TurnOption => ({
    id: `drop:${item}`,
    at: `item:${item}`,
    rule: 'TS-R-07',
    details: { item },
    item,
    run: (g, slot) => drop(g, slot, item),
  }),
);

/** TS-R-07: anything can be thrown away in one's own turn. */
export const listDrops: Lister = (g, slot, _looking, out) => {
  for (const id of itemsOf(survivor(g, slot))) out.push(DROP[id]);
};
