import type { Rules } from '@dreadhouse/engine';
import { face, type ItemCard, type ItemId } from '../content/items.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { Offer, Slot, Terrorscape } from '../state.ts';
import { drop, drops, FITS, type ItemOption, itemsIn, packLimit, takeOut } from './items.ts';
import { ITEM, options, SURVIVOR } from './pointing.ts';
import { livingAt, nameOf, slotOf, survivor, team } from './team.ts';
import { each, type Lister, type TurnOption } from './turn-option.ts';

/** An item, and whom it comes from or goes to. */
const both = (item: ItemId, whom: SurvivorId) => ({
  at: [`item:${item}`, `survivor:${whom}`],
  details: { item, survivor: whom },
});

function handOverOption(verb: 'give' | 'take', item: ItemId, whom: SurvivorId): TurnOption {
  return {
    ...both(item, whom),
    id: `${verb}:${item}:${whom}`,
    rule: 'TS-TRADE-01',
    run: (g, slot) => {
      const other = slotOf(g, whom);
      return verb === 'give' ? handOver(g, slot, other, item, slot) : handOver(g, other, slot, item, slot);
    },
  };
}

/**
 * TS-TRADE-01: with Survivors in the same location. TS-TRADE-02: nothing has to come back, and where something does, an exchange is two hand-overs. In "On your
 * own" one does not see what others have, and has to ask (TS-R-17).
 */
export const listTrades: Lister = (g, slot, _looking, out) => {
  const one = survivor(g, slot);
  for (const other of livingAt(g.state, one.at)) {
    if (other === slot) continue;
    const mate = survivor(g, other);
    for (const id of itemsIn(one.pack)) out.push(handOverOption('give', id, mate.id));
    if (!g.state.options.onYourOwn) for (const id of itemsIn(mate.pack)) out.push(handOverOption('take', id, mate.id));
    else if (mate.pack.length > 0)
      out.push({ ...SURVIVOR(mate.id), id: `ask-for:${mate.id}`, rule: 'TS-R-17', run: () => askFor(g, slot, other) });
  }
};

function* handOver(g: Terrorscape, from: Slot, to: Slot, id: ItemId, asking: Slot): Rules {
  const card = yield* holdOut(g, from, to, id, asking);
  if (card !== null) yield* settle(g, to, from, face(card));
}

/** TS-TRADE-03: the other has to agree, if it is somebody else and has not `agreed` before. Null, if it stays where it was. */
function* holdOut(
  g: Terrorscape,
  from: Slot,
  to: Slot,
  id: ItemId,
  asking: Slot,
  agreed = false,
): Rules<ItemCard | null> {
  const { state } = g;
  state.offer = { from, to, card: takeOut(survivor(g, from).pack, id) };
  const other = survivor(g, asking === from ? to : from);
  const accepted = agreed || other.seat === survivor(g, asking).seat || (yield* agrees(g, other.seat));
  const { card } = state.offer;
  state.offer = null;
  if (accepted) {
    passOn(g, from, to, card);
    return card;
  }
  survivor(g, from).pack.push(card);
  g.tell(team(g), 'trade-refused', { from: nameOf(g, from), to: nameOf(g, to), rule: 'TS-TRADE-03' });
  return null;
}

/** What is held out lies in the state while the other thinks. */
function* agrees(g: Terrorscape, seat: number): Rules<boolean> {
  g.revealed = true; // the other sees what is held out
  const pick = yield* g.ask(seat, 'agree', 'TS-TRADE-03', () => {
    const { from, to, card } = g.state.offer as Offer;
    const details = { item: face(card), from: nameOf(g, from), to: nameOf(g, to) };
    return ['yes', 'no'].map((id) => ({ id, details }));
  });
  return pick.id === 'yes';
}

/** TS-R-17: in "On your own" only the two of them know what it was. */
function passOn(g: Terrorscape, from: Slot, to: Slot, card: ItemCard): void {
  survivor(g, to).pack.push(card);
  g.touch('trade');
  const details = { from: nameOf(g, from), to: nameOf(g, to), rule: 'TS-TRADE-01' };
  const knowing = g.state.options.onYourOwn ? [survivor(g, from).seat, survivor(g, to).seat] : team(g);
  g.tell(knowing, 'handed-over', { ...details, item: face(card) });
  const others = team(g).filter((seat) => !knowing.includes(seat));
  if (others.length > 0) g.tell(others, 'handed-over-unseen', details);
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
    else if ((yield* holdOut(g, slot, mate, pick.item, slot, pick.item === given)) === null) refused = true;
  }
}

/** What can be handed back: anything, or only some of it, while the other has room. */
function returns(g: Terrorscape, slot: Slot, mate: Slot, only: readonly ItemId[] | null): SettleOption[] {
  const other = survivor(g, mate);
  if (other.pack.length >= packLimit(other)) return [];
  return itemsIn(survivor(g, slot).pack)
    .filter((id) => only?.includes(id) ?? true)
    .map((item) => ({ ...both(item, other.id), id: `return:${item}`, rule: 'TS-TRADE-04', item, back: true }));
}

const HAND = options('hand', ITEM, {});
const REFUSE: ItemOption = { id: 'refuse' };

/** TS-R-17: the other chooses what to give, if anything. */
function* askFor(g: Terrorscape, slot: Slot, from: Slot): Rules {
  const mate = survivor(g, from);
  const about = { survivor: nameOf(g, slot) };
  const hand = (): ItemOption[] => [...itemsIn(mate.pack).map(HAND), REFUSE];
  const { item } = yield* g.ask(mate.seat, 'asked-for', 'TS-R-17', hand, about);
  if (item === undefined)
    return g.tell(team(g), 'trade-refused', { from: mate.id, to: nameOf(g, slot), rule: 'TS-R-17' });
  const card = takeOut(mate.pack, item);
  g.revealed = true;
  passOn(g, from, slot, card);
  yield* settle(g, slot, from, face(card));
}

/** TS-R-07: anything can be thrown away in one's own turn. */
export const listDrops = each('drop', {
  rule: 'TS-R-07',
  point: ITEM,
  among: (g, slot) => itemsIn(survivor(g, slot).pack),
  run: drop,
});
