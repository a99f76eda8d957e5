import type { EventView, Step } from '@dreadhouse/engine';
import { useCallback, useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import type { Moment } from '../contract/table.ts';
import { useSettings, useStillness } from '../settings/settings.ts';

/** What is on the stage: a moment, the event that leads to it, and what is still to come. */
export interface Staged {
  readonly moment: Moment;
  readonly event: EventView | null;
  readonly waiting: readonly Step[];
  readonly step: Progress;
}

/** How many events of this showing have been shown, of how many. */
export interface Progress {
  readonly shown: number;
  readonly of: number;
}

/** How the showing is steered. */
export interface Showing {
  /** Shows the rest at once. */
  readonly skip: () => void;
  /** Whether long showings wait after every step. */
  readonly paused: boolean;
  readonly hold: (on: boolean) => void;
  /** The next step, now. */
  readonly next: () => void;
}

/** So many steps are worth stopping at; what is shorter runs by itself, paused or not. */
const LONG = 4;

/**
 * Shows what happened one event at a time on the way to `now`, as fast as it is set, and lets it be skipped. The game itself has
 * long gone on: this is only for the eye.
 */
export function useStage(now: Moment, scene: Scene): Staged & Showing {
  const { speed } = useSettings();
  const [paused, hold] = useState(false);
  const still = useStillness();
  const [kept, keep] = useState((): Kept => ({ now, staged: atRest(now), seen: new Map([[now.viewer, now]]) }));
  const showing = kept.now === now ? kept : arrived(kept, now, scene, still);
  // Kept while drawing, not afterwards: so the table is drawn once for an answer, not first as it was and then as it is.
  if (showing !== kept) keep(showing);
  const { staged } = showing;

  const goOn = useCallback(() => keep((last) => ({ ...last, staged: nextStep(last.staged, last.now) })), []);
  useEffect(() => {
    if (isAtRest(staged)) return;
    if (paused && staged.event !== null && staged.step.of >= LONG) return;
    const pause = staged.event === null ? 0 : scene.events.pause(staged.event) / Math.max(speed, 0.25);
    const timer = setTimeout(goOn, pause);
    return () => clearTimeout(timer);
  }, [staged, scene, speed, paused, goOn]);

  const skip = useCallback(() => keep((last) => ({ ...last, staged: atRest(last.now) })), []);
  return { ...staged, skip, paused, hold, next: goOn };
}

interface Kept {
  readonly now: Moment;
  readonly staged: Staged;
  /** What each pair of eyes at this screen saw last. */
  readonly seen: ReadonlyMap<Moment['viewer'], Moment>;
}

/** There is news: it is shown after whatever is still being shown. */
function arrived(kept: Kept, now: Moment, scene: Scene, still: boolean): Kept {
  const isOther = kept.now.viewer !== now.viewer;
  // Other eyes have seen less, or something else: they are shown what happened since they last looked.
  const before = isOther ? kept.seen.get(now.viewer) : kept.now;
  const seen = new Map([...kept.seen, [now.viewer, now]]);
  const news = still || before === undefined ? null : newsBetween(before, now, scene);
  if (news === null || before === undefined) return { now, staged: atRest(now), seen };
  const from = isOther ? atRest(before) : kept.staged;
  return { now, staged: news.length === 0 && isAtRest(from) ? atRest(now) : queued(from, news), seen };
}

const NO_STEP: Progress = { shown: 0, of: 0 };

function atRest(moment: Moment): Staged {
  return { moment, event: null, waiting: [], step: NO_STEP };
}

function isAtRest({ event, waiting }: Staged): boolean {
  return event === null && waiting.length === 0;
}

/** More to show, after whatever is still being shown. Nobody can decide before it has been seen or skipped. */
function queued(shown: Staged, news: readonly Step[]): Staged {
  return {
    moment: shown.moment.decision === null ? shown.moment : { ...shown.moment, decision: null },
    event: shown.event,
    waiting: [...shown.waiting, ...news],
    step: { shown: shown.step.shown, of: shown.step.of + news.length },
  };
}

function nextStep(shown: Staged, now: Moment): Staged {
  const [next, ...waiting] = shown.waiting;
  if (next === undefined) return atRest(now);
  const { event, view } = next;
  return {
    moment: { ...shown.moment, view, phase: event.phase },
    event,
    waiting,
    step: { ...shown.step, shown: shown.step.shown + 1 },
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
