import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { type FinalGirlState, finalGirl } from '../../src/index.ts';

export { wounds } from '../kit.ts';

export type Edit = (state: FinalGirlState) => void;
export type Table = Scenario<FinalGirlState>;

/** Maple Lane at night: nobody in the houses, nothing in hand; the heroine at the Intersection, the killer at the north exit. */
export function table(phase: string, edit: Edit = () => {}, options: Record<string, unknown> = {}): Table {
  const setup = { options: { killer: 'dr_fright', location: 'maple', heroine: 'laurie', ...options } };
  return scenario(finalGirl, setup).at(phase, (s) => {
    s.supply.push(...s.victims.splice(0).map((one) => one.id));
    s.events.deck.push(...s.inPlay.splice(0).map((one) => one.id), ...s.events.discard.splice(0));
    s.tokens = [];
    for (const card of s.hand.splice(0)) s.market[card] = (s.market[card] ?? 0) + 1;
    for (const key of Object.keys(s.memory)) if (key.startsWith('le')) delete s.memory[key];
    s.horror = 3;
    s.time = 6;
    s.turn = 1;
    if (s.options.location === 'maple') {
      s.heroine.space = 'intersection';
      s.killer.space = 'north_exit';
    }
    edit(s);
  });
}

/** A Killer phase that is about to draw this terror card, with more to come. */
export function terror(card: string, edit: Edit = () => {}, options: Record<string, unknown> = {}): Table {
  return table('terror', (s) => onTop(s, card, edit), options);
}

function onTop(s: FinalGirlState, card: string, edit: Edit): void {
  const all = [...s.terror.deck.map((one) => one.id), ...s.terror.unused].filter((id) => id !== card && id !== 'dt10');
  s.terror.deck = [card, 'dt10', ...all.splice(0, 3)].map((id) => ({ id, seen: false }));
  s.terror.unused = all;
  edit(s);
}

/** An Upkeep phase, or whatever comes, in which this event is drawn next. */
export function event(card: string, edit: Edit = () => {}, options: Record<string, unknown> = {}): Table {
  const draw: Edit = (s) => {
    s.events.deck = [card, ...s.events.deck.filter((id) => id !== card)];
    edit(s);
  };
  return terror('lt06', draw, options); // two events and the next terror card, dt10
}

export function victims(s: FinalGirlState, space: string, n = 1): void {
  for (let i = 0; i < n; i++) {
    const at = s.supply.findIndex((id) => id.startsWith('v'));
    s.victims.push({ id: s.supply.splice(at, 1)[0] as string, space, role: null });
  }
}

export function special(s: FinalGirlState, role: string, pawn: string, space: string): void {
  s.supply.splice(s.supply.indexOf(pawn), 1);
  s.victims.push({ id: pawn, space, role });
  inPlay(s, role);
}

export function inPlay(s: FinalGirlState, id: string, markers = 0): void {
  s.events.deck = s.events.deck.filter((one) => one !== id);
  s.terror.deck = s.terror.deck.filter((one) => one.id !== id);
  s.terror.unused = s.terror.unused.filter((one) => one !== id);
  if (!s.inPlay.some((card) => card.id === id)) {
    s.inPlay.push({ id, kind: id.startsWith('le') ? 'event' : 'mdp', markers });
  }
}

export function hand(s: FinalGirlState, ...cards: string[]): void {
  for (const card of cards) {
    s.market[card] = (s.market[card] ?? 0) - 1;
    s.hand.push(card);
  }
}

/** The heroine holds this item, or has it in her backpack. */
export function item(s: FinalGirlState, id: string, uses = 0, where: 'hands' | 'backpack' = 'hands'): void {
  s.items.unused = s.items.unused.filter((one) => one !== id);
  for (const pile of s.items.piles) pile.cards = pile.cards.filter((card) => card.id !== id);
  s.items[where].push({ id, uses });
}

/** The heroine sleeps; the dream deck lies in this order. */
export function asleep(s: FinalGirlState, ...deck: string[]): void {
  s.memory['dr_fright'] = { asleep: true, dreamt: [], direction: null };
  s.secret['dr_fright'] = deck.length === 0 ? ['d1', 'd2', 'd3', 'd4'] : deck;
}

export const isAsleep = (t: Table): boolean => t.state.memory['dr_fright']?.['asleep'] === true;
export const dreamsLeft = (t: Table): number => t.state.secret['dr_fright']?.length ?? 0;

export function darkPower(s: FinalGirlState, id: string, revealed = true): void {
  const all = [...s.darkPowers.map((card) => card.id), ...s.unusedDarkPowers];
  s.darkPowers = [{ id, revealed, known: false }];
  s.unusedDarkPowers = all.filter((one) => one !== id);
}

export function finale(s: FinalGirlState, id: string, revealed = true): void {
  const all = [s.finale.id, ...s.unusedFinales];
  s.finale = { id, revealed, known: false };
  s.unusedFinales = all.filter((one) => one !== id);
}

/** How many victims are on a space. */
export const count = (t: Table, space: string): number => t.state.victims.filter((one) => one.space === space).length;
export const tokens = (t: Table, kind: string): (string | null)[] =>
  t.state.tokens.filter((token) => token.kind === kind).map((token) => token.space);
