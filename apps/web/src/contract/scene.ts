import type { AnyGame, Decision, EventView, OptionView, Reason } from '@dreadhouse/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Typeface } from '../look/typefaces.ts';
import type { Language } from '../settings/settings.ts';
import type { TextsIn } from '../text/text.ts';
import type { Events } from './events.ts';
import type { KeptGame } from './kept-game.ts';
import type { Lesson } from './lesson.ts';
import type { GlossaryEntry, Story } from './story.ts';
import type { Moment, SeatInfo } from './table.ts';

/** What a game's teller can put into words. */
export interface Words {
  ask(decision: Pick<Decision, 'kind' | 'about'>): string;
  option(kind: string, option: OptionView): string;
  event(event: Pick<EventView, 'kind' | 'details'>): string;
  why(code: string): string;
  /** What speaks for an answer. */
  hint(reason: Reason): string;
  /** The same, as a bot says it of its own answer. */
  mate(reason: Reason): string;
  /** To do what is done for this reason, as something that a bot is told; null where nobody would. */
  lean(why: string): string | null;
  name(id: string, kinds?: readonly string[]): string;
}

/** What a keyword means. */
export interface Explained {
  readonly rule: string;
  readonly text: string;
}

/** What the page says around decisions: everything that depends on the game and is not a rule's own sentence. */
export interface Guide {
  /** What is being played: "Hans the Butcher · Camp Happy Trails". */
  readonly title: string;
  /** What whoever looks is out for, in a sentence or two; `id` tells goals of the same game apart. Null for those who only watch. */
  goal(moment: Moment): { readonly id: string; readonly text: string } | null;
  /** Where in the game we are: "Turn 3 · Killer phase". */
  phase(moment: Moment): string;
  /** What an option does, in a sentence; null when its name says it all. */
  consequence(kind: string, option: OptionView, moment: Moment): string | null;
  /** Under which heading an option stands in a long list; the same words for the same heading. */
  group(kind: string, option: OptionView): string;
  /** Whether this question is about the answers that point at nothing on the table, and the others are asides. */
  isPlainQuestion(kind: string): boolean;
  /**
   * The targets by which an answer is chosen on the table, where those are not simply what it points at: so that a glow always means the same,
   * whatever uses a tool is chosen by the tool.
   */
  chosenBy?(option: OptionView, all: readonly OptionView[]): readonly string[];
  /** What comes late among the answers that can only be said: smaller is earlier; 0 for all unless it says otherwise. */
  rank?(option: OptionView): number;
  /** The words of a sentence that mean something of their own in this game, as the rulebook explains them. */
  explain?(sentence: string): readonly Explained[];
  /** A cost in words: "2 time". */
  cost(what: string, amount: number): string;
  /** An outcome that odds speak of, in a few words. */
  outcome(key: string): string;
  ending(moment: Moment): Ending;
}

/** How a game ended, for the end screen. */
export interface Ending {
  readonly won: boolean;
  readonly title: string;
  readonly why: string;
  /** A few numbers of the game, in words. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

/** What a game shows once it is over and nothing is secret any more, from the end screen. */
interface Afterword {
  readonly text: TextsIn<'title' | 'note'>;
  /** Covers the whole screen; only shown for matches that are over. */
  readonly Page: ComponentType<{ readonly close: () => void }>;
}

/** What has been met of a game at this browser, page by page; `#/album/<game>`, or `#/album/<game>/<page>`. */
interface Album {
  readonly text: TextsIn<'title'>;
  readonly Page: ComponentType<{ readonly page: string | null }>;
}

/** A match that is to be started. */
export interface NewTable {
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  /** Known luck, for daily challenges and tutorials; fresh luck otherwise. */
  readonly seed?: string;
  readonly daily?: string;
  /** For a first game: with which questions it may begin. Luck is drawn again until it does, so that nobody is asked a riddle first. */
  readonly begins?: readonly string[];
}

/** A side of the table on which one plays another game than on the other: whoever wants to play at once is asked for it. */
export interface SideToPlay {
  readonly id: string;
  readonly text: TextsIn<'name' | 'about'>;
  start(): NewTable;
}

export interface NewGameProps {
  readonly start: (table: NewTable) => void;
  /** For a table with people elsewhere: who sits where is asked there, and only what is played is chosen here. */
  readonly elsewhere?: { readonly seats: number };
}

/** A kept game in a picture and a few words, for the shelf. */
export interface Glance {
  readonly title: string;
  readonly detail: string;
  readonly picture: ReactNode;
}

/**
 * Everything that the page needs to play one game. One folder each, named after the game; the registry finds it there, and
 * nobody else knows a game by name.
 */
export interface Scene {
  readonly game: AnyGame;
  /** Letters of its own, besides the house's: known once the game is loaded. */
  readonly typefaces?: readonly Typeface[];
  /** `cast` is what the scene's own `cast` made of what whoever reads sees now. */
  words(language: Language, options: unknown, cast?: unknown): Words;
  /** What of a view names depend on besides the options, as plain data; without, words are the same all game long. */
  cast?(view: unknown): unknown;
  guide(language: Language, options: unknown): Guide;
  /** The start of a game in one click: what somebody who has never played should get. */
  quickStart(): NewTable;
  /** Where it depends on the side what one plays: all of them, what somebody who has never played should take first. */
  readonly sides?: readonly SideToPlay[];
  /** Choosing what to play, with pictures. */
  NewGame: ComponentType<NewGameProps>;
  /** What each seat plays, in words, as far as the options say it; without, or where they do not, seats have numbers. */
  roles?(language: Language, seats: number, options: unknown): readonly string[] | null;
  /** The same game for another number of people; without, what is chosen holds for any number. */
  forSeats?(options: unknown, seats: number): unknown;
  /** The table itself: board, hand, panels; made of the kit's parts, which read the table from `useTable()`. */
  TableScene: ComponentType;
  /** What the page makes of the game's events: made by the kit's `eventsIn` of the game's table of events. */
  readonly events: Events;
  /** The kinds of questions that open a move: nothing that happened before leads to them, so nothing is held up beside them. */
  readonly openQuestions?: readonly string[];
  /** How they make a story: for the log, the time line and the recap. */
  readonly story: Story;
  /** Everything with a name and a text, for the rulebook; without options, of the whole game. */
  glossary?(language: Language, options?: unknown): readonly GlossaryEntry[];
  glance(kept: Pick<KeptGame, 'options' | 'look' | 'over'>, language: Language): Glance;
  /** The same game for everybody on one day, YYYY-MM-DD. */
  daily?(date: string): NewTable;
  /** The tutorial, in the order in which it is to be played. */
  readonly lessons?: readonly Lesson[];
  readonly afterword?: Afterword;
  readonly album?: Album;
  /** The last picture, beside the words on the end screen; decoration. */
  LastPicture?: ComponentType;
}
