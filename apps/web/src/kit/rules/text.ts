import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    title: 'Rules',
    search: 'Search the rules and cards',
    placeholder: 'a word, a card, a rule’s number…',
    chapter: 'Chapter',
    contents: 'Contents',
    rules: 'The rules',
    things: 'Cards and places',
    found:
      '{n, plural, =0 {Nothing found. Try fewer or shorter words.} one {# paragraph found} other {# paragraphs found}}',
    unknown: 'There is no such game on the shelf.',
    back: 'Back to the shelf',
    book: 'Rulebook',
    pages: 'Pages of the rulebook',
    inChapter: 'in: {chapter}',
  },
  pl: {
    title: 'Zasady',
    search: 'Szukaj w zasadach i kartach',
    placeholder: 'słowo, karta, numer zasady…',
    chapter: 'Rozdział',
    contents: 'Spis treści',
    rules: 'Zasady',
    things: 'Karty i miejsca',
    found:
      '{n, plural, =0 {Nic nie znaleziono. Spróbuj mniej słów albo krótszych.} one {Znaleziono # akapit} few {Znaleziono # akapity} many {Znaleziono # akapitów} other {Znaleziono # akapitu}}',
    unknown: 'Takiej gry nie ma na półce.',
    back: 'Z powrotem na półkę',
    book: 'Księga zasad',
    pages: 'Strony księgi zasad',
    inChapter: 'rozdział: {chapter}',
  },
});
