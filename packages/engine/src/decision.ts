/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** Something that the asked seat can answer. The rules list them all; nobody else computes what is legal. */
export interface Option {
  /** The same in every view and in every world that the seat could be in. */
  readonly id: string;
  /** What it points at on the board, so that any client can light it up and let it be clicked. */
  readonly at?: string | readonly string[];
  readonly cost?: Readonly<Record<string, number>>;
  readonly rule?: string;
  /** Why the rules forbid it just now: a code that the game has a sentence for. */
  readonly blocked?: string | false | undefined;
  /** Names and numbers for the sentence that describes it. */
  readonly details?: Details;
}

export type Details = Readonly<Record<string, unknown>>;

/**
 * What a rule yields when somebody must decide. `options` is asked again whenever somebody looks: it reads the state and nothing
 * else. With `looking` it lists the forbidden options too, with their reasons; without, it may leave them out.
 */
export interface Ask {
  /** One seat; the first of several to answer; or several at once, each without seeing the others' answers. */
  readonly mode: 'one' | 'any' | 'all';
  readonly seats: readonly Seat[];
  readonly kind: string;
  readonly rule: string;
  readonly about: Details | undefined;
  options(seat: Seat, looking: boolean): readonly Option[];
  /** Nobody is asked where there is only one legal answer: it counts as given. */
  readonly unlessForced?: true;
}

/** What a seat has chosen. */
export interface SeatAnswer<O extends Option = Option> {
  readonly seat: Seat;
  readonly option: O;
}

/** What a seat is shown of a decision that it may answer. */
export interface Decision {
  /** The number of answers before this one; an answer names it, so that a late one cannot hit the wrong question. */
  readonly position: number;
  readonly kind: string;
  readonly rule: string;
  readonly about?: Details;
  readonly options: readonly OptionView[];
}

export interface OptionView {
  readonly id: string;
  readonly at?: string | readonly string[];
  readonly cost?: Readonly<Record<string, number>>;
  readonly rule?: string;
  readonly blocked?: string;
  readonly details?: Details;
}

/** Built field by field: an option may carry more for the rules' own use, and that stays with the rules. */
export function showOption({ id, at, cost, rule, blocked, details }: Option): OptionView {
  const view: { -readonly [K in keyof OptionView]: OptionView[K] } = { id };
  if (at !== undefined) view.at = at;
  if (cost !== undefined) view.cost = cost;
  if (rule !== undefined) view.rule = rule;
  if (blocked) view.blocked = blocked;
  if (details !== undefined) view.details = details;
  return view;
}

/** An answer as it is kept: enough to play the match again. `border`: something new came out, so it cannot be taken back alone. */
export interface Answer {
  readonly seat: Seat;
  readonly option: string;
  readonly border: boolean;
}

/** Why an answer is not taken. */
export const REFUSALS = ['over', 'stale', 'not-your-decision', 'no-such-option', 'blocked', 'rule-failed'] as const;
export type Refusal = (typeof REFUSALS)[number];

export type Applied =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Refusal; readonly reason?: string; readonly error?: Error };

export function refuse(why: Refusal, more: { reason?: string; error?: Error } = {}): Applied {
  return { ok: false, why, ...more };
}
