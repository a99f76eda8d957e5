import type { EventView } from '@dreadhouse/engine';
import { mansion } from '@dreadhouse/terrorscape';

const PLACES = ['to', 'at', 'from', 'zone'];

/** What an event is about: where it happens first, then whom and what it concerns. */
export function targetsOf({ details }: Pick<EventView, 'kind' | 'details'>): readonly string[] {
  const found: string[] = [];
  const all = (value: unknown): string[] =>
    (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  for (const key of PLACES)
    for (const id of all(details[key])) {
      if (mansion.locations.includes(id)) found.push(id);
      else found.push(...(mansion.areas[id] ?? []));
    }
  const { door, survivor, item, items, card } = details as Readonly<Record<string, unknown>>;
  if (Array.isArray(door)) found.push(door.join('-'));
  for (const id of all(survivor)) found.push(`survivor:${id}`);
  for (const id of [...all(item), ...all(items)]) found.push(`item:${id}`);
  for (const id of all(card)) found.push(`skill:${id}`);
  return [...new Set(found)];
}
