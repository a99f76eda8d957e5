import { type Gathering, hooks } from '@dreadhouse/engine';
import {
  darkPowerCard,
  eventCard,
  finaleCard,
  itemCard,
  killerCalled,
  lastingThing,
  locationCalled,
  terrorCard,
  tokenThing,
  ultimateOf,
} from '../catalogue.ts';
import type { Hooks, Me, Thing } from '../content/types.ts';
import type { FinalGirl, FinalGirlState, ItemState, Memory, Token } from '../state.ts';

const NOTHING: Readonly<Memory> = Object.freeze({});

/** What a thing keeps in mind, in the open. */
export function memoryIn(state: FinalGirlState, key: string): Readonly<Memory> {
  return state.memory[key] ?? NOTHING;
}

const gathering: Gathering<FinalGirl, Me> = {
  gather: ({ state }) => everything(state),
  watch({ state }) {
    const { inPlay: cards, tokens, lasting } = state;
    const { hands, backpack, aside } = state.items;
    const size = sizeOf(state);
    // Rules put a new list in the place of one that something has left, and only add at the end of one that stays: the same lists
    // with as much in them hold the same.
    return ({ state: now }) =>
      now.inPlay === cards &&
      now.tokens === tokens &&
      now.lasting === lasting &&
      now.items.hands === hands &&
      now.items.backpack === backpack &&
      now.items.aside === aside &&
      sizeOf(now) === size;
  },
  order: inOrder,
};

/** Everything in play that may bend a rule (FG-GEN-07) is asked by these. */
export const { having, sum, answer, listed, moment, anyMoment } = hooks<FinalGirl, Hooks, Me>(gathering);

/**
 * Two effects at once (FG-PRIN-01): killer, location, heroine is both the realistic order and, with her help coming last, the evil one;
 * the funny one is random.
 */
function inOrder(g: FinalGirl, things: readonly Me[]): readonly Me[] {
  if (g.state.options.ambiguity !== 'hilarity') return things;
  const order = [...things];
  g.shuffle('ambiguity', order);
  g.tell('all', 'hilarity', { order: order.map((me) => me.key), rule: 'FG-PRIN-04' });
  return order;
}

/** How much is in play, whatever it is: each card revealed or turned over counts, too, and none is ever hidden again. */
function sizeOf(state: FinalGirlState): number {
  const { items, darkPowers } = state;
  let size = state.inPlay.length + state.tokens.length + state.lasting.length;
  size += items.hands.length + items.backpack.length + items.aside.length;
  if (state.finale.revealed) size += 1;
  if (state.heroine.flipped) size += 1;
  for (let i = 0; i < darkPowers.length; i++) if (darkPowers[i]?.revealed === true) size += 1;
  return size;
}

/** In the order of FG-PRIN-03: what is the killer's, then the location's, then the heroine's. */
function everything(state: FinalGirlState): Me[] {
  const all: Me[] = [];
  const { inPlay: cards, items } = state;
  all.push(inPlay(state, killerCalled(state.options.killer)));
  if (state.finale.revealed) all.push(inPlay(state, finaleCard(state.finale.id)));
  for (const card of state.darkPowers) if (card.revealed) all.push(inPlay(state, darkPowerCard(card.id)));
  for (const card of cards) if (card.kind === 'mdp') all.push(inPlay(state, terrorCard(card.id)));
  all.push(inPlay(state, locationCalled(state.options.location)));
  for (const { id, kind } of cards) {
    if (kind !== 'mdp') all.push(inPlay(state, kind === 'terror' ? terrorCard(id) : eventCard(id)));
  }
  for (const token of state.tokens) all.push(tokenInPlay(state, token));
  for (const { id, n } of state.lasting) all.push(inPlay(state, lastingThing(id), { key: id, n }));
  if (state.heroine.flipped) all.push(inPlay(state, ultimateOf(state.options.heroine)));
  // FG-ITEM-02, FG-ITEM-03: what needs hands must be held; the rest works from the backpack too.
  for (const item of items.hands) all.push(itemInPlay(state, item));
  for (const item of items.backpack) if (itemCard(item.id).hands === 0) all.push(itemInPlay(state, item));
  for (const item of items.aside) all.push(itemInPlay(state, item));
  return all;
}

const tokenInPlay = (state: FinalGirlState, token: Token): Me =>
  inPlay(state, tokenThing(token.kind), { key: `${token.kind}:${token.id}`, token });
const itemInPlay = (state: FinalGirlState, item: ItemState): Me =>
  inPlay(state, itemCard(item.id), { key: item.id, item });

/** A thing in play. Its memory is read when it is asked for: it may have changed since the thing was gathered. */
function inPlay(state: FinalGirlState, thing: Thing, its: Partial<Pick<Me, 'key' | 'token' | 'item' | 'n'>> = {}): Me {
  const { key = thing.id, token, item, n } = its;
  return {
    thing,
    key,
    token,
    item,
    n,
    get memory() {
      return memoryIn(state, key);
    },
  };
}
