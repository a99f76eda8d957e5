/** In milliseconds: where nothing is painted (a page in the background), it is not waited for any longer. */
const LONGEST = 250;

/** What waits for the same picture: it is done at one go, so that the page is drawn once more for all of it. */
type Batch = Set<() => void>;

/** The batch that can still be joined: until its frame has begun. */
let open: Batch | null = null;

/** Does something once what has just been changed is on the screen: for whatever need not be part of it. Gives back how to call it off. */
export function afterPaint(run: () => void): () => void {
  const batch = open ?? begun();
  // A function of its own, for the same one may be asked for twice.
  const once = (): void => run();
  batch.add(once);
  return () => batch.delete(once);
}

function begun(): Batch {
  const batch: Batch = new Set();
  open = batch;
  const close = (): void => {
    if (open === batch) open = null;
  };
  whenPainted(close, () => {
    close();
    for (const run of batch) inPeace(run);
  });
  return batch;
}

/** One that fails keeps no other from its turn. */
function inPeace(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** The frame's callbacks come before it is painted, timers after it. */
function whenPainted(atFrame: () => void, run: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    setTimeout(run, 0);
    return;
  }
  let next: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(late);
    clearTimeout(next);
    run();
  };
  const frame = requestAnimationFrame(() => {
    atFrame();
    next = setTimeout(go, 0);
  });
  const late = setTimeout(go, LONGEST);
}
