import type { Rules } from '@dreadhouse/engine';

/** A rule is followed to its end, and whether it says yes; what a plain function has done is done, and what it has said counts. */
export function* follow(done: unknown): Rules<boolean> {
  if (typeof done !== 'object' || done === null || !('next' in done)) return done === true;
  return (yield* done as Rules<unknown>) === true; // nothing else goes on
}
