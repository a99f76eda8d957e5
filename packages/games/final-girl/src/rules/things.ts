import type { Option, Rules } from '@dreadhouse/engine';
import { heroineCalled, killerCalled, locationCalled } from '../content/registry.ts';
import type { Heroine, Hooks, Killer, Location, Me, Offer } from '../content/types.ts';
import type { FinalGirl, FinalGirlState, Memo, Memory } from '../state.ts';
import { type Hook, inPlay, memoryIn } from './in-play.ts';

export const killerOf = (state: FinalGirlState): Killer => killerCalled(state.options.killer);
export const locationOf = (state: FinalGirlState): Location => locationCalled(state.options.location);
export const heroineOf = (state: FinalGirlState): Heroine => heroineCalled(state.options.heroine);

export function memoryOf(g: FinalGirl, key: string): Readonly<Memory> {
  return memoryIn(g.state, key);
}

/** Keeps something in mind, in the open. */
export function remember(g: FinalGirl, whose: Me | string, what: Memory): void {
  const key = typeof whose === 'string' ? whose : whose.key;
  const memory: Memory = { ...g.state.memory[key] };
  for (const name in what) memory[name] = what[name] as Memo;
  g.state.memory[key] = memory;
}

export function forget(g: FinalGirl, key: string): void {
  delete g.state.memory[key];
}

type Fn<K extends Hook> = NonNullable<Hooks[K]>;
type Args<K extends Hook> = Fn<K> extends (g: FinalGirl, me: Me, ...rest: infer A) => unknown ? A : never;
type Result<K extends Hook> = ReturnType<Fn<K>>;

/** What a hook is told: three things at most, handed on one by one, because a list of them would be made for every call. */
type Told = unknown;

/** Calls a hook of one thing. */
function call(g: FinalGirl, me: Me, hook: Hook, a: Told, b: Told, c: Told): unknown {
  return (me.thing[hook] as unknown as Method).call(me.thing, g, me, a, b, c);
}

type Method = (g: FinalGirl, me: Me, a: Told, b: Told, c: Told) => unknown;

export function having(g: FinalGirl, hook: Hook): readonly Me[] {
  return inPlay(g.state, hook);
}

type NumberHook = { [K in Hook]: Result<K> extends number ? K : never }[Hook];

/** All deltas of a number, added up. */
export function sum<K extends NumberHook>(g: FinalGirl, hook: K, ...args: Args<K>): number;
export function sum(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): number {
  let total = 0;
  for (const me of having(g, hook)) total += call(g, me, hook, a, b, c) as number;
  return total;
}

/** The first thing that has an answer decides. */
export function answer<K extends Hook>(g: FinalGirl, hook: K, ...args: Args<K>): Result<K> | undefined;
export function answer(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): unknown {
  for (const me of having(g, hook)) {
    const found = call(g, me, hook, a, b, c);
    if (found !== undefined && found !== false) return found;
  }
  return undefined;
}

type ListHook = { [K in Hook]: Result<K> extends readonly unknown[] ? K : never }[Hook];

/** Everything that the things list, one after the other. */
export function listed<K extends ListHook>(g: FinalGirl, hook: K, ...args: Args<K>): readonly Result<K>[number][];
export function listed(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): readonly unknown[] {
  return allListed(g, hook, a, b, c);
}

function allListed(g: FinalGirl, hook: Hook, a: Told, b: Told, c: Told): readonly unknown[] {
  const things = having(g, hook);
  const [only] = things;
  if (only === undefined) return NOTHING_LISTED;
  if (things.length === 1) return call(g, only, hook, a, b, c) as readonly unknown[];
  return things.flatMap((me) => call(g, me, hook, a, b, c) as readonly unknown[]);
}

const NOTHING_LISTED: readonly never[] = [];

/** A rule with nothing in it: it is over as often as it is called. Where it should say whether something happened, it says no. */
export const NOTHING_HAPPENS: Rules<undefined> = nothing();

