import { EQUIPMENT_IDS, SURVIVOR_IDS } from '@dreadhouse/army-of-the-dead';
import type { EventView } from '@dreadhouse/engine';

const PLACES = ['to', 'at', 'from', 'target'];
const PEOPLE = ['survivor', 'partner', 'companion', 'by'];
const CARDS = ['item', 'items', 'give', 'take'];
/** `A1`, `0C3`, `VD2`. */
const ZONE = /^[0-9A-Z]?[A-Z]\d+$/;

/** What an event is about: where it happens first, then whom and what it concerns. */
export function targetsOf({ details }: Pick<EventView, 'kind' | 'details'>): readonly string[] {
  const all = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => [details[key]].flat()).filter((one): one is string => typeof one === 'string');
  return [
    ...new Set([
      ...all(PLACES).filter((id) => ZONE.test(id)),
      ...all([...PEOPLE, 'to'])
        .filter((id) => (SURVIVOR_IDS as readonly string[]).includes(id))
        .map((id) => `survivor:${id}`),
      ...all(CARDS)
        .filter((id) => (EQUIPMENT_IDS as readonly string[]).includes(id))
        .map((id) => `item:${id}`),
    ]),
  ];
}
