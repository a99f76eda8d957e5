import { afterPaint } from './after-paint.ts';

/**
 * Does something as often as it is asked for, but only once for each picture: at once after a rest, and then for all that came meanwhile.
 * News may come faster than a page can be drawn; drawn for each of them, it would never be done, and React takes fifty such drawings in a row for
 * a loop without an end.
 */
export function inPace(run: () => void): () => void {
  let isPainting = false;
  let isAskedFor = false;
  const go = (): void => {
    isAskedFor = isPainting;
    if (isPainting) return;
    isPainting = true;
    afterPaint(() => {
      isPainting = false;
      if (isAskedFor) go();
    });
    run();
  };
  return go;
}
