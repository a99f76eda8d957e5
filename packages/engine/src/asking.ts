import type { Ask } from './decision.ts';
import type { Rules } from './game.ts';

/**
 * The rule that every rule with a question ends in: it yields its question once and returns the answer. Written out as an object
 * because a generator is several times as dear, and nothing is done more often. It is its own result.
 */
export class Asking<T> implements Rules<T> {
  value: Ask | T;
  done: boolean | undefined;

  constructor(ask: Ask) {
    this.value = ask;
    this.done = undefined;
  }

  next(answer?: unknown): IteratorResult<Ask, T> {
    if (this.done === undefined) this.done = false;
    else {
      this.value = answer as T;
      this.done = true;
    }
    return this as IteratorResult<Ask, T>;
  }

  return(value: T): IteratorResult<Ask, T> {
    this.value = value;
    this.done = true;
    return this as IteratorResult<Ask, T>;
  }

  throw(error: unknown): IteratorResult<Ask, T> {
    throw error;
  }

  [Symbol.iterator](): this {
    return this;
  }
}
