import type { EventView } from '@dreadhouse/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '../scenes/scene.ts';
import { useSettings, useStillness } from '../settings/settings.ts';
import type { Moment } from './table.ts';

/** What is on the stage: a moment, the event that leads to it, and what is still to come. */
export interface Staged {
  readonly moment: Moment;
  readonly event: EventView | null;
  readonly waiting: readonly EventView[];
  /** How many events of this showing have been shown, of how many. */
  readonly step: Step;
}

export interface Step {
  readonly shown: number;
  readonly of: number;
}

/**
 * Shows what happened one event at a time on the way to `now`, as fast as it is set, and lets it be skipped. The game itself has
 * long gone on: this is only for the eye.
 */
export function useStage(now: Moment, scene: Scene): Staged & { readonly skip: () => void } {
  const { speed } = useSettings();
  const still = useStillness();
  const [staged, setStaged] = useState<Staged>(() => atRest(now));
  const last = useRef(now);

  useEffect(() => {
    const before = last.current;
    if (before === now) return;
    last.current = now;
    const news = still ? [] : newsBetween(before, now).filter((event) => scene.pause(event) > 0);
    setStaged((shown) => (news.length === 0 ? atRest(now) : queued(shown, news)));
  }, [now, scene, still]);

  useEffect(() => {
    if (staged.event === null && staged.waiting.length === 0) return;
    const pause = staged.event === null ? 0 : scene.pause(staged.event) / Math.max(speed, 0.25);
    const timer = setTimeout(() => setStaged((shown) => nextStep(shown, scene, last.current)), pause);
    return () => clearTimeout(timer);
  }, [staged, scene, speed]);

  const skip = useCallback(() => setStaged(atRest(last.current)), []);
  return { ...staged, skip };
}

const NO_STEP: Step = { shown: 0, of: 0 };

function atRest(moment: Moment): Staged {
  return { moment, event: null, waiting: [], step: NO_STEP };
}

/** More to show, after whatever is still being shown. Nobody can decide before it has been seen or skipped. */
function queued(shown: Staged, news: readonly EventView[]): Staged {
  return {
    moment: shown.moment.decision === null ? shown.moment : { ...shown.moment, decision: null },
    event: shown.event,
    waiting: [...shown.waiting, ...news],
    step: { shown: shown.step.shown, of: shown.step.of + news.length },
  };
}

function nextStep(shown: Staged, scene: Scene, now: Moment): Staged {
  const [event, ...waiting] = shown.waiting;
  if (event === undefined) return atRest(now);
  const view = scene.stage(shown.moment.view, event);
  return {
    moment: { ...shown.moment, view, phase: event.phase },
    event,
    waiting,
    step: { ...shown.step, shown: shown.step.shown + 1 },
  };
}

/** What happened between two moments; nothing when time went back or other eyes look. */
function newsBetween(before: Moment, now: Moment): readonly EventView[] {
  if (before.viewer !== now.viewer || now.position <= before.position) return [];
  return now.events.slice(before.events.length);
}
