import type { Page } from 'playwright-core';

/** What one click led to, as the browser tells it when it is traced. Tracing slows everything down: these are no times to be proud of. */
export interface Traced {
  /** The most that the page's thread did at a stretch after the picture and before the next click, in milliseconds: what may come a frame later. */
  readonly later: number;
  /** How many elements had to be styled anew for it: no time, and the same on every machine. */
  readonly restyled: number;
}

const TOLD = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Does something that clicks, again and again, and has each click traced. */
export async function traceClicks(page: Page, click: () => Promise<void>): Promise<Traced[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await page.evaluate(() => {
    window.marks = [];
  });
  await browser.startTracing(page, { categories: TOLD });
  await page.evaluate(() => performance.mark('origin', { startTime: performance.now() }));
  const origin = await page.evaluate(() => performance.getEntriesByName('origin').at(-1)?.startTime ?? 0);
  await click();
  await page.waitForTimeout(200);
  const marks = await page.evaluate(() => window.marks);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const { tasks, stylings } = doneIn(trace.traceEvents, origin);
  return marks.map(({ clicked, painted }, place) => {
    const next = marks[place + 1]?.clicked ?? Number.POSITIVE_INFINITY;
    const later = tasks.filter(({ start }) => start >= painted && start < next);
    const styled = stylings.filter(({ start }) => start >= clicked && start < painted);
    return {
      later: Math.max(0, ...later.map(({ work }) => work)),
      restyled: styled.reduce((sum, { elements }) => sum + elements, 0),
    };
  });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly elementCount?: number };
}

/** What the page's thread did: its tasks, and how many elements it styled when. */
interface Done {
  readonly tasks: readonly { readonly start: number; readonly work: number }[];
  readonly stylings: readonly { readonly start: number; readonly elements: number }[];
}

/** What the page's own thread did, by the page's clock. */
function doneIn(events: readonly TraceEvent[], origin: number): Done {
  const mark = events.findLast(({ name }) => name === 'origin');
  if (mark === undefined) throw new Error('The trace does not know the page.');
  const startOf = ({ ts }: TraceEvent): number => (ts - mark.ts) / 1000 + origin;
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark.pid && tid === mark.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const stylings = own.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    tasks: tasks.map((event) => ({ start: startOf(event), work: (event.tdur ?? event.dur ?? 0) / 1000 })),
    stylings: stylings.map((event) => ({ start: startOf(event), elements: event.args.elementCount ?? 0 })),
  };
}
