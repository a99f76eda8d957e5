import type { EventView, Step } from '@dreadhouse/engine';
import { useCallback, useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import type { Moment } from '../contract/table.ts';
import { useSettings, useStillness } from '../settings/settings.ts';

/** What is shown just now: a moment, the event that led to it, and the steps that are still to come. */
interface Shown {
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

interface StepControls {
  /** Shows the rest at once. */
  readonly skip: () => void;
  /** Whether long queues wait after every step. */
  readonly paused: boolean;
  readonly hold: (on: boolean) => void;
  /** The next step, now. */
  readonly next: () => void;
}

/** A queue of so many steps can be paused; a shorter one runs by itself, paused or not. */
const LONG = 4;

/**
 * Shows the steps on the way to `now` one after the other, as fast as it is set, and lets them be skipped. The game itself has long gone on:
 * this is only for the eye.
 */
export function useStepQueue(now: Moment, scene: Scene): Shown & StepControls {
  const { speed } = useSettings();
  const [paused, hold] = useState(false);
  const still = useStillness();
  const [last, setQueue] = useState((): Queue => ({ now, shown: atRest(now), seen: new Map([[now.viewer, now]]) }));
  const queue = last.now === now ? last : arrived(last, now, scene, still);
  // Set while drawing, not afterwards: so the table is drawn once for an answer, not first as it was and then as it is.
  if (queue !== last) setQueue(queue);
  const { shown } = queue;

  const goOn = useCallback(() => setQueue((one) => ({ ...one, shown: nextStep(one.shown, one.now) })), []);
  useEffect(() => {
    if (isAtRest(shown)) return;
    if (paused && shown.event !== null && shown.progress.of >= LONG) return;
    const pause = shown.event === null ? 0 : scene.events.pause(shown.event) / Math.max(speed, 0.25);
    const timer = setTimeout(goOn, pause);
    return () => clearTimeout(timer);
  }, [shown, scene, speed, paused, goOn]);

  const skip = useCallback(() => setQueue((one) => ({ ...one, shown: atRest(one.now) })), []);
  return { ...shown, skip, paused, hold, next: goOn };
}

interface Queue {
  readonly now: Moment;
  readonly shown: Shown;
  /** What each pair of eyes at this screen saw last. */
  readonly seen: ReadonlyMap<Moment['viewer'], Moment>;
}

/** There is news: it is shown after whatever is still being shown. */
function arrived(last: Queue, now: Moment, scene: Scene, still: boolean): Queue {
  const isOther = last.now.viewer !== now.viewer;
  // Other eyes have seen less, or something else: they are shown what happened since they last looked.
  const before = isOther ? last.seen.get(now.viewer) : last.now;
  const seen = new Map([...last.seen, [now.viewer, now]]);
  const news = still || before === undefined ? null : newsBetween(before, now, scene);
  if (news === null || before === undefined) return { now, shown: atRest(now), seen };
  const from = isOther ? atRest(before) : last.shown;
  return { now, shown: news.length === 0 && isAtRest(from) ? atRest(now) : queued(from, news), seen };
}

const NO_PROGRESS: Progress = { shown: 0, of: 0 };

function atRest(moment: Moment): Shown {
  return { moment, event: null, waiting: [], progress: NO_PROGRESS };
}

function isAtRest({ event, waiting }: Shown): boolean {
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

function nextStep(shown: Shown, now: Moment): Shown {
  const [next, ...waiting] = shown.waiting;
  if (next === undefined) return atRest(now);
  const { event, view } = next;
  return {
    moment: { ...shown.moment, view, phase: event.phase },
    event,
    waiting,
    progress: { ...shown.progress, shown: shown.progress.shown + 1 },
  };
}

/**
 * The steps between two moments that are worth a look; null when time went back or other eyes look, and nothing leads from one to the other.
 */
function newsBetween(before: Moment, now: Moment, scene: Scene): readonly Step[] | null {
  if (before.viewer !== now.viewer || now.position < before.position) return null;
  const fresh = new Set(now.events.slice(before.events.length));
  return now.steps.filter(({ event }) => fresh.has(event) && scene.events.pause(event) > 0);
}
