import { placeIn, texts } from '@dreadhouse/terrorscape';
import { namesOf } from '../../kit/scene/names.ts';
import { useSettings } from '../../settings/settings.ts';

export const { namesIn, useNames } = namesOf(texts);

/** Where somebody is, as a sentence has it, in the language that is set. */
export function usePlaces(): (location: string) => string {
  const { language } = useSettings();
  return (location) => placeIn(language, location);
}
