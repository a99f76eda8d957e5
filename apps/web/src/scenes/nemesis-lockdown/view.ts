import type { NemesisView, RoomId } from '@dreadhouse/nemesis-lockdown';
import type { Moment } from '../../contract/table.ts';
import { mediaHook } from '../../kit/basics/use-media.ts';
import { viewsOf } from '../../kit/scene/view.ts';
import { useTablePart } from '../../kit/table/context.tsx';

/** What the game shows a viewer. */
export interface View extends NemesisView {}
export type SeenPerson = View['people'][number];
export type SeenRoom = NonNullable<View['rooms'][RoomId]>;

export const { viewOf, useView } = viewsOf<View>();

/** The seat that looks; null for those who only watch. */
export function seatOf({ viewer }: Pick<Moment, 'viewer'>): number | null {
  return typeof viewer === 'number' ? viewer : null;
}

export function useSeat(): number | null {
  return useTablePart(({ moment }) => seatOf(moment));
}

/** While characters are drafted, others stand in for them in the view: nobody is anybody yet. */
export function isDrafting({ round, options }: Pick<View, 'round' | 'options'>): boolean {
  return round === 0 && options.characters === null;
}

/** Whether there is room for everything side by side. */
export const useWide = mediaHook('(min-width: 72rem) and (min-height: 40rem)');
