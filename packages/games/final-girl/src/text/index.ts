import { dictionariesFor, type Language, type Teller, type Texts } from '@dreadhouse/text';
import type { FinalGirlEvents } from '../events.ts';
import type { FinalGirlOptions } from '../options.ts';
import type { FinalGirlQuestions } from '../questions.ts';
import { actions as actionsEn } from './en/actions.ts';
import { carnival as carnivalEn } from './en/carnival.ts';
import { core as coreEn } from './en/core.ts';
import { creechManor as creechManorEn } from './en/creech-manor.ts';
import { happyTrails as happyTrailsEn } from './en/happy-trails.ts';
import { heroines as heroinesEn } from './en/heroines.ts';
import { hints as hintsEn } from './en/hints.ts';
import { items as itemsEn } from './en/items.ts';
import { mapleLane as mapleLaneEn } from './en/maple-lane.ts';
import { sacredGroves as sacredGrovesEn } from './en/sacred-groves.ts';
import { actions as actionsPl } from './pl/actions.ts';
import { carnival as carnivalPl } from './pl/carnival.ts';
import { core as corePl } from './pl/core.ts';
import { creechManor as creechManorPl } from './pl/creech-manor.ts';
import { happyTrails as happyTrailsPl } from './pl/happy-trails.ts';
import { heroines as heroinesPl } from './pl/heroines.ts';
import { hints as hintsPl } from './pl/hints.ts';
import { items as itemsPl } from './pl/items.ts';
import { mapleLane as mapleLanePl } from './pl/maple-lane.ts';
import { sacredGroves as sacredGrovesPl } from './pl/sacred-groves.ts';
import { PLACES } from './polish/places.ts';
import { FinalGirlTeller } from './teller.ts';

/** All texts of the game, per language. */
export const texts = dictionariesFor<FinalGirlEvents, FinalGirlQuestions>()({
  en: {
    ...coreEn,
    ...actionsEn,
    ...heroinesEn,
    ...itemsEn,
    ...hintsEn,
    ...happyTrailsEn,
    ...creechManorEn,
    ...sacredGrovesEn,
    ...carnivalEn,
    ...mapleLaneEn,
  },
  pl: {
    ...corePl,
    ...actionsPl,
    ...heroinesPl,
    ...itemsPl,
    ...hintsPl,
    ...happyTrailsPl,
    ...creechManorPl,
    ...sacredGrovesPl,
    ...carnivalPl,
    ...mapleLanePl,
  },
});

/** Words for one match, in one language. */
export function teller(language: Language, options: Pick<FinalGirlOptions, 'location' | 'heroine'>): Teller {
  return new FinalGirlTeller(language, texts[language], options);
}

/** Where somebody is, as a sentence has it: "w Domkach". */
export function placeIn(language: Language, location: string, space: string): string {
  const name = texts[language][`name.space.${location}.${space}`] ?? space;
  return language === 'pl' ? (PLACES[location]?.[space]?.At ?? name) : name;
}

export type { Language, Teller, Texts };
