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

/** A list as it was. Rules add at its end or put a new list in its place, never anything else, so this shows every change. */
class Noted {
  readonly #list: readonly unknown[];
  readonly #length: number;
  readonly #last: unknown;

  constructor(list: readonly unknown[]) {
    this.#list = list;
    this.#length = list.length;
    this.#last = list.at(-1);
  }

  stillIs(list: readonly unknown[]): boolean {
    const { length } = list;
    return list === this.#list && length === this.#length && (length === 0 || list[length - 1] === this.#last);
  }
}

/** What is in play, and what it was gathered from. */
class Gathered {
  readonly state: FinalGirlState;
  readonly all: readonly Me[];
  readonly byHook: ReadonlyMap<string, readonly Me[]>;
  readonly #finale: boolean;
  readonly #flipped: boolean;
  readonly #powers: number;
  readonly #cards: Noted;
  readonly #tokens: Noted;
  readonly #lasting: Noted;
  readonly #hands: Noted;
  readonly #backpack: Noted;
  readonly #aside: Noted;

  constructor(state: FinalGirlState) {
    this.state = state;
    this.#finale = state.finale.revealed;
    this.#flipped = state.heroine.flipped;
    this.#powers = revealedPowers(state);
    this.#cards = new Noted(state.inPlay);
    this.#tokens = new Noted(state.tokens);
    this.#lasting = new Noted(state.lasting);
    this.#hands = new Noted(state.items.hands);
    this.#backpack = new Noted(state.items.backpack);
    this.#aside = new Noted(state.items.aside);
    this.all = everything(state);
    this.byHook = sortedByHook(this.all);
  }

  /** Whether nothing has entered or left play since. */
  stillFits(): boolean {
    const { state } = this;
    return (
      this.#cards.stillIs(state.inPlay) &&
      this.#tokens.stillIs(state.tokens) &&
      this.#lasting.stillIs(state.lasting) &&
      this.#hands.stillIs(state.items.hands) &&
      this.#backpack.stillIs(state.items.backpack) &&
      this.#aside.stillIs(state.items.aside) &&
      this.#finale === state.finale.revealed &&
      this.#flipped === state.heroine.flipped &&
      this.#powers === revealedPowers(state)
    );
  }
}

/** Which of the dark powers are revealed, as one number. */
function revealedPowers({ darkPowers }: FinalGirlState): number {
  let powers = 1;
  for (let i = 0; i < darkPowers.length; i++) powers = powers * 2 + (darkPowers[i]?.revealed === true ? 1 : 0);
  return powers;
}

const kept = new WeakMap<FinalGirlState, Gathered>();
/** Whoever asks mostly asks about the same table as the one before. */
let latest: Gathered | null = null;

function gather(state: FinalGirlState): Gathered {
  const known = latest !== null && latest.state === state ? latest : kept.get(state);
  if (known?.stillFits()) {
    latest = known;
    return known;
  }
  latest = new Gathered(state);
  kept.set(state, latest);
  return latest;
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
