import type { Option, Rules } from '@dreadhouse/engine';
import { heroineCalled, killerCalled, locationCalled } from '../catalogue.ts';
import type { Heroine, Hooks, Killer, Location, Me, Offer } from '../content/types.ts';
import type { FinalGirl, FinalGirlState, Memo, Memory } from '../state.ts';
import { listed, memoryIn } from './in-play.ts';

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

type OfferHook = 'actions' | 'killerPhaseOffers' | 'rollOffers' | 'shields' | 'moveOffers';
type Args<K extends OfferHook> = Parameters<NonNullable<Hooks[K]>> extends [FinalGirl, Me, ...infer A] ? A : never;
type Offered<K extends OfferHook> = ReturnType<NonNullable<Hooks[K]>>[number];

/** Offers of all things, with those used up marked as such. */
export function offers<K extends OfferHook>(g: FinalGirl, hook: K, ...args: Args<K>): readonly Offered<K>[];
export function offers(g: FinalGirl, hook: 'actions', ...args: []): readonly Offer[] {
  const all = listed(g, hook, ...args);
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
