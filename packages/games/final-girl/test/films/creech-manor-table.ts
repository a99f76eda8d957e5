import type { Layout } from '@dreadhouse/engine/testing';
import type { FinalGirlState } from '../../src/index.ts';
import { filmTable, type Options, type Table } from '../kit.ts';
import { pile, WORDS } from '../words.ts';

const IN_HANDS = ['knife', 'ritual_dagger', 'shotgun'];

const words = {
  ...WORDS,
  /** The heroine carries these items: what needs hands in her hands, Carolyn beside her, the rest in the backpack. */
  carry: (s: FinalGirlState, ids: readonly string[]) => {
    for (const id of ids) WORDS[id === 'carolyn' ? 'aside' : IN_HANDS.includes(id) ? 'hands' : 'backpack'](s, [id]);
  },
  /** The piles of these spaces, top first, all face down; nobody knows what is mixed into any. */
  piles: (s: FinalGirlState, piles: Readonly<Record<string, readonly string[]>>) => {
    for (const [space, ids] of Object.entries(piles)) pile(s, space, ids, false);
    for (const one of s.items.piles) delete one.mixed;
  },
};
export type Edit = Layout<FinalGirlState, typeof words>;

/**
 * Creech Manor, empty: no victims, no events, nothing in hand and nothing carried. The heroine (Laurie, 5 health) is on the Grand
 * Landing, the killer in the Garage, at the other end of the house.
 */
export const table = filmTable(
  { killer: 'poltergeist', location: 'creech', heroine: 'laurie' },
  (s) => {
    s.supply.push(...s.dead.splice(0));
    s.memory = {};
    s.heroine.markers = 4;
    s.killer.bloodlust = 1;
    if (s.options.killer === 'poltergeist') WORDS.hiddenPower(s, 'pg_d1');
    if (s.options.location !== 'creech') return;
    s.heroine.space = 'landing';
    s.killer.space = 'garage';
  },
  words,
);

/** A Killer phase that is about to draw this terror card, and others after it. */
export const terror = (card: string, layout: Edit = {}, options: Options = {}): Table =>
  table('terror', { terror: [card, 'mt04', 'pt02', 'pt03'], also: layout }, options);

/** Draws this event in the Killer phase: Through the Wall, Everything Slams Shut or Branches would do; this one does nothing else. */
export const event = (card: string, layout: Edit = {}, options: Options = {}): Table =>
  terror('mt03', { nextEvent: card, also: layout }, options);

export const pileOf = (t: Table, space: string): string[] =>
  t.state.items.piles.find((one) => one.space === space)?.cards.map((card) => card.id) ?? [];
export const carries = (t: Table, id: string): boolean =>
  [...t.state.items.hands, ...t.state.items.backpack, ...t.state.items.aside].some((item) => item.id === id);
export const won = (t: Table): string => (t.match.over ? `${t.state.result?.side}: ${t.state.result?.why}` : 'no');

/** How many dice the first horror roll had. */
export const diceRolled = (t: Table): number =>
  (t.told('rolled').at(0)?.details['faces'] as number[] | undefined)?.length ?? 0;
