import type { EventView } from '@dreadhouse/engine';
import { useMemo } from 'react';
import { useTablePart } from '../table/context.tsx';

/** The way back, step by step; a step is where whoever looks saw something change. */
export interface StepsBack {
  readonly first: number;
  readonly last: number;
  readonly stepAt: (position: number) => number;
  readonly positionAt: (step: number) => number;
  /** What happened, by steps instead of positions. */
  readonly byStep: (events: readonly EventView[]) => readonly EventView[];
}

export function useSteps(): StepsBack {
  const history = useTablePart(({ table }) => table.history);
  const now = useTablePart(({ state }) => state.now);
  return useMemo(() => {
    const { position: end } = now; // asked anew with every answer
    const steps = history.steps();
    return steps === undefined ? everyPosition(history.start, end) : stepsOver(steps);
  }, [history, now]);
}

function everyPosition(first: number, last: number): StepsBack {
  const same = (n: number): number => n;
  return { first, last, stepAt: same, positionAt: same, byStep: (events) => events };
}

function stepsOver(steps: readonly number[]): StepsBack {
  const last = Math.max(0, steps.length - 1);
  const stepAt = (position: number): number =>
    Math.max(
      0,
      steps.findLastIndex((step) => step <= position),
    );
  return {
    first: 0,
    last,
    stepAt,
    positionAt: (step) => steps[Math.min(Math.max(step, 0), last)] ?? 0,
    byStep: (events) => events.map((event) => ({ ...event, position: stepAt(event.position) })),
  };
}
