import { teller, texts } from '@dreadhouse/nemesis-lockdown';
import { type Names, namesOf } from '../../kit/scene/names.ts';

export const { namesIn, useNames } = namesOf(texts, (language) => teller(language, { characters: null }));

/** Whatever can be carried or lie somewhere: an object or an item. */
export function thingName(names: Names, id: string): string {
  const name = names.name('object', id);
  return name === id ? names.name('item', id) : name;
}
