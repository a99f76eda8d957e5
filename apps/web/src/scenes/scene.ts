import type { AnyGame, Decision, EventView, OptionView } from '@dreadhouse/engine';
import type { ComponentType } from 'react';
import type { Language } from '../settings/settings.ts';
import type { BotLevel, SeatInfo } from '../table/table.ts';

/** What a game's teller can put into words. */
export interface Words {
  ask(decision: Pick<Decision, 'kind' | 'about'>): string;
  option(kind: string, option: OptionView): string;
  event(event: Pick<EventView, 'kind' | 'details'>): string;
  why(code: string): string;
  name(id: string, kinds?: readonly string[]): string;
}

/** A match that is to be started. */
export interface NewTable {
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  /** Known luck, for daily challenges and tutorials; fresh luck otherwise. */
  readonly seed?: string;
  readonly daily?: string;
}

/**
 * Everything that the page needs to play one game. One folder each; nothing outside knows a game by name but the two lists in
 * `index.ts` and `minds.ts`.
 */
export interface Scene {
  readonly game: AnyGame;
  words(language: Language, options: unknown): Words;
  /** The start of a game in one click: what somebody who has never played should get. */
  quickStart(): NewTable;
  /** Choosing what to play, with pictures. */
  NewGame: ComponentType<{ readonly start: (table: NewTable) => void }>;
  /** The table itself: board, hand, panels; made of the kit's parts, which read the table from `useTable()`. */
  TableScene: ComponentType;
  /** What an event changes for the eye: the view before it, as it should look after it. Only for showing. */
  stage(view: unknown, event: EventView): unknown;
  /** How long an event is shown at ease, in milliseconds; 0 when it is only for the log. */
  pause(event: EventView): number;
  /** What an event is about: targets that the board, the hand and the panels light up. */
  targetsOf(event: Pick<EventView, 'kind' | 'details'>): readonly string[];
  readonly botLevels: readonly BotLevel[];
}
