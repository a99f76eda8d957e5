import { memo } from '@dreadhouse/engine';
import { byName } from '../by-name.ts';
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
  return hook === undefined ? all : (byHook[numberOf(hook)] ?? NOBODY);
}

/** Whether anything in play opens or blocks a way. */
export function waysAreBent(state: FinalGirlState): boolean {
  return gather(state).bendsWays;
}

/** What is in play, and what it was gathered from. */
class Gathered {
  readonly state: FinalGirlState;
  readonly all: readonly Me[];
  readonly byHook: readonly (readonly Me[] | undefined)[];
  /** Whether anything opens or blocks a way. */
  readonly bendsWays: boolean;
  readonly #cards: readonly unknown[];
  readonly #tokens: readonly unknown[];
  readonly #lasting: readonly unknown[];
  readonly #hands: readonly unknown[];
  readonly #backpack: readonly unknown[];
  readonly #aside: readonly unknown[];
  readonly #size: number;

  constructor(state: FinalGirlState) {
    this.state = state;
    this.all = everything(state);
    this.byHook = sortedByHook(this.all);
    this.bendsWays = this.byHook[EXTRA_WAYS] !== undefined || this.byHook[BLOCKS_WAY] !== undefined;
    this.#cards = state.inPlay;
    this.#tokens = state.tokens;
    this.#lasting = state.lasting;
    this.#hands = state.items.hands;
    this.#backpack = state.items.backpack;
    this.#aside = state.items.aside;
    this.#size = sizeOf(state);
  }

  /**
   * Whether nothing has entered or left play since. Rules put a new list in the place of one that something has left, and only add at
   * the end of one that stays: the same lists with as much in them hold the same.
   */
  stillFits(): boolean {
    const { state } = this;
    const { items } = state;
    return (
      state.inPlay === this.#cards &&
      state.tokens === this.#tokens &&
      state.lasting === this.#lasting &&
      items.hands === this.#hands &&
      items.backpack === this.#backpack &&
      items.aside === this.#aside &&
      sizeOf(state) === this.#size
    );
  }
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

/** Whoever asks mostly asks about the same table as the one before. */
let latest: Gathered | null = null;

function gather(state: FinalGirlState): Gathered {
  if (latest === null || latest.state !== state || !latest.stillFits()) latest = new Gathered(state);
  return latest;
}

/** Hooks by number, in the order in which things with them have come up. */
const numbers = byName<number>();
let numbered = 0;

function numberOf(hook: string): number {
  let number = numbers[hook];
  if (number === undefined) {
    number = numbered;
    numbered += 1;
    numbers[hook] = number;
  }
  return number;
}

const EXTRA_WAYS = numberOf('extraWays');
const BLOCKS_WAY = numberOf('blocksWay');

/** The things with each hook, by its number. */
function sortedByHook(all: readonly Me[]): (Me[] | undefined)[] {
  const byHook: (Me[] | undefined)[] = [];
  for (const me of all) for (const hook of hooksOf(me.thing)) addTo(byHook, hook, me);
  return byHook;
}

function addTo(byHook: (Me[] | undefined)[], hook: number, me: Me): void {
  while (byHook.length <= hook) byHook.push(undefined);
  const having = byHook[hook];
  if (having === undefined) byHook[hook] = [me];
  else having.push(me);
}

/** What a thing is made of never changes; other functions among the names do no harm. */
const hooksOf = memo((thing: Thing) =>
  Object.entries(thing).flatMap(([name, value]) => (typeof value === 'function' ? [numberOf(name)] : [])),
);

function everything(state: FinalGirlState): Me[] {
  const all: Me[] = [];
  const { inPlay: cards, items } = state;
  all.push(new InPlay(state, killerCalled(state.options.killer)));
  if (state.finale.revealed) all.push(new InPlay(state, finaleCard(state.finale.id)));
  for (const card of state.darkPowers) if (card.revealed) all.push(new InPlay(state, darkPowerCard(card.id)));
  for (const card of cards) if (card.kind === 'mdp') all.push(new InPlay(state, terrorCard(card.id)));
  all.push(new InPlay(state, locationCalled(state.options.location)));
  for (const { id, kind } of cards) {
    if (kind !== 'mdp') all.push(new InPlay(state, kind === 'terror' ? terrorCard(id) : eventCard(id)));
  }
  for (const token of state.tokens) all.push(tokenInPlay(state, token));
  for (const { id, n } of state.lasting) all.push(new InPlay(state, lastingThing(id), id, undefined, undefined, n));
  if (state.heroine.flipped) all.push(new InPlay(state, ultimateOf(state.options.heroine)));
  // FG-ITEM-02, FG-ITEM-03: what needs hands must be held; the rest works from the backpack too.
  for (const item of items.hands) all.push(itemInPlay(state, item));
  for (const item of items.backpack) if (itemCard(item.id).hands === 0) all.push(itemInPlay(state, item));
  for (const item of items.aside) all.push(itemInPlay(state, item));
  return all;
}

const tokenInPlay = (state: FinalGirlState, token: Token): Me =>
  new InPlay(state, tokenThing(token.kind), `${token.kind}:${token.id}`, token);
const itemInPlay = (state: FinalGirlState, item: ItemState): Me =>
  new InPlay(state, itemCard(item.id), item.id, undefined, item);

/** A thing in play. Its memory is read when it is asked for: it may have changed since the thing was gathered. */
class InPlay implements Me {
  readonly key: string;
  readonly thing: Thing;
  readonly token: Token | undefined;
  readonly item: ItemState | undefined;
  readonly n: number | undefined;
  readonly #state: FinalGirlState;

  constructor(state: FinalGirlState, thing: Thing, key = thing.id, token?: Token, item?: ItemState, n?: number) {
    this.#state = state;
    this.thing = thing;
    this.key = key;
    this.token = token;
    this.item = item;
    this.n = n;
  }

  get memory(): Readonly<Memory> {
    return memoryIn(this.#state, this.key);
  }
}
