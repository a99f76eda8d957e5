import { type FinalGirlOptions, teller } from '@dreadhouse/final-girl';
import type { Words } from '../../../contract/scene.ts';
import type { Language } from '../../../settings/settings.ts';

/** The game's own words. */
export function words(language: Language, options: unknown): Words {
  return teller(language, options as FinalGirlOptions); // options of this game
}
