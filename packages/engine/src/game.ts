import type { Chance } from './chance/chance.ts';
import type { Ask, Details, Option, Seat, Viewer } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import type { Match } from './match.ts';
import type { Play } from './play.ts';
import type { ExperienceFile } from './players/experience.ts';
import type { KnownOdds, KnownOptionOdds, NOT_YET, Outlooks } from './players/odds.ts';
import type { Judging } from './players/value.ts';
import type { Shape } from './shape.ts';

/** A rule in progress. It yields where somebody must decide, and goes on with the answer. */
export type Rules<T = void> = Generator<Ask, T, unknown>;

/** A stretch of the game between two checkpoints: a turn, an activation. It returns the next one, or `END`. */
export type Phase<S> = (g: Play<S>) => Rules<string>;

export const END = 'end';

export interface Outcome {
  /** Which side won, for statistics and the closing words. */
  readonly side: string;
  readonly winners: readonly Seat[];
}

/** What somebody played as, and whether that seat won. */
export interface Part {
  /** What is compared with one another: `character`. */
  readonly kind: string;
  readonly name: string;
  readonly won: boolean;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** What a thoughtful player thinks of an option. */
export interface Opinion<Why extends string = string> {
  /** What it seems to be worth, in whatever the game counts; 0 is about as good as doing nothing. */
  readonly value: number;
  /** What speaks for it; the text is `hint.<why>`. */
  readonly why: Why;
  /** What that is about, as far as the seat may know: where it leads to, who is there. The text is `hint.<why>.of` where there is one. */
  readonly about?: Details | undefined;
}

/** How a player who searches looks at the game: how broadly, how far ahead. */
export interface Thinking {
  /** How much more an option must be worth to be liked e times as much; 1 where the game does not say. */
  readonly temperature?: number;
  /** How often it plays on to see how an answer turns out: as often as two seconds on one slow core allow. */
  readonly iterations?: number;
  /** As often for a hint, where whoever asks has more patience than those who wait for a bot. */
  readonly hintIterations?: number;
  /** Hints plan only as far as luck has no say: what one imagined world has in store would mislead. */
  readonly plansSurely?: true;
  /** Where the policy gives one option at least this share of its liking, it is trusted and nothing is tried. */
  readonly trust?: number;
  /**
   * The policy's word counts as much as so many tries. An option that it likes e times less starts with a chance that is lower by
   * `doubt`.
   */
  readonly respect?: number;
  readonly doubt?: number;
  /** How many of the options that the policy likes best are tried at all. */
  readonly breadth?: number;
  /** How many answers a playout may take before the game's score judges it. */
  readonly depth?: number;
  /** Let a playout go on only until one of these phases has begun so often: the score compares best what it sees at the same point. */
  readonly horizon?: { readonly phases: readonly string[]; readonly times: number };
  /** The question in which a seat chooses what to do: what it plans is its answers to it, whatever it is asked meanwhile. Otherwise, to what is asked. */
  readonly moves?: string;
  /** How readily unlikely answers are tried below the root; 0: playouts begin right there. */
  readonly curiosity?: number;
  /** How often a playout leaves the policy's favourite for another answer, in percent. */
  readonly wildness?: number;
}

/** Who is on one side with whom, and where they are. All of it lies open: it must be alike in every world that anybody could be in. */
export interface Mates<S> {
  /** The others on this seat's side, as far as everybody at the table can tell. */
  of(state: S, seat: Seat): readonly Seat[];
  /** Questions whose answer everybody on the side gets to see, whichever it is, once anything of it is told. Only these are spoken about. */
  readonly open: readonly string[];
  /** Where this seat's figures stand, by the names that options point at. */
  places(state: S, seat: Seat): readonly string[];
  /** How many steps lead from one place to another; null where there is no way, or where one of them is no place. */
  steps(state: S, from: string, to: string): number | null;
}

/** A game: its state, its phases, and who may see what. `S` is its state, `O` what is chosen before it starts. */
export interface Game<S, O = unknown> {
  readonly id: string;
  /** The version of the rules. Raise it when a match that is under way would go differently. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * Seats that act out of the others' sight: whoever is not of the team learns that the team is waited for, never which of its seats.
   */
  teams?(seats: number): readonly (readonly Seat[])[];
  /**
   * The name by which this viewer knows a phase: while a team acts out of sight, whoever is not of it must not learn from the phase what is
   * being done there. Without, everybody knows every phase by its own name.
   */
  phaseSeenBy?(phase: string, viewer: Viewer): string;
  /** All data that the rules read. Its hash is part of every match. */
  readonly content: unknown;
  readonly ledger: Ledger;

