import { type Language, Teller, type Texts } from '@dreadhouse/text';
import { missions as missionsEn } from './en/missions.ts';
import { missions as missionsPl } from './pl/missions.ts';

/** All texts of the game, per language. */
export const texts: Readonly<Record<Language, Texts>> = { en: missionsEn, pl: missionsPl };

/** Words for a match, in one language. */
export function teller(language: Language): Teller {
  return new Teller(language, texts[language], {}, []);
}

export type { Language, Teller, Texts };
