import type { Notebook, SurvivorId, Whereabouts } from '@dreadhouse/terrorscape';
import type { View } from '../view.ts';

export type Suspect = SurvivorId | 'killer';

/** One person's whereabouts, to be laid over the board. */
export interface Trace extends Whereabouts {
  readonly who: Suspect;
}

/** The viewer's notebook; null where the match is played without, or before it begins. */
export const notebookOf = ({ notebook }: View): Notebook | null => notebook ?? null;

/** What the viewer's side can work out, line by line. The Survivors also see what the Killer can know of them. */
export function tracesOf(view: View, wanted?: ReadonlySet<Suspect>): readonly Trace[] {
  const notebook = notebookOf(view);
  if (notebook === null) return [];
  const killer = notebook.of === 'survivors' ? notebook.killer : null;
  const all: readonly Trace[] = [
    ...notebook.survivors.map((one) => ({ ...one, who: one.id })),
    ...(killer === null ? [] : [{ ...killer, who: 'killer' as const }]),
  ];
  return all.filter(({ who }) => wanted?.has(who) ?? true);
}

/** A share as a whole number of per cent; what is possible is never shown as 0. */
export function percent(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
