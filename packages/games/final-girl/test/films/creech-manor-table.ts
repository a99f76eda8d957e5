import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { type FinalGirlState, finalGirl } from '../../src/index.ts';

export type Edit = (state: FinalGirlState) => void;
export type Table = Scenario<FinalGirlState>;

/**
 * Creech Manor, empty: no victims, no events, nothing in hand and nothing carried. The heroine (Laurie, 5 health) is on the Grand
 * Landing, the killer in the Garage, at the other end of the house.
 */
export function table(
  phase: string,
  edit: Edit = () => {},
  options: Record<string, unknown> = {},
  seed = 'creech',
): Table {
  const setup = { options: { killer: 'poltergeist', location: 'creech', heroine: 'laurie', ...options }, seed };
  return scenario(finalGirl, setup).at(phase, (s) => {
    s.supply.push(...s.victims.splice(0).map((one) => one.id), ...s.dead.splice(0));
    s.events.deck.push(...s.inPlay.splice(0).map((one) => one.id), ...s.events.discard.splice(0));
    s.tokens = [];
    s.memory = {};
    for (const card of s.hand.splice(0)) s.market[card] = (s.market[card] ?? 0) + 1;
    s.horror = 3;
    s.time = 6;
    s.turn = 1;
    s.heroine.markers = 4;
    s.killer.bloodlust = 1;
    if (s.options.killer === 'poltergeist') darkPower(s, 'pg_d1', false);
    if (s.options.location === 'creech') {
      s.heroine.space = 'landing';
      s.killer.space = 'garage';
    }
    edit(s);
  });
}

/** A Killer phase that is about to draw this terror card, and others after it. */
export function terror(card: string, edit: Edit = () => {}, options: Record<string, unknown> = {}): Table {
  const onTop: Edit = (s) => {
    deck(s, card, 'mt04', 'pt02', 'pt03');
    edit(s);
  };
  return table('terror', onTop, options);
}

/** Draws this event in the Killer phase: Through the Wall, Everything Slams Shut or Branches would do; this one does nothing else. */
export function event(card: string, edit: Edit = () => {}, options: Record<string, unknown> = {}): Table {
  const next: Edit = (s) => {
    s.events.deck = [card, ...s.events.deck.filter((id) => id !== card)];
    edit(s);
  };
  return terror('mt03', next, options);
}

/** The terror deck is exactly these cards. */
export function deck(s: FinalGirlState, ...cards: string[]): void {
  const rest = [...s.terror.deck.map((one) => one.id), ...s.terror.unused, ...s.terror.discard.splice(0)];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  s.terror.deck = cards.map((id) => ({ id, seen: false }));
  s.terror.unused = rest;
}

export function victims(s: FinalGirlState, space: string, n = 1): void {
  for (let i = 0; i < n; i++) {
    const at = s.supply.findIndex((id) => id.startsWith('v'));
    s.victims.push({ id: s.supply.splice(at, 1)[0] as string, space, role: null });
  }
}

export function inPlay(s: FinalGirlState, id: string): void {
  s.events.deck = s.events.deck.filter((one) => one !== id);
  s.terror.deck = s.terror.deck.filter((one) => one.id !== id);
  s.terror.unused = s.terror.unused.filter((one) => one !== id);
  s.inPlay.push({ id, kind: id.startsWith('me') ? 'event' : 'mdp', markers: 0 });
}

export function hand(s: FinalGirlState, ...cards: string[]): void {
  for (const card of cards) {
    s.market[card] = (s.market[card] ?? 0) - 1;
    s.hand.push(card);
  }
}

/** The heroine carries these items: what needs hands in her hands, Carolyn beside her, the rest in the backpack. */
export function carry(s: FinalGirlState, ...ids: string[]): void {
  for (const id of ids) {
    s.items.unused = s.items.unused.filter((one) => one !== id);
    for (const pile of s.items.piles) pile.cards = pile.cards.filter((card) => card.id !== id);
    const held = ['knife', 'ritual_dagger', 'shotgun'].includes(id);
    (id === 'carolyn' ? s.items.aside : held ? s.items.hands : s.items.backpack).push({ id, uses: 0 });
  }
}

/** These cards are the pile of this space, top first, all face down. */
export function pile(s: FinalGirlState, space: string, ...ids: string[]): void {
  const { items } = s;
  for (const one of items.piles) {
    items.unused.push(...one.cards.filter((card) => ids.includes(card.id)).map((card) => card.id));
    one.cards = one.cards.filter((card) => !ids.includes(card.id));
    delete one.mixed;
    if (one.space !== space) continue;
    items.unused.push(...one.cards.map((card) => card.id));
    one.cards = ids.map((id) => ({ id, up: false, seen: false }));
  }
  items.unused = items.unused.filter((id) => !ids.includes(id));
}

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

export const health = (t: Table): number => t.state.heroine.markers + 1;
export const at = (t: Table, space: string): number => t.state.victims.filter((one) => one.space === space).length;
export const pileOf = (t: Table, space: string): string[] =>
  t.state.items.piles.find((one) => one.space === space)?.cards.map((card) => card.id) ?? [];
export const carries = (t: Table, id: string): boolean =>
  [...t.state.items.hands, ...t.state.items.backpack, ...t.state.items.aside].some((item) => item.id === id);
export const won = (t: Table): string => (t.match.over ? `${t.state.result?.side}: ${t.state.result?.why}` : 'no');

/** How many dice the first horror roll had. */
export const diceRolled = (t: Table): number =>
  (t.told('rolled').at(0)?.details['faces'] as number[] | undefined)?.length ?? 0;
