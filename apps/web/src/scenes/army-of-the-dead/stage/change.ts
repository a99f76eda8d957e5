import type { EventView } from '@dreadhouse/engine';
import type { SeenSurvivor, View } from '../view.ts';

export type Details = EventView['details'];
/** What an event changes for the eye. */
export type Change = (view: View, details: Details) => Partial<View>;
export type Changes = Readonly<Record<string, Change>>;

export const word = (details: Details, key: string): string => String(details[key] ?? '');
export const number = (details: Details, key: string): number => Number(details[key] ?? 0);
export const list = (details: Details, key: string): string[] => {
  const value = details[key];
  return Array.isArray(value) ? value.map(String) : [];
};

export function eachOf(
  view: Pick<View, 'survivors'>,
  id: string,
  change: (one: SeenSurvivor) => Partial<SeenSurvivor>,
): Pick<View, 'survivors'> {
  return { survivors: view.survivors.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}

/** For events about one Survivor. */
export const theSurvivor =
  (change: (one: SeenSurvivor, details: Details) => Partial<SeenSurvivor>): Change =>
  (view, details) =>
    eachOf(view, word(details, 'survivor'), (one) => change(one, details));

export function slotOf(view: Pick<View, 'survivors'>, id: string): number {
  return view.survivors.findIndex((one) => one.id === id);
}

/** A list without the first thing that fits. */
export function withoutOne<T>(things: readonly T[], fits: (thing: T) => boolean): T[] {
  const at = things.findIndex(fits);
  return at < 0 ? [...things] : things.toSpliced(at, 1);
}
