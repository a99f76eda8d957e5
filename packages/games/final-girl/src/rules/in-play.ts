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
} from '../content/registry.ts';
import type { Hooks, Me, Thing } from '../content/types.ts';
import type { FinalGirlState, ItemState, Memory, Token } from '../state.ts';

export type Hook = keyof Hooks;

const NOTHING: Readonly<Memory> = Object.freeze({});
const NOBODY: readonly Me[] = [];

/** What a thing keeps in mind, in the open. */
export function memoryIn(state: FinalGirlState, key: string): Readonly<Memory> {
  return state.memory[key] ?? NOTHING;
}

/**
 * Everything in play that may bend a rule (FG-GEN-07), in the order of FG-PRIN-03: what is the killer's, then the location's, then the
 * heroine's. With a hook, only the things that have it. This is asked all the time, so what was gathered is kept for as
 * long as nothing enters or leaves play.
 */
export function inPlay(state: FinalGirlState, hook?: Hook): readonly Me[] {
  const { all, byHook } = gather(state);
  return hook === undefined ? all : (byHook.get(hook) ?? NOBODY);
}

interface Gathered {
  /** What it was gathered from: when this is the same, so is the rest. */
  readonly stamp: readonly unknown[];
  readonly all: readonly Me[];
  readonly byHook: ReadonlyMap<string, readonly Me[]>;
}

const kept = new WeakMap<FinalGirlState, Gathered>();

function gather(state: FinalGirlState): Gathered {
  const known = kept.get(state);
  if (known !== undefined && stillFits(state, known.stamp)) return known;
  const all = everything(state);
  const gathered = { stamp: stampOf(state), all, byHook: sortedByHook(all) };
  kept.set(state, gathered);
  return gathered;
}

function sortedByHook(all: readonly Me[]): Map<string, Me[]> {
  const byHook = new Map<string, Me[]>();
  for (const me of all) {
    for (const hook of hooksOf(me.thing)) {
      const having = byHook.get(hook);
      if (having === undefined) byHook.set(hook, [me]);
      else having.push(me);
    }
  }
  return byHook;
}

const hooks = new WeakMap<Thing, readonly string[]>();

/** What a thing is made of never changes; data fields among the names do no harm. */
function hooksOf(thing: Thing): readonly string[] {
  let names = hooks.get(thing);
  if (names === undefined) {
    names = Object.entries(thing).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    hooks.set(thing, names);
  }
  return names;
}

/** Every piece that decides what is in play, and how many there are of each kind. */
function stampOf(state: FinalGirlState): unknown[] {
  const { finale, darkPowers, inPlay: cards, tokens, lasting, heroine, items } = state;
  return [
    finale.revealed,
    heroine.flipped,
    ...[darkPowers, cards, tokens, lasting, items.hands, items.backpack, items.aside].map((list) => list.length),
    ...darkPowers.map((card) => card.revealed),
    ...[cards, tokens, lasting, items.hands, items.backpack, items.aside].flat(),
  ];
}

/** The same as comparing with a new stamp, without making one. */
function stillFits(state: FinalGirlState, stamp: readonly unknown[]): boolean {
  const { finale, darkPowers, inPlay: cards, tokens, lasting, heroine, items } = state;
  if (stamp[0] !== finale.revealed || stamp[1] !== heroine.flipped || stamp[2] !== darkPowers.length) return false;
  if (stamp[3] !== cards.length || stamp[4] !== tokens.length || stamp[5] !== lasting.length) return false;
  if (stamp[6] !== items.hands.length || stamp[7] !== items.backpack.length || stamp[8] !== items.aside.length)
    return false;
  let at = 9;
  for (let i = 0; i < darkPowers.length; i++) if (stamp[at++] !== darkPowers[i]?.revealed) return false;
  for (let i = 0; i < cards.length; i++) if (stamp[at++] !== cards[i]) return false;
  for (let i = 0; i < tokens.length; i++) if (stamp[at++] !== tokens[i]) return false;
  for (let i = 0; i < lasting.length; i++) if (stamp[at++] !== lasting[i]) return false;
  for (let i = 0; i < items.hands.length; i++) if (stamp[at++] !== items.hands[i]) return false;
  for (let i = 0; i < items.backpack.length; i++) if (stamp[at++] !== items.backpack[i]) return false;
  for (let i = 0; i < items.aside.length; i++) if (stamp[at++] !== items.aside[i]) return false;
  return true;
}

function everything(state: FinalGirlState): Me[] {
  const all: Me[] = [];
  const add = (thing: Thing, key: string = thing.id, more: Extras = {}) =>
    all.push(new InPlay(state, thing, key, more));
  add(killerCalled(state.options.killer));
  if (state.finale.revealed) add(finaleCard(state.finale.id));
  for (const card of state.darkPowers) if (card.revealed) add(darkPowerCard(card.id));
  for (const card of state.inPlay) if (card.kind === 'mdp') add(terrorCard(card.id));
  add(locationCalled(state.options.location));
  for (const card of state.inPlay) {
    if (card.kind !== 'mdp') add(card.kind === 'terror' ? terrorCard(card.id) : eventCard(card.id));
  }
  for (const token of state.tokens) add(tokenThing(token.kind), `${token.kind}:${token.id}`, { token });
  for (const effect of state.lasting) add(lastingThing(effect.id), effect.id, { n: effect.n });
  if (state.heroine.flipped) add(ultimateOf(state.options.heroine));
  // FG-ITEM-02, FG-ITEM-03: what needs hands must be held; the rest works from the backpack too.
  for (const item of state.items.hands) add(itemCard(item.id), item.id, { item });
  for (const item of state.items.backpack) if (itemCard(item.id).hands === 0) add(itemCard(item.id), item.id, { item });
  for (const item of state.items.aside) add(itemCard(item.id), item.id, { item });
  return all;
}

type Extras = { token?: Token; item?: ItemState; n?: number };

/** A thing in play. Its memory is read when it is asked for: it may have changed since the thing was gathered. */
class InPlay implements Me {
  readonly key: string;
  readonly thing: Thing;
  readonly token?: Token;
  readonly item?: ItemState;
  readonly n?: number;
  readonly #state: FinalGirlState;

  constructor(state: FinalGirlState, thing: Thing, key: string, { token, item, n }: Extras) {
    this.#state = state;
    this.thing = thing;
    this.key = key;
    if (token !== undefined) this.token = token;
    if (item !== undefined) this.item = item;
    if (n !== undefined) this.n = n;
  }

  get memory(): Readonly<Memory> {
    return memoryIn(this.#state, this.key);
  }
}
