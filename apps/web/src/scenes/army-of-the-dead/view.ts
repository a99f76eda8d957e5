import type { ArmyState, ArmyView } from '@dreadhouse/army-of-the-dead';
import { type Ways, waysOf } from '@dreadhouse/army-of-the-dead/map';
import { type Mission, missionOf } from '@dreadhouse/army-of-the-dead/missions';
import { useSyncExternalStore } from 'react';
import type { Moment } from '../../contract/table.ts';
import { useTablePart } from '../../kit/table/context.tsx';
import { mediaQuery } from '../../look/media.ts';

/** An attack as it is shown: who, with what, where, and the dice on the table. */
export interface ShownAttack {
  readonly survivor: string;
  readonly item: string;
  readonly at: string;
  readonly focus: string | null;
  readonly dice: readonly number[];
  readonly ammo: readonly number[];
}

/** A card of the horde that has just been turned up. */
interface ShownCard {
  readonly deck: 'zombies' | 'orders';
  readonly card: string;
  readonly type: string;
  readonly count: number;
  readonly at: string | null;
}

/** What the game shows, and what the scene adds on the way from one decision to the next. */
export interface View extends ArmyView {
  readonly attack?: ShownAttack | null;
  readonly card?: ShownCard | null;
}

export type SeenSurvivor = ArmyView['survivors'][number];

/** Moments of this scene hold views of its own game. */
export function viewOf({ view }: Pick<Moment, 'view'>): View {
  return view as View;
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

/** For rules that only look at what lies open: all of that is in the view, under the same names. */
export function asState(view: View): ArmyState {
  return view as unknown as ArmyState;
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
