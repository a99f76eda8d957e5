import { useCallback, useEffect, useState } from 'react';
import type { Scene } from '../contract/scene.ts';
import type { Moment, Table } from '../contract/table.ts';
import { isBeginner } from '../settings/experience.ts';
import { useSettings, useStillness } from '../settings/settings.ts';
import { arrived, firstQueue, isAtRest, nextStep, type Shown, skipped, skippedAll } from './step-queue.ts';

interface StepControls {
  /** Leaves out what comes before the next thing worth seeing, or the rest where there is none. */
  readonly skip: () => void;
  /** Shows the rest at once. */
  readonly skipAll: () => void;
  /** Whether long queues wait after every step. */
  readonly paused: boolean;
  readonly hold: (on: boolean) => void;
  /** The next step, now. */
  readonly next: () => void;
  /** What is shown stays until whoever looks goes on. */
  readonly waits: boolean;
}

/** A queue of so many steps can be paused; a shorter one runs by itself, paused or not. */
const LONG = 4;

/**
 * Shows the steps on the way to `now` one after the other, as fast as it is set, and lets them be skipped; what is to be read waits for its
 * reader where that is wished for. The game itself has long gone on: this is only for the eye.
 */
export function useStepQueue(now: Moment, scene: Scene, table: Table): Shown & StepControls {
  const { speed } = useSettings();
  const [paused, hold] = useState(false);
  const still = useStillness();
  const reading = useReading(table);
  const { events } = scene;
  // Who wants no movement wants to read all the same; who wants everything at once has said so.
  const wanted = speed === 0 ? 'none' : !still ? 'all' : reading ? 'to-read' : 'none';
  const [last, setQueue] = useState(() => {
    const isFresh = reading && wanted !== 'none' && now.position === table.history.start;
    return firstQueue(now, isFresh ? now.events.filter((event) => events.isToRead(event)) : []);
  });
  const queue = last.now === now ? last : arrived(last, now, events, wanted);
  // Set while drawing, not afterwards: so the table is drawn once for an answer, not first as it was and then as it is.
  if (queue !== last) setQueue(queue);
  const { shown } = queue;
  const isPaused = paused && shown.progress.of >= LONG;
  const waits = shown.event !== null && (isPaused || (reading && events.isToRead(shown.event)));

  const next = useCallback(() => setQueue(nextStep), []);
  useEffect(() => {
    if (isAtRest(shown) || waits) return;
    const pause = shown.event === null ? 0 : events.pause(shown.event) / Math.max(speed, 0.25);
    const timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, [shown, events, speed, waits, next]);

  const skip = useCallback(() => setQueue((one) => skipped(one, events)), [events]);
  const skipAll = useCallback(() => setQueue(skippedAll), []);
  return { ...shown, skip, skipAll, paused, hold, next, waits };
}

/** Whether things wait to be read here. A lesson has its own way of waiting, and who only watches can go back. */
function useReading({ game, play, coach }: Table): boolean {
  const { reading } = useSettings();
  const [beginner] = useState(() => isBeginner(game));
  if (play === null || coach) return false;
  return reading === 'always' || (reading === 'first' && beginner);
}
