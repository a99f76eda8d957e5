/** Work that can be left and taken up again: every `yield` is a place where somebody else may have their turn. */
export type Work<T> = Generator<void, T>;

/** All of it now. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
