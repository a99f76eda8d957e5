import type { EventOf, EventView } from '@dreadhouse/engine';
import { useMemo } from 'react';
import type { Scene } from '../../contract/scene.ts';
import type { Moment, Table } from '../../contract/table.ts';
import { useTablePart } from './context.tsx';

/** However long something takes, no more questions than these belong to it. */
const MOST = 12;

/**
 * What was to be read and has led to the question that is asked now, oldest first: as long as it is being decided what comes of a card or
 * an attack, it stays in sight.
 */
export function heldBy({ decision, events, phase, position }: Moment, scene: Scene, { history }: Table): EventView[] {
  const open = scene.openQuestions ?? [];
  if (decision === null || open.includes(decision.kind)) return [];
  const inPhase = events.slice(events.findLastIndex((event) => event.phase !== phase) + 1);
  const toRead = inPhase.filter((event) => scene.events.isToRead(event));
  const first = toRead[0]?.position ?? position;
  // Back to the last question that opened a move: what was told before its answer has been dealt with.
  let opened = position - 1;
  const goesBack = (): boolean => opened >= first && position - opened <= MOST;
  while (goesBack() && !open.includes(history.at(opened).decision?.kind ?? '')) opened -= 1;
  return toRead.filter((event) => event.position > opened);
}

/** The same for a part of the table. */
export function useHeldEvents(): readonly EventView[] {
  const table = useTablePart((one) => one.table);
  const scene = useTablePart((one) => one.scene);
  const moment = useTablePart((one) => (one.past === null && one.event === null ? one.moment : null));
  return useMemo(() => (moment === null ? [] : heldBy(moment, scene, table)), [moment, scene, table]);
}

/** By the game's own map of events. */
export function useHeld<E>(): readonly EventOf<E>[] {
  // A scene is only ever handed events of its own game.
  return useHeldEvents() as readonly EventOf<unknown>[] as readonly EventOf<E>[];
}
