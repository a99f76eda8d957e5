import type { Chapter } from '@dreadhouse/engine';

export const symbols: Chapter = {
  title: { en: 'Symbols', pl: 'Symbole' },
  rules: {
    'BH-SYM-01': {
      en: 'Fixed symbols stand for Event, Item, Omen, starting tile, special action, monster, death and changed rule.',
      pl: 'Stałe symbole oznaczają Wydarzenie, Przedmiot, Omen, płytkę początkową, specjalne działanie, Potwora, śmierć i zmienioną zasadę.',
    },
    'BH-SYM-02': { en: 'Tiles and decks show the same symbols.', pl: 'Płytki i talie mają te same symbole.' },
  },
};
