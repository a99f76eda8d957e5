import type { Ask } from './decision.ts';
import type { Rules } from './game.ts';

/**
 * A rule that is over already, with what it came to, and can be over again and again: for plain functions that only sometimes have to
 * ask. Written out as an object, because waiting for a generator that never asks costs more than most rules do.
 */
export class Settled<T> implements Rules<T> {
  readonly value: T;
  readonly done = true;

  constructor(value: T) {
    this.value = value;
  }

  next(): IteratorResult<Ask, T> {
    return this as IteratorReturnResult<T>;
  }

  return(value: T): IteratorResult<Ask, T> {
    return { value, done: true };
  }

  throw(error: unknown): IteratorResult<Ask, T> {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}