  /** What was chosen before the start, checked and completed, or one sentence that says what is wrong with it. */
  options(raw: unknown, seats: number): Checked<O>;
  /** Options for the n-th of many simulated games, so that together they cover the content. */
  sampleOptions(n: number, seats: number): O;
  /** The table before anything was shuffled or dealt; luck belongs into the first phase. */
  initial(options: O, seats: number): S;
  readonly first: string;
  readonly phases: Readonly<Record<string, Phase<S>>>;
  /** Read once the last phase has ended. */
  outcome(state: S): Outcome;

  /** What everybody may know, built from nothing: all that whoever only watches sees. Made once for all who look. */
  publicView(state: S): object;
  /** What this seat may know besides, built from nothing; the engine lays it over what everybody sees. Nothing else leaves the state. */
  ownView?(state: S, seat: Seat): object;
  /** Redraws, in place, everything that this seat cannot know, from what it can know alone. */
  imagine(state: S, seat: Seat, chance: Chance): void;

  /** How good this is for a seat, 0 (lost) to 1 (won). For greedy players and for search that stops early. */
  score?(state: S, seat: Seat): number;
  /** What a position is judged by, as numbers: from games that were played `dreadhouse learn` finds what they are worth. */
  readonly judging?: Judging<S>;
  /** What practice has added to the rule of thumb: `dreadhouse practise` finds it out. */
  readonly experience?: ExperienceFile;
  /**
   * What a thoughtful player on this seat thinks of each option, in the order of the options. It is only ever shown worlds that the
   * seat could be in, and may read of them what the seat knows. Rule of thumb, search and hints all rest on it.
   */
  opinions?(state: S, seat: Seat, ask: Ask, options: readonly Option[]): readonly Opinion[];
  /** Who plays together, where a bot is to play with a person: it says what it is up to, and can be told. */
  readonly mates?: Mates<S>;
  /** What can be told at once of a seat's options, before it commits itself. */
  odds?(match: Match<S>, seat: Seat): KnownOdds;
  /**
   * Which of the outcomes that were told of an option has come true, by what happened since it was chosen and by what is asked now (null
   * once the game is over); null where that does not show, `NOT_YET` where it is to be looked at again after the next answer. For tests:
   * what is promised before a click is what happens after it.
   */
  cameTrue?(
    option: string,
    odds: KnownOptionOdds,
    events: readonly GameEvent[],
    asked: string | null,
  ): string | null | typeof NOT_YET;
  /** What takes a while to find out about them. */
  outlooks?(match: Match<S>, seat: Seat): Outlooks;

  /** What has proved best for players who search. */
  readonly thinking?: Thinking;

  /** What the balance is watched by: the choices of each kind before the start, each as the part of the options that it decides. */
  readonly balance?: Readonly<Record<string, Readonly<Record<string, Partial<O>>>>>;
  /** What each seat played as, where seats are compared and not only sides. Read once the last phase has ended. */
  parts?(state: S): readonly Part[];

  /**
   * What a state looks like, field by field: every number within bounds, every name one that there is, every list no longer than it can
   * get. States that come from elsewhere (files, older rules) must fit it. It is where the state is declared: the types follow from it
   * (`shape.Of`).
   */
  stateShape(options: O, seats: number): Shape<S>;
  /** Every component that exists, wherever it is: the same list, in some order, at every moment of a game. */
  components(state: S): readonly string[];
  /** What is wrong with this state, or null. */
  invariant?(state: S): string | null;
  /** Who plays the many games of a simulation where nobody is named: left out, chance alone; else in every tenth game the rule of thumb. */
  readonly wanderers?: 'varied';
  /** Ids of all content that random play should come across sooner or later (see `Play.touch`). */
  readonly catalogue: readonly string[];
}

// What passes through generic tools that never look inside a state or its options.
// biome-ignore lint/suspicious/noExplicitAny: a list of different games has no better element type
export type AnyGame = Game<any, any>;
