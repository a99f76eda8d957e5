import { type ArmyEvents, type ArmyView, countAt, typesAt } from '@dreadhouse/army-of-the-dead';
import type { EventOf } from '@dreadhouse/engine';
import { useMemo } from 'react';
import type { Moment } from '../../contract/table.ts';
import { mediaHook } from '../../kit/basics/use-media.ts';
import { viewsOf } from '../../kit/scene/view.ts';
import { useTable } from '../../kit/table/context.tsx';

export { missionIn, waysIn } from '@dreadhouse/army-of-the-dead';

/** Under a name of its own, so that its parts can go without theirs. */
export interface View extends ArmyView {}

/** Something that has happened in this game. */
export type ArmyEvent = EventOf<ArmyEvents>;

export type SeenSurvivor = ArmyView['survivors'][number];

export const { viewOf, useView, useViewPart, eventsOf } = viewsOf<View, ArmyEvents>();

/** What has happened by now; while a step is shown, up to that step. */
export function useShownEvents(): readonly ArmyEvent[] {
  const { event, moment, state } = useTable();
  return useMemo(() => {
    if (event === null) return eventsOf(moment);
    const { events } = state.now;
    return eventsOf({ events: events.slice(0, events.lastIndexOf(event) + 1) });
  }, [event, moment, state]);
}

/** Whoever is asked to act, or to decide something about a Survivor. */
export function actorOf(view: View, { decision }: Pick<Moment, 'decision'>): SeenSurvivor | undefined {
  const asked = decision?.about?.['survivor'];
  if (typeof asked === 'string') return survivorOf(view, asked);
  return view.turn === null ? undefined : view.survivors[view.turn.slot];
}

export function survivorOf(view: Pick<View, 'survivors'>, id: string): SeenSurvivor | undefined {
  return view.survivors.find((one) => one.id === id);
}

/** Zombies in a Zone, by type; Abominations in the order in which they came. */
export function zombiesIn(view: View, at: string): { readonly type: string; readonly count: number }[] {
  return typesAt(view, at).map((type) => ({ type, count: countAt(view, at, type) }));
}

/** Whether there is room for everything side by side. */
export const useWide = mediaHook('(min-width: 64rem) and (min-height: 36rem)');
