import type { ReactNode } from 'react';
import type { Language } from '../settings/settings.ts';
import type { Moment } from './table.ts';

/** Where a story is: the game's own number of the turn, and the phase under the id that `words.name(id, ['phase'])` knows. */
export interface StoryPlace {
  readonly turn: number;
  readonly phase: string;
}

/** What kind of thing happened; the kit has a picture for each. */
export type Sign =
  | 'card'
  | 'death'
  | 'dice'
  | 'end'
  | 'enemy'
  | 'event'
  | 'health'
  | 'horror'
  | 'item'
  | 'move'
  | 'panic'
  | 'reason'
  | 'saved'
  | 'time'
  | 'token';

/** `reason`: why the next thing happens as it does; `detail`: for those who count along. */
export type Weight = 'reason' | 'detail' | 'plain' | 'important';

/** "Previously on …", in a few sentences. */
export interface RecapText {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** How a game's events make a story. */
export interface Story {
  /** Where the game counts rounds instead of turns. */
  readonly inRounds?: boolean;
  /** Where a view stands, for logs of games that begin in the middle; null before the first turn. */
  placeOf?(view: unknown): StoryPlace | null;
  recap(moment: Moment, language: Language): RecapText;
}

/** A card, a place, a token: whatever has a name and says something. */
export interface GlossaryEntry {
  /** `kind.id`, such as `item.axe`; rules can be opened at it. */
  readonly id: string;
  /** The heading that it stands under. */
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  /** A picture of it, where it is a sign that stands for words. */
  readonly sign?: ReactNode;
}
