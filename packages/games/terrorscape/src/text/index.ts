import { dictionariesFor, type Language, type Teller, type Texts } from '@dreadhouse/text';
import type { TerrorscapeEvents } from '../events.ts';
import type { TerrorscapeQuestions } from '../questions.ts';
import { asks as asksEn } from './en/asks.ts';
import { events as eventsEn } from './en/events.ts';
import { hints as hintsEn } from './en/hints.ts';
import { items as itemsEn } from './en/items.ts';
import { killers as killersEn } from './en/killers.ts';
import { names as namesEn } from './en/names.ts';
import { asks as asksPl } from './pl/asks.ts';
import { events as eventsPl } from './pl/events.ts';
import { hints as hintsPl } from './pl/hints.ts';
import { items as itemsPl } from './pl/items.ts';
import { killers as killersPl } from './pl/killers.ts';
import { names as namesPl } from './pl/names.ts';
import { CASES } from './polish-cases.ts';
import { TerrorscapeTeller, WAYS } from './teller.ts';

/** All texts of the game, per language. */
export const texts = dictionariesFor<TerrorscapeEvents, TerrorscapeQuestions>()({
  en: { ...asksEn, ...eventsEn, ...namesEn, ...itemsEn, ...hintsEn, ...killersEn },
  pl: { ...asksPl, ...eventsPl, ...namesPl, ...itemsPl, ...hintsPl, ...killersPl },
});

/** Words for a match, in one language. */
export function teller(language: Language): Teller {
  return new TerrorscapeTeller(language, texts[language]);
}

/** Where somebody is, as a sentence has it: "in the Gallery", "w Galerii". */
export function placeIn(language: Language, location: string): string {
  return WAYS[language][location]?.at ?? location;
}

/** Where somebody goes, as a sentence has it: "to the Gallery", "do Galerii". */
export function wayTo(language: Language, location: string): string {
  return WAYS[language][location]?.to ?? location;
}

/** Whose something is: "Anny". */
export function ofWhom(language: Language, survivor: string): string {
  const name: string = texts[language][`name.survivor.${survivor}`] ?? survivor;
  return language === 'pl' ? (CASES[survivor]?.Gen ?? name) : name;
}

export type { Language, Teller, Texts };
