import type { SurvivorId } from '@dreadhouse/terrorscape';
import type { View } from '../view.ts';

/** Where somebody can be: rooms that cannot be excluded, and how likely each of them is. */
export interface Whereabouts {
  readonly rooms: readonly string[];
  readonly heat: Readonly<Record<string, number>>;
}

interface SurvivorWhereabouts extends Whereabouts {
  readonly id: SurvivorId;
}

/** What the viewer's side can work out. The Survivors also see what the Killer can know of them. */
interface Notebook {
  readonly survivors: readonly SurvivorWhereabouts[];
  readonly killer: Whereabouts | null;
}

/** The viewer's notebook; null where the match is played without, or before it begins. */
export function notebookOf(view: View): Notebook | null {
  const kept = view.notebook as Partial<Notebook> | null | undefined; // the game's own, as `view.ts` of the game writes it
  if (kept === null || kept === undefined) return null;
  return { survivors: kept.survivors ?? [], killer: kept.killer ?? null };
}

export type Suspect = SurvivorId | 'killer';

/** One person's whereabouts, to be laid over the board. */
export interface Trace extends Whereabouts {
  readonly who: Suspect;
}

export function tracesOf(view: View, wanted: ReadonlySet<Suspect>): readonly Trace[] {
  const notebook = notebookOf(view);
  if (notebook === null) return [];
  const { survivors, killer } = notebook;
  return [
    ...survivors.filter(({ id }) => wanted.has(id)).map((one) => ({ ...one, who: one.id })),
    ...(killer !== null && wanted.has('killer') ? [{ ...killer, who: 'killer' as const }] : []),
  ];
}

/** A share as a whole number of per cent; what is possible is never shown as 0. */
export function percent(share: number): number {
  return Math.max(1, Math.round(share * 100));
}
