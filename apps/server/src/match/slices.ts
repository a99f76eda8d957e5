import type { Work } from '@dreadhouse/engine';
import { now } from '../now.ts';

/** So long somebody's work may take before it is others' turn, in milliseconds. */
const SLICE = 5;

const waiting: (() => boolean)[] = [];

/**
 * Long work in slices, one in each turn of the event loop, whoever's it is: to play a long match again takes seconds, and meanwhile everybody at
 * every other table would wait.
 */
export function inSlices<T>(work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        const done = slice(work);
        if (done !== null) resolve(done.value);
        return done === null;
      } catch (error) {
        reject(error);
        return false;
      }
    });
    if (waiting.length === 1) setImmediate(turn);
  });
}

/** Whoever is not at the end of it queues up again. */
function turn(): void {
  const first = waiting.shift();
  if (first?.() === true) waiting.push(first);
  if (waiting.length > 0) setImmediate(turn);
}

function slice<T>(work: Work<T>): { readonly value: T } | null {
  for (const end = now() + SLICE; ; ) {
    const step = work.next();
    if (step.done === true) return { value: step.value };
    if (now() >= end) return null;
  }
}
