import { dictionariesFor, type Language, type Teller, type Texts } from '@dreadhouse/text';
import type { NemesisEvents } from '../events.ts';
import type { NemesisQuestions } from '../questions.ts';
import { actions as actionsEn } from './en/actions.ts';
import { asks as asksEn } from './en/asks.ts';
import { cards as cardsEn } from './en/cards.ts';
import { events as eventsEn } from './en/events.ts';
import { hints as hintsEn } from './en/hints.ts';
import { items as itemsEn } from './en/items.ts';
import { names as namesEn } from './en/names.ts';
import { rooms as roomsEn } from './en/rooms.ts';
import { actions as actionsPl } from './pl/actions.ts';
import { asks as asksPl } from './pl/asks.ts';
import { cards as cardsPl } from './pl/cards.ts';
import { events as eventsPl } from './pl/events.ts';
import { hints as hintsPl } from './pl/hints.ts';
import { items as itemsPl } from './pl/items.ts';
import { names as namesPl } from './pl/names.ts';
import { rooms as roomsPl } from './pl/rooms.ts';
import { type Cast, NemesisTeller } from './teller.ts';

/** All texts of the game, per language. */
export const texts = dictionariesFor<NemesisEvents, NemesisQuestions>()({
  en: { ...asksEn, ...eventsEn, ...namesEn, ...roomsEn, ...itemsEn, ...actionsEn, ...cardsEn, ...hintsEn },
  pl: { ...asksPl, ...eventsPl, ...namesPl, ...roomsPl, ...itemsPl, ...actionsPl, ...cardsPl, ...hintsPl },
});

/** Words for one match, in one language; characters by seat. */
export function teller(language: Language, cast: Cast): Teller {
  return new NemesisTeller(language, texts[language], cast);
}

export type { Cast, Language, Teller, Texts };
