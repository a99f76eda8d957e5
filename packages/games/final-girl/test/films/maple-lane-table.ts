import type { Layout } from '@dreadhouse/engine/testing';
import type { FinalGirlState } from '../../src/index.ts';
import { filmTable, type Options, type Table } from '../kit.ts';
import { WORDS } from '../words.ts';

const words = {
  ...WORDS,
  /** The heroine sleeps; the dream deck lies in this order, or in that of its numbers. */
  asleep: (s: FinalGirlState, deck: readonly string[]) => {
    s.memory['dr_fright'] = { asleep: true, dreamt: [], direction: null };
    s.secret['dr_fright'] = deck.length === 0 ? ['d1', 'd2', 'd3', 'd4'] : [...deck];
  },
};
export type Edit = Layout<FinalGirlState, typeof words>;

/** Maple Lane at night: nobody in the houses, nothing in hand; the heroine at the Intersection, the killer at the north exit. */
export const table = filmTable(
  { killer: 'dr_fright', location: 'maple' },
  (s) => {
    if (s.options.location !== 'maple') return;
    s.heroine.space = 'intersection';
    s.killer.space = 'north_exit';
  },
  words,
);

/** A Killer phase that is about to draw this terror card, with more to come. */
export const terror = (card: string, layout: Edit = {}, options: Options = {}): Table =>
  table('terror', { nextTerror: card === 'dt10' ? [card] : [card, 'dt10'], also: layout }, options);

/** An Upkeep phase, or whatever comes, in which this event is drawn next. */
export const event = (card: string, layout: Edit = {}, options: Options = {}): Table =>
  terror('lt06', { nextEvent: card, also: layout }, options); // two events and the next terror card, dt10

export const isAsleep = (t: Table): boolean => t.state.memory['dr_fright']?.['asleep'] === true;
export const dreamsLeft = (t: Table): number => t.state.secret['dr_fright']?.length ?? 0;
