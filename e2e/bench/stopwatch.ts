import type { Page } from 'playwright-core';

/** What one click led to, in milliseconds by the page's own clock. Nothing is traced meanwhile: tracing costs as much as what it measures. */
export interface Sample {
  /** From the finger to the moment at which the changed picture was on its way to the screen: the sum of the others. */
  readonly paint: number;
  /** How long the click was on its way to the page, through the browser's other processes. */
  readonly wait: number;
  /** The scripts: rules, view, React. */
  readonly script: number;
  /** The frame: styles, layout, painting. */
  readonly frame: number;
}

/** The best of several rounds of the same clicks: whoever else used the machine in one of them is left out. */
export function bestOf<T extends Record<keyof T, number>>(rounds: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = rounds;
  return first.map((sample, place) => {
    const best = { ...sample };
    for (const what of Object.keys(best) as (keyof T)[]) {
      for (const other of others)
        if ((other[place]?.[what] ?? best[what]) < best[what]) best[what] = other[place]![what];
    }
    return best;
  });
}

/** When the finger was lifted, the page heard of it, its scripts were done, its frame began and its picture was painted. */
export interface Mark {
  readonly clicked: number;
  readonly began: number;
  readonly scripted: number;
  readonly framed: number;
  readonly painted: number;
}

declare global {
  interface Window {
    marks: Mark[];
  }
}

/**
 * Runs in the page: notes when each click by mouse or finger came, and when the picture after it had been painted. React draws before
 * the click has come back up to the window; what is posted in a frame's callback is read once the frame has been painted, unless the
 * next frame begins before that. As text, for what runs this script gives functions their names by a helper that the page lacks.
 */
export const WATCH_CLICKS = `
  window.marks = [];
  let mark;
  window.addEventListener('click', ({ timeStamp, detail }) => {
    if (detail === 0) return; // by the keyboard: that only makes ready
    const one = { clicked: timeStamp, began: performance.now(), scripted: 0, framed: 0, painted: 0 };
    mark = one;
    requestAnimationFrame(() => {
      one.framed = performance.now();
      const { port1, port2 } = new MessageChannel();
      const painted = () => {
        if (one.painted > 0) return;
        one.painted = performance.now();
        window.marks.push(one);
      };
      port1.onmessage = painted;
      port2.postMessage(null);
      requestAnimationFrame(painted);
    });
  }, { capture: true });
  window.addEventListener('click', () => {
    if (mark !== undefined) mark.scripted = performance.now();
    mark = undefined;
  });
`;

/** Does something that clicks, again and again, and times each click. */
export async function timeClicks(page: Page, click: () => Promise<void>): Promise<Sample[]> {
  await page.evaluate(() => {
    window.marks = [];
  });
  await click();
  await page.waitForTimeout(200);
  const marks = await page.evaluate(() => window.marks);
  return marks.map(({ clicked, began, scripted, painted }) => {
    return { paint: painted - clicked, wait: began - clicked, script: scripted - began, frame: painted - scripted };
  });
}
