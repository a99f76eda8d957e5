import type { LoadRefusal } from '@dreadhouse/engine';
import type { Language } from '../settings/settings.ts';
import { sayIn, texts } from '../text/text.ts';

const refusals = texts<LoadRefusal>({
  en: {
    'not-json': 'This is not a game file: it cannot be read at all.',
    foreign: 'This file does not come from Dreadhouse.',
    newer: 'This game was saved by a newer version of Dreadhouse. Reload the page to get it, then try again.',
    malformed: 'This game file is incomplete: a part of it is missing or in the wrong place.',
    damaged: 'This game file is damaged: its content has changed since it was saved.',
    'other-game': 'This file belongs to another game.',
    'bad-options': 'This file asks for a game that does not exist: what was chosen for it does not fit together.',
    unplayable: 'This game cannot be played again here: its moves do not fit the rules of this version.',
  },
  pl: {
    'not-json': 'To nie jest plik gry: nie da się go odczytać.',
    foreign: 'Ten plik nie pochodzi z Dreadhouse.',
    newer: 'Tę grę zapisano w nowszej wersji Dreadhouse. Odśwież stronę, aby ją pobrać, i spróbuj jeszcze raz.',
    malformed: 'Ten plik gry jest niepełny: czegoś w nim brakuje albo coś jest nie na swoim miejscu.',
    damaged: 'Ten plik gry jest uszkodzony: jego zawartość zmieniła się od czasu zapisu.',
    'other-game': 'Ten plik należy do innej gry.',
    'bad-options': 'Ten plik opisuje grę, której nie ma: wybrane w nim ustawienia do siebie nie pasują.',
    unplayable: 'Tej gry nie da się tu odtworzyć: jej ruchy nie zgadzają się z zasadami tej wersji.',
  },
});

/** Why a game file was refused, in one sentence. */
export function loadErrorText(why: LoadRefusal, language: Language): string {
  return sayIn(refusals, language)(why);
}

export function isLoadRefusal(code: string): code is LoadRefusal {
  return Object.hasOwn(refusals.en, code);
}
