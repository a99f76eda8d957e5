import type { EventView } from '@dreadhouse/engine';
import { useMemo } from 'react';
import { useTablePart } from '../table/context.tsx';

/** The way back through the match, stop by stop; a stop is a position where whoever looks saw something change. */
export interface Stops {
  readonly first: number;
  readonly last: number;
  readonly stopAt: (position: number) => number;
  readonly positionAt: (stop: number) => number;
  /** What happened, by stops instead of positions. */
  readonly byStop: (events: readonly EventView[]) => readonly EventView[];
}

export function useStops(): Stops {
  const history = useTablePart(({ table }) => table.history);
  const now = useTablePart(({ state }) => state.now);
  return useMemo(() => {
    const { position: end } = now; // asked anew with every answer
    const positions = history.visiblePositions();
    return positions === undefined ? everyPosition(history.start, end) : stopsAt(positions);
  }, [history, now]);
}

function everyPosition(first: number, last: number): Stops {
  const same = (n: number): number => n;
  return { first, last, stopAt: same, positionAt: same, byStop: (events) => events };
}

function stopsAt(positions: readonly number[]): Stops {
  const last = Math.max(0, positions.length - 1);
  const stopAt = (position: number): number =>
    Math.max(
      0,
      positions.findLastIndex((one) => one <= position),
    );
  return {
    first: 0,
    last,
    stopAt,
    positionAt: (stop) => positions[Math.min(Math.max(stop, 0), last)] ?? 0,
    byStop: (events) => events.map((event) => ({ ...event, position: stopAt(event.position) })),
  };
}
