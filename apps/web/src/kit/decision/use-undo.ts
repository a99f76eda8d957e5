import type { EventView } from '@dreadhouse/engine';
import { useMemo } from 'react';
import type { Events } from '../../contract/events.ts';
import { useText } from '../../text/text.ts';
import { useTable } from '../table/context.tsx';
import { text } from './text.ts';

interface Undo {
  readonly can: boolean;
  /** How many answers can be taken back. */
  readonly depth: number;
  readonly undo: () => void;
  /** How far back it goes and what stands at the border, in words. */
  readonly border: string;
}

/** What the last answer that cannot be taken back led to. Events carry the number of answers that were given before them. */
function eventAt(events: readonly EventView[], border: number, { place, weight }: Events): EventView | undefined {
  // They are in order, and the border is never far from the end.
  const from = events.findLastIndex(({ position }) => position < border) + 1;
  const there = events.slice(from).filter(({ position }) => position === border);
  const telling = there.filter((event) => place(event) === null && weight(event) !== 'reason');
  return telling.findLast((event) => weight(event) === 'important') ?? telling.at(-1);
}

/** Taking answers back: up to where something new came out, and no farther. */
export function useUndo(): Undo {
  const { table, state, past, words, scene, skipAll } = useTable();
  const say = useText(text);
  const { now, border, canUndo } = state;
  const can = canUndo && past === null;
  const depth = can ? now.position - border : 0;
  const told = useMemo(() => eventAt(now.events, border, scene.events), [now.events, border, scene]);
  const before =
    border === 0
      ? say('undo-start')
      : told === undefined
        ? say('undo-generic')
        : say('undo-border', { event: words.event(told) });
  return {
    can,
    depth,
    undo: () => {
      skipAll();
      table.play?.undo();
    },
    border: depth === 0 ? `${say('undo-none')} ${before}` : `${say('undo-n', { n: depth })} ${before}`,
  };
}
