import type { EventOf } from '@dreadhouse/engine';
import type { Moment } from '../../contract/table.ts';
import { mediaHook } from '../basics/use-media.ts';
import { useTablePart } from '../table/context.tsx';

interface ViewsOf<View, Events> {
  readonly viewOf: (moment: Pick<Moment, 'view'>) => View;
  readonly useView: () => View;
  /** A part of what lies on the table. Drawn again only when that part has changed. */
  readonly useViewPart: <T>(select: (view: View) => T) => T;
  readonly eventsOf: (moment: Pick<Moment, 'events'>) => readonly EventOf<Events>[];
}

/**
 * What a scene sees of its matches. The page hands views and events on unread, and a scene is only ever given matches of its own game: here
 * they get their types back.
 */
export function viewsOf<View, Events = unknown>(): ViewsOf<View, Events> {
  const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;
  return {
    viewOf,
    useView: () => useTablePart(({ moment }) => viewOf(moment)),
    useViewPart: (select) => useTablePart(({ moment }) => select(viewOf(moment))),
    eventsOf: ({ events }) => events as readonly unknown[] as readonly EventOf<Events>[],
  };
}

/** The seat that looks; null for those who only watch. */
export function seatOf({ viewer }: Pick<Moment, 'viewer'>): number | null {
  return typeof viewer === 'number' ? viewer : null;
}

export function useSeat(): number | null {
  return useTablePart(({ moment }) => seatOf(moment));
}

/** Whether there is room for everything side by side; a phone gets a layout of its own. */
export const useWide = mediaHook('(min-width: 72rem) and (min-height: 40rem)');