function* nothing(): Rules<undefined> {
  return undefined;
}

/** Runs a moment for every thing that has it. Most moments pass unnoticed, and cost next to nothing. */
export function moment<K extends Hook>(g: FinalGirl, hook: K, ...args: Args<K>): Rules<void>;
export function moment(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): Rules<void> {
  const things = having(g, hook);
  const [only] = things;
  if (only === undefined) return NOTHING_HAPPENS;
  return things.length === 1 ? (call(g, only, hook, a, b, c) as Rules) : eachMoment(g, things, hook, a, b, c);
}

/** A thing that has left play in the meantime is passed over. */
function* eachMoment(g: FinalGirl, things: readonly Me[], hook: Hook, a: Told, b: Told, c: Told): Rules {
  for (const me of sortedOut(g, things)) {
    const now = inPlay(g.state, hook).find((one) => one.key === me.key);
    if (now !== undefined) yield* call(g, now, hook, a, b, c) as Rules;
  }
}

/** As `moment`, but stops at the first that says yes. */
export function anyMoment<K extends Hook>(g: FinalGirl, hook: K, ...args: Args<K>): Rules<boolean | undefined>;
export function anyMoment(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): Rules<boolean | undefined> {
  const things = having(g, hook);
  return things.length === 0 ? NOTHING_HAPPENS : firstMoment(g, things, hook, a, b, c);
}

function* firstMoment(g: FinalGirl, things: readonly Me[], hook: Hook, a: Told, b: Told, c: Told): Rules<boolean> {
  for (const me of sortedOut(g, things)) if (yield* call(g, me, hook, a, b, c) as Rules<boolean>) return true;
  return false;
}

/**
 * Two effects at once (FG-PRIN-01): killer, location, heroine is both the realistic order and, with her help coming last, the evil one;
 * the funny one is random.
 */
function sortedOut(g: FinalGirl, things: readonly Me[]): readonly Me[] {
  if (things.length < 2 || g.state.options.ambiguity !== 'hilarity') return things;
  const order = [...things];
  g.shuffle('ambiguity', order);
  g.tell('all', 'hilarity', { order: order.map((me) => me.key), rule: 'FG-PRIN-04' });
  return order;
}

type OfferHook = 'actions' | 'killerPhaseOffers' | 'rollOffers' | 'shields' | 'moveOffers';

/** Offers of all things, with those used up marked as such. */
export function offers<K extends OfferHook>(g: FinalGirl, hook: K, ...args: Args<K>): readonly Result<K>[number][];
export function offers(g: FinalGirl, hook: Hook, a?: Told, b?: Told, c?: Told): readonly Told[] {
  const all = allListed(g, hook, a, b, c) as readonly Offer[];
  for (const offer of all) if (usedUp(g, offer)) return all.map((one) => marked(g, one));
  return all;
}

function marked(g: FinalGirl, offer: Offer): Offer {
  return usedUp(g, offer) ? { ...offer, blocked: 'used-already' } : offer;
}

function usedUp(g: FinalGirl, offer: Offer): boolean {
  if (offer.once === 'phase') return g.state.tally.usedThisPhase.includes(offer.id);
  return offer.once === 'turn' && g.state.tally.usedThisTurn.includes(offer.id);
}

/** The player takes an offer. */
export function take(g: FinalGirl, offer: Offer): Rules {
  if (offer.once !== undefined) useOnce(g, offer.id, offer.once);
  g.tell('all', 'used', { offer: offer.id, rule: offer.rule ?? 'FG-TERM-07' });
  return offer.run(g);
}

/** Notes that something was used; false when it had been used before. */
export function useOnce(g: FinalGirl, key: string, per: 'phase' | 'turn'): boolean {
  const list = per === 'phase' ? g.state.tally.usedThisPhase : g.state.tally.usedThisTurn;
  if (list.includes(key)) return false;
  list.push(key);
  return true;
}

export function isOffer(option: Option): option is Offer {
  return 'run' in option && !('own' in option);
}
