import type { Ask } from './decision.ts';
import { WrittenOut } from './written-out.ts';

/**
 * A rule that is over already, with what it came to, and can be over again and again: for plain functions that only sometimes have to
 * ask. Waiting for a generator that never asks costs more than most rules do.
 */
export class Settled<T> extends WrittenOut<T> {
  readonly value: T;
  readonly done = true;

  constructor(value: T) {
    super();
    this.value = value;
  }

  next(): IteratorResult<Ask, T> {
    return this as IteratorReturnResult<T>;
  }
}
