import type { EventOf } from '@dreadhouse/engine';
import { useTablePart } from './context.tsx';

/** The event that is being shown, by the game's own map of events; null when nothing is. */
export function useEvent<E>(): EventOf<E> | null {
  // A scene is only ever handed events of its own game.
  return useTablePart(({ event }) => event) as EventOf<E> | null;
}
