import { dictionariesFor, type Language, type Teller, type Texts } from '@dreadhouse/text';
import type { ArmyEvents } from '../events.ts';
import type { ArmyQuestions } from '../questions.ts';
import { asks as asksEn } from './en/asks.ts';
import { content as contentEn } from './en/content.ts';
import { events as eventsEn } from './en/events.ts';
import { hints as hintsEn } from './en/hints.ts';
import { missions as missionsEn } from './en/missions.ts';
import { names as namesEn } from './en/names.ts';
import { asks as asksPl } from './pl/asks.ts';
import { content as contentPl } from './pl/content.ts';
import { events as eventsPl } from './pl/events.ts';
import { hints as hintsPl } from './pl/hints.ts';
import { missions as missionsPl } from './pl/missions.ts';
import { names as namesPl } from './pl/names.ts';
import { ArmyTeller } from './teller.ts';

/** All texts of the game, per language. */
export const texts = dictionariesFor<ArmyEvents, ArmyQuestions>()({
  en: { ...asksEn, ...eventsEn, ...namesEn, ...contentEn, ...hintsEn, ...missionsEn },
  pl: { ...asksPl, ...eventsPl, ...namesPl, ...contentPl, ...hintsPl, ...missionsPl },
});

/** Words for a match, in one language. */
export function teller(language: Language): Teller {
  return new ArmyTeller(language, texts[language]);
}

export type { Language, Teller, Texts };
