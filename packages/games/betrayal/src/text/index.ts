import { dictionariesFor, type Language, type Teller, type Texts } from '@dreadhouse/text';
import type { TileId } from '../content/tiles.ts';
import type { BetrayalEvents } from '../events.ts';
import type { BetrayalQuestions } from '../questions.ts';
import { asks as asksEn } from './en/asks.ts';
import { events01to15 as events01to15En } from './en/events/e01-e15.ts';
import { events16to30 as events16to30En } from './en/events/e16-e30.ts';
import { events31to43 as events31to43En } from './en/events/e31-e43.ts';
import { events as eventsEn } from './en/events.ts';
import { haunts as hauntsEn } from './en/haunts/index.ts';
import { hints as hintsEn } from './en/hints.ts';
import { items01to11 as items01to11En } from './en/items/i01-i11.ts';
import { items12to22 as items12to22En } from './en/items/i12-i22.ts';
import { names as namesEn } from './en/names.ts';
import { omens as omensEn } from './en/omens.ts';
import { asks as asksPl } from './pl/asks.ts';
import { events01to15 as events01to15Pl } from './pl/events/e01-e15.ts';
import { events16to30 as events16to30Pl } from './pl/events/e16-e30.ts';
import { events31to43 as events31to43Pl } from './pl/events/e31-e43.ts';
import { events as eventsPl } from './pl/events.ts';
import { haunts as hauntsPl } from './pl/haunts/index.ts';
import { hints as hintsPl } from './pl/hints.ts';
import { items01to11 as items01to11Pl } from './pl/items/i01-i11.ts';
import { items12to22 as items12to22Pl } from './pl/items/i12-i22.ts';
import { names as namesPl } from './pl/names.ts';
import { omens as omensPl } from './pl/omens.ts';
import { PLACES } from './polish-cases.ts';
import { BetrayalTeller } from './teller.ts';

/** All texts of the game, per language. */
export const texts = dictionariesFor<BetrayalEvents, BetrayalQuestions>()({
  en: {
    ...asksEn,
    ...eventsEn,
    ...namesEn,
    ...omensEn,
    ...items01to11En,
    ...items12to22En,
    ...events01to15En,
    ...events16to30En,
    ...events31to43En,
    ...hauntsEn,
    ...hintsEn,
  },
  pl: {
    ...asksPl,
    ...eventsPl,
    ...namesPl,
    ...omensPl,
    ...items01to11Pl,
    ...items12to22Pl,
    ...events01to15Pl,
    ...events16to30Pl,
    ...events31to43Pl,
    ...hauntsPl,
    ...hintsPl,
  },
});

/** Words for one match, in one language; `explorers` by seat. */
export function teller(language: Language, { explorers }: { readonly explorers: readonly string[] | null }): Teller {
  return new BetrayalTeller(language, texts[language], explorers ?? []);
}

/** Where somebody is: in Polish with its preposition, in English as it is called. */
export function placeIn(language: Language, tile: TileId): string {
  const name = texts[language][`name.tile.${tile}`] ?? tile;
  return language === 'pl' ? (PLACES[tile].At ?? name) : name;
}

export type { Language, Teller, Texts };
