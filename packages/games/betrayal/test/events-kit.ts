import type { TileId, Trait } from '../src/index.ts';
import { type Edit, gives, haunts, nextTiles, onTop, rolls, type Table, turn } from './kit.ts';

/** Seat 0 opens the north door of a landing and finds the Cramped Passageway, whose Event is this one. */
export function drawsFrom(from: TileId, event: string, pips: readonly number[] = [], edit: Edit = () => {}): Table {
  const t = turn((s) => {
    if (s.explorers[0]) s.explorers[0].at = from;
    nextTiles(s, 'cramped-passageway');
    onTop(s, 'event', event);
    edit(s);
  });
  return rolls(t, ...pips).answers('discover:N');
}

/** Seat 0 is at the last step of these traits. */
export const weak =
  (...traits: readonly Trait[]): Edit =>
  (s) => {
    for (const trait of traits) if (s.explorers[0]) s.explorers[0].traits[trait] = 1;
  };

/** The first haunt runs, and seat 0, a hero, is at the last step of these traits. */
export const dying =
  (...traits: readonly Trait[]): Edit =>
  (s) => {
    haunts(s, 1);
    weak(...traits)(s);
  };

/** Nothing is left in the deck of Items. */
export const noItems: Edit = (s) => gives(s, 2, ...s.decks.item);
export const macheteNext: Edit = (s) => onTop(s, 'item', 'machete');

/** Events may bring on a haunt, and three Omens have been drawn. */
export const HAUNTING = { eventHaunts: true };
export const three: Edit = (s) => {
  s.omensDrawn = 3;
};

export const isDead = (t: Table): boolean => t.state.explorers[0]?.dead === true;
/** Which lines of the Event were read. */
export const lines = (t: Table): unknown[] => t.told('event-line').map(({ details }) => details['line']);
/** Kind and tile of all tokens in the house. */
export const tokens = (t: Table): string[] => t.state.tokens.map(({ kind, at }) => `${kind} ${at}`);
