import type { EventView } from '@dreadhouse/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from '../scenes/scene.ts';
import { useSettings, useStillness } from '../settings/settings.ts';
import type { Moment } from './table.ts';

/** What is on the stage: a moment, and the event that leads to it. */
export interface Staged {
  readonly moment: Moment;
  readonly event: EventView | null;
}

interface Queue {
  events: readonly EventView[];
  next: number;
}

/**
 * Shows what happened one event at a time on the way to `now`, as fast as it is set, and lets it be skipped. The game itself has
 * long gone on: this is only for the eye.
 */
export function useStage(now: Moment, scene: Scene): Staged & { readonly skip: () => void } {
  const { speed } = useSettings();
  const still = useStillness();
  const [staged, setStaged] = useState<Staged>({ moment: now, event: null });
  const queue = useRef<Queue>({ events: [], next: 0 });
  const last = useRef(now);

  useEffect(() => {
    const before = last.current;
    last.current = now;
    const news = still ? [] : newsBetween(before, now).filter((event) => scene.pause(event) > 0);
    queue.current = { events: news, next: 0 };
    if (news.length === 0) setStaged({ moment: now, event: null });
    else setStaged((shown) => ({ moment: shown.moment, event: shown.event }));
  }, [now, scene, still]);

  useEffect(() => {
    const { events, next } = queue.current;
    const shown = staged.event;
    const timer = setTimeout(
      () => {
        const event = events[next];
        if (event === undefined) {
          if (staged.moment !== now) setStaged({ moment: now, event: null });
          return;
        }
        queue.current = { events, next: next + 1 };
        const view = scene.stage(staged.moment.view, event);
        setStaged({ moment: { ...staged.moment, view, decision: null }, event });
      },
      shown === null ? 0 : scene.pause(shown) / Math.max(speed, 0.25),
    );
    return () => clearTimeout(timer);
  }, [staged, now, scene, speed]);

  const skip = useCallback(() => {
    queue.current = { events: [], next: 0 };
    setStaged({ moment: now, event: null });
  }, [now]);
  return { ...staged, skip };
}

/** What happened between two moments; nothing when time went back or other eyes look. */
function newsBetween(before: Moment, now: Moment): readonly EventView[] {
  if (before.viewer !== now.viewer || now.position <= before.position) return [];
  return now.events.slice(before.events.length);
}
