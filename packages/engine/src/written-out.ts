import type { Ask } from './decision.ts';
import type { Rules } from './game.ts';

/**
 * A rule written out as an object, because a generator is several times as dear. It is its own result: what it asks or what it came
 * to, and whether it is over.
 */
export abstract class WrittenOut<T> implements Rules<T> {
  abstract readonly value: Ask | T;
  abstract readonly done: boolean | undefined;

  abstract next(answer?: unknown): IteratorResult<Ask, T>;

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
