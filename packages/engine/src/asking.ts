import type { Ask, Details, Option, Seat } from './decision.ts';
import { WrittenOut } from './written-out.ts';

/** Lists what may be answered. */
export type Lister = (looking: boolean, seat: Seat) => readonly Option[];

/**
 * The rule that every rule with a question ends in: it yields its question once and returns the answer. Nothing is done more often. It
 * is its own question and its own result.
 */
export class Asking<T> extends WrittenOut<T> implements Ask {
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
    super();
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

  /** The answer is there: an option, or who chose it, or the options of all. Whoever asked goes on with it. */
  answered(answer: unknown): void {
    this.value = answer as T;
    this.done = true;
  }

  next(answer?: unknown): IteratorResult<Ask, T> {
    if (this.done === undefined) this.done = false;
    else if (!this.done) this.answered(answer);
    return this as IteratorResult<Ask, T>;
  }
}

const YES_NO: readonly Option[] = [{ id: 'yes' }, { id: 'no' }];
const yesNo: Lister = () => YES_NO;

/** A question to be answered with yes or no. */
export class Confirming extends Asking<boolean> {
  constructor(seats: readonly Seat[], kind: string, rule: string, about: Details | undefined) {
    super('one', seats, kind, rule, yesNo, about, YES_NO);
  }

  override answered(answer: unknown): void {
    super.answered((answer as Option).id === 'yes');
  }
}
