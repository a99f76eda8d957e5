import type { EventView, Step } from '@dreadhouse/engine';
import type { Events } from '../contract/events.ts';
import type { Moment } from '../contract/table.ts';

/** What is shown just now: a moment, the event that led to it, and the steps that are still to come. */
export interface Shown {
  readonly moment: Moment;
  readonly event: EventView | null;
  readonly waiting: readonly Step[];
  readonly progress: Progress;
}

/** How many steps have been shown since the table was last at rest, of how many. */
interface Progress {
  readonly shown: number;
  readonly of: number;
}

export interface Queue {
  readonly now: Moment;
  readonly shown: Shown;
  /** What each pair of eyes at this screen saw last. */
  readonly seen: ReadonlyMap<Moment['viewer'], Moment>;
}

/** Which steps are worth a look: all that take time, only those that are to be read, or none. */
export type Wanted = 'all' | 'to-read' | 'none';

export type WhatIsShown = Pick<Events, 'pause' | 'isToRead'>;

/** The table as it is first seen; `opening`: what is to be read before the first question. */
export function firstQueue(now: Moment, opening: readonly EventView[]): Queue {
  const steps = opening.map((event) => ({ event, view: now.view }));
  const rest = atRest(now);
  return { now, shown: steps.length === 0 ? rest : queued(rest, steps), seen: new Map([[now.viewer, now]]) };
}

/** There is news: it is shown after whatever is still being shown. */
export function arrived(last: Queue, now: Moment, events: WhatIsShown, wanted: Wanted): Queue {
  const isOther = last.now.viewer !== now.viewer;
  // Other eyes have seen less, or something else: they are shown what happened since they last looked.
  const before = isOther ? last.seen.get(now.viewer) : last.now;
  const seen = new Map([...last.seen, [now.viewer, now]]);
  const news = wanted === 'none' || before === undefined ? null : newsBetween(before, now, events, wanted);
  if (news === null || before === undefined) return { now, shown: atRest(now), seen };
  const from = isOther ? atRest(before) : last.shown;
  return { now, shown: news.length === 0 && isAtRest(from) ? atRest(now) : queued(from, news), seen };
}

const NO_PROGRESS: Progress = { shown: 0, of: 0 };

function atRest(moment: Moment): Shown {
  return { moment, event: null, waiting: [], progress: NO_PROGRESS };
}

export function isAtRest({ event, waiting }: Shown): boolean {
  return event === null && waiting.length === 0;
}

/** More to show, after whatever is still being shown. Nobody can decide before it has been seen or skipped. */
function queued(shown: Shown, news: readonly Step[]): Shown {
  return {
    moment: shown.moment.decision === null ? shown.moment : { ...shown.moment, decision: null },
    event: shown.event,
    waiting: [...shown.waiting, ...news],
    progress: { shown: shown.progress.shown, of: shown.progress.of + news.length },
  };
}

export function nextStep({ now, shown, seen }: Queue): Queue {
  const [next, ...waiting] = shown.waiting;
  if (next === undefined) return { now, shown: atRest(now), seen };
  const { event, view } = next;
  const moment = { ...shown.moment, view, phase: event.phase };
  return { now, shown: { moment, event, waiting, progress: stepped(shown.progress, 1) }, seen };
}

/** On to the next thing worth seeing: what is to be read, whether it waits for its reader or not. Past everything where there is none. */
export function skipped(queue: Queue, events: WhatIsShown): Queue {
  const { now, shown, seen } = queue;
  const at = shown.waiting.findIndex(({ event }) => events.isToRead(event));
  if (at < 0) return skippedAll(queue);
  const progress = stepped(shown.progress, at);
  return nextStep({ now, shown: { ...shown, waiting: shown.waiting.slice(at), progress }, seen });
}

/** Past everything, whatever it is. */
export function skippedAll({ now, seen }: Queue): Queue {
  return { now, shown: atRest(now), seen };
}

function stepped({ shown, of }: Progress, by: number): Progress {
  return { shown: shown + by, of };
}

/**
 * The steps between two moments that are worth a look; null when time went back or other eyes look, and nothing leads from one to the other.
 */
function newsBetween(before: Moment, now: Moment, events: WhatIsShown, wanted: Wanted): readonly Step[] | null {
  if (before.viewer !== now.viewer || now.position < before.position) return null;
  const fresh = new Set(now.events.slice(before.events.length));
  const isWorthIt = (event: EventView): boolean =>
    wanted === 'all' ? events.pause(event) > 0 : events.isToRead(event);
  return now.steps.filter(({ event }) => fresh.has(event) && isWorthIt(event));
}
