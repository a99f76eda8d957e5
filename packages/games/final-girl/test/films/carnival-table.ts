import type { Layout } from '@dreadhouse/engine/testing';
import type { FinalGirlState } from '../../src/index.ts';
import { filmTable, type Options, type Table } from '../kit.ts';
import { pile, type Revealed, WORDS } from '../words.ts';

const words = {
  ...WORDS,
  /** The piles of these spaces, from the top, face down; a trap that was in one goes where the new one came from. */
  piles: (s: FinalGirlState, piles: Readonly<Record<string, readonly string[]>>) => {
    for (const [space, ids] of Object.entries(piles)) trapped(s, space, ids);
  },
  /** The finale, and no terror cards left; what it does on reveal has been done. */
  finale: (s: FinalGirlState, card: Revealed) => {
    WORDS.terror(s, []);
    WORDS.finale(s, card);
    if (card === 'gp_f2') s.memory['geppetto'] = { leash: false };
  },
  hiddenFinale: (s: FinalGirlState, id: string) => {
    WORDS.terror(s, []);
    WORDS.hiddenFinale(s, id);
  },
};
export type Edit = Layout<FinalGirlState, typeof words>;

/**
 * The carnival after closing time: no victims, events, tokens or cards in hand, no marionettes on the board; Laurie on the coaster,
 * the killer in the Clown Car, horror 3, time 6.
 */
export const table = filmTable(
  { killer: 'geppetto', location: 'carnival' },
  [
    (s) => void s.items.unused.push(...[...s.items.hands, ...s.items.backpack].map((one) => one.id)),
    { items: { hands: [], backpack: [] }, heroine: 'coaster', killer: 'clown_car' },
  ],
  words,
);

/** A Killer phase that is about to draw this terror card; Dolls All Around, which does nothing for now, and others come next. */
export const terror = (card: string, layout: Edit = {}, options: Options = {}): Table =>
  table('terror', { nextTerror: card === 'gp16' ? [card] : [card, 'gp16'], also: layout }, options);

/** An Upkeep phase with these events in play. */
export const upkeep = (events: readonly string[], layout: Edit, options: Options = {}): Table =>
  table('upkeep', { inPlay: events, also: layout }, options);

function trapped(s: FinalGirlState, space: string, ids: readonly string[]): void {
  const here = s.items.piles.find((one) => one.space === space);
  const from = s.items.piles.find((one) => one.cards.some(({ id }) => isTrap(id) && ids.includes(id))) ?? here;
  const free = from === here ? [] : (here?.cards.map(({ id }) => id).filter(isTrap) ?? []);
  pile(s, space, ids, false);
  s.items.unused = s.items.unused.filter((id) => !free.includes(id));
  from?.cards.push(...free.map((id) => ({ id, up: false, seen: false })));
  for (const one of s.items.piles) one.mixed = [];
}

export const TRAPS = ['trap_bear', 'trap_cobra', 'trap_gas'];
export const isTrap = (id: string): boolean => TRAPS.includes(id);
export const trapsPerPile = (s: FinalGirlState): number[] =>
  s.items.piles.map((one) => one.cards.filter((card) => isTrap(card.id)).length);

/** Laurie searches this pile with these two dice. */
export function search(
  space: string,
  cards: string[],
  one: number,
  other: number,
  layout: Edit = {},
  heroine = 'laurie',
): Table {
  const t = table('action', { heroine: space, piles: { [space]: cards }, hand: ['search'], also: layout }, { heroine });
  t.dice('horror', one, other).answers('play:search');
  return t.decision.kind === 'after-roll' ? t.answers('keep') : t;
}
