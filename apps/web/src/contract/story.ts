import type { EventView } from '@dreadhouse/engine';
import type { Language } from '../settings/settings.ts';
import type { Moment } from './table.ts';

type Told = Pick<EventView, 'kind' | 'details'>;

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

/** What the log, the time line and the recap need to know of a game's events. */
export interface Story {
  /** Where the game counts rounds instead of turns. */
  readonly inRounds?: boolean;
  /** The turn and phase that begin with this event; null for all others. */
  place(event: Told): StoryPlace | null;
  weight(event: Told): Weight;
  sign(event: Told): Sign;
  /** Whether an event only says again what the one before it said. */
  echoes(event: Told, before: Told): boolean;
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
}
