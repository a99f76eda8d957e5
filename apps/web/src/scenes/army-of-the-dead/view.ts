import type { ArmyEvents, ArmyView } from '@dreadhouse/army-of-the-dead';
import { type Ways, waysOf } from '@dreadhouse/army-of-the-dead/map';
import { type Mission, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import type { EventOf } from '@dreadhouse/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { Moment } from '../../contract/table.ts';
import { useTable, useTablePart } from '../../kit/table/context.tsx';
import { mediaQuery } from '../../look/media.ts';

export type View = ArmyView;

/** Something that has happened in this game. */
export type ArmyEvent = EventOf<ArmyEvents>;

export type SeenSurvivor = ArmyView['survivors'][number];

/** Moments of this scene hold views of its own game. */
export function viewOf({ view }: Pick<Moment, 'view'>): View {
  return view as View;
}

/** And events of its own game. */
export function eventsOf({ events }: Pick<Moment, 'events'>): readonly ArmyEvent[] {
  return events as readonly ArmyEvent[];
}

/** The last event of one of these kinds. */
export function lastOf<K extends ArmyEvent['kind']>(
  events: readonly ArmyEvent[],
  kinds: readonly K[],
): Extract<ArmyEvent, { readonly kind: K }> | undefined {
  return events.findLast((event): event is Extract<ArmyEvent, { readonly kind: K }> =>
    kinds.some((kind) => kind === event.kind),
  );
}

/** What has happened by now; while a step is shown, up to that step. */
export function useShownEvents(): readonly ArmyEvent[] {
  const { event, moment, state } = useTable();
  return useMemo(() => {
    if (event === null) return eventsOf(moment);
    const { events } = state.now;
    return eventsOf({ events: events.slice(0, events.lastIndexOf(event) + 1) });
  }, [event, moment, state]);
}

export function useView(): View {
  return useTablePart(({ moment }) => viewOf(moment));
}

/** A part of what lies on the table. Drawn again only when that part has changed. */
export function useViewPart<T>(select: (view: View) => T): T {
  return useTablePart(({ moment }) => select(viewOf(moment)));
}

export function missionIn({ mission }: Pick<View, 'mission'>): Mission {
  return missionOf(mission);
}

export function waysIn({ mission, progress }: Pick<View, 'mission' | 'progress'>): Ways {
  return waysOf(missionOf(mission).board, progress.opened, progress.power);
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
export function zombiesIn(
  { groups, abominations }: Pick<View, 'groups' | 'abominations'>,
  at: string,
): { readonly type: string; readonly count: number }[] {
  const group = groups.find((one) => one.at === at);
  return [
    { type: 'shambler', count: group?.shamblers ?? 0 },
    { type: 'alpha', count: group?.alphas ?? 0 },
    ...abominations.filter((one) => one.at === at).map(({ type }) => ({ type, count: 1 })),
  ].filter(({ count }) => count > 0);
}

const wide = mediaQuery('(min-width: 64rem) and (min-height: 36rem)');

/** Whether there is room for everything side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(wide.subscribe, wide.matches);
}
