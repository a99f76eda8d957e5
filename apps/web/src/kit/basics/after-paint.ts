/** In milliseconds: where nothing is painted (a page in the background), it is not waited for any longer. */
const LONGEST = 250;

/** Does something once what has just been changed is on the screen: for whatever need not be part of it. Gives back how to call it off. */
export function afterPaint(run: () => void): () => void {
  if (typeof requestAnimationFrame === 'undefined') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  let next: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(next);
  };
  const go = (): void => {
    cancel();
    run();
  };
  // The frame's callbacks come before it is painted, timers after it.
  const frame = requestAnimationFrame(() => {
    next = setTimeout(go, 0);
  });
  const late = setTimeout(go, LONGEST);
  return cancel;
}
