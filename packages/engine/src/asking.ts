import type { Ask, Details, Option, Seat } from './decision.ts';
import type { Rules } from './game.ts';

/** Lists what may be answered. */
export type Lister = (looking: boolean, seat: Seat) => readonly Option[];

/**
 * The rule that every rule with a question ends in: it yields its question once and returns the answer. Written out as an object
 * because a generator is several times as dear, and nothing is done more often. It is its own question and its own result.
 */
export class Asking<T> implements Rules<T>, Ask {
  readonly mode: Ask['mode'];
  readonly seats: readonly Seat[];
  readonly kind: string;
  readonly rule: string;
  readonly about: Details | undefined;
  readonly listed: readonly Option[] | null;
  value: Ask | T;
  done: boolean | undefined;
  readonly list: Lister;

  constructor(
    mode: Ask['mode'],
    seats: readonly Seat[],
    kind: string,
    rule: string,
    list: Lister,
    about: Details | undefined,
    listed: readonly Option[] | null,
  ) {
    this.mode = mode;
    this.seats = seats;
    this.kind = kind;
    this.rule = rule;
    this.about = about;
    this.listed = listed;
    this.value = this;
    this.done = undefined;
    this.list = list;
  }

  options(seat: Seat, looking: boolean): readonly Option[] {
    return this.list(looking, seat);
  }

  /** The answer is there already: whoever asked goes on at once. */
  answered(answer: T): this {
    this.value = answer;
    this.done = true;
    return this;
  }

  next(answer?: unknown): IteratorResult<Ask, T> {
    if (this.done === undefined) this.done = false;
    else if (!this.done) this.answered(answer as T);
    return this as IteratorResult<Ask, T>;
  }

  return(value: T): IteratorResult<Ask, T> {
    return this.answered(value) as IteratorResult<Ask, T>;
  }

  throw(error: unknown): IteratorResult<Ask, T> {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}
