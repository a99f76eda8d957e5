import type { Page } from 'playwright-core';

/** What one click led to, in milliseconds. */
export interface Sample {
  /** From the finger to the moment at which the changed picture was on its way to the screen. Up to a frame of it is waiting for the screen. */
  readonly paint: number;
  /** What the page's thread did meanwhile, in its own time: everything between the click and that picture, whoever else used the machine. */
  readonly work: number;
  /** The most that it did at a stretch afterwards, before the next click: what may come a frame later. */
  readonly later: number;
  /** How many elements had to be styled anew for it: no time, and the same on every machine. */
  readonly restyled: number;
}

/** The best of several rounds of the same clicks: whoever else used the machine in one of them is left out. */
export function bestOf(rounds: readonly (readonly Sample[])[]): Sample[] {
  const [first = [], ...others] = rounds;
  return first.map((sample, place) => {
    const same = [sample, ...others.flatMap((round) => round[place] ?? [])];
    const least = (what: keyof Sample): number => Math.min(...same.map((one) => one[what]));
    return { paint: least('paint'), work: least('work'), later: least('later'), restyled: least('restyled') };
  });
}

interface Mark {
  readonly clicked: number;
  readonly painted: number;
}

declare global {
  interface Window {
    marks: Mark[];
  }
}

/** Runs in the page: notes when each click came, and when the picture after it had been painted. */
export function watchClicks(): void {
  window.marks = [];
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // What is posted in a frame's callback is read once the frame has been painted.
        port1.onmessage = () => window.marks.push({ clicked: timeStamp, painted: performance.now() });
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** When it began and ended, and how much of that the thread was at work. */
interface Task {
  readonly start: number;
  readonly end: number;
  readonly work: number;
}

/** What the page's thread did: its tasks, and how many elements it styled when. */
interface Done {
  readonly tasks: readonly Task[];
  readonly stylings: readonly { readonly start: number; readonly elements: number }[];
}

/** Does something that clicks, again and again, and times each click. */
export async function timeClicks(page: Page, click: () => Promise<void>): Promise<Sample[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  await page.evaluate(() => {
    window.marks = [];
    performance.mark('origin');
  });
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate(() => performance.mark('origin', { startTime: performance.now() }));
  const origin = await page.evaluate(() => performance.getEntriesByName('origin').at(-1)?.startTime ?? 0);
  await click();
  await page.waitForTimeout(200);
  const marks = await page.evaluate(() => window.marks);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return samples(marks, doneIn(trace.traceEvents, origin));
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

/** What the page's own thread did, by the page's clock. */
function doneIn(events: readonly TraceEvent[], origin: number): Done {
  const mark = events.findLast(({ name }) => name === 'origin');
  if (mark === undefined) throw new Error('The trace does not know the page.');
  const startOf = ({ ts }: TraceEvent): number => (ts - mark.ts) / 1000 + origin;
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === mark.pid && tid === mark.tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const stylings = own.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    tasks: tasks.map((event) => {
      const { dur = 0, tdur = dur } = event;
      return { start: startOf(event), end: startOf(event) + dur / 1000, work: tdur / 1000 };
    }),
    stylings: stylings.map((event) => ({ start: startOf(event), elements: event.args.elementCount ?? 0 })),
  };
}

function samples(marks: readonly Mark[], { tasks, stylings }: Done): Sample[] {
  return marks.map(({ clicked, painted }, place) => {
    const next = marks[place + 1]?.clicked ?? Number.POSITIVE_INFINITY;
    const later = tasks.filter(({ start }) => start >= painted && start < next);
    const styled = stylings.filter(({ start }) => start >= clicked && start < painted);
    return {
      paint: painted - clicked,
      work: tasks.reduce((sum, task) => sum + task.work * share(task, clicked, painted), 0),
      later: Math.max(0, ...later.map(({ work }) => work)),
      restyled: styled.reduce((sum, { elements }) => sum + elements, 0),
    };
  });
}

/** How much of a task lies between two moments. */
function share({ start, end }: Task, from: number, to: number): number {
  const inside = Math.min(end, to) - Math.max(start, from);
  return end > start ? Math.max(0, inside) / (end - start) : 0;
}
