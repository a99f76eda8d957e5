import type { Chapter } from '@dreadhouse/engine';

/** What can be played beside the basic game. */
export const variants: Chapter = {
  title: { en: 'Variants and the expansion', pl: 'Warianty i rozszerzenie' },
  rules: {
    'TS-VAR-01': {
      en: '“On your own” has a first player, who makes the discovery.',
      pl: 'W wariancie „Na własną rękę” jest pierwszy gracz, który dokonuje odkrycia.',
    },
    'TS-VAR-02': {
      en: '“Survival plan” has a plan stage after the discoveries.',
      pl: 'W wariancie „Plan przeżycia” po odkryciach jest etap planu.',
    },
    'TS-VAR-03': {
      en: 'Every map has exactly one radio.',
      pl: 'Każda mapa ma dokładnie jedno radio.',
    },
    'TS-VAR-04': {
      en: 'The Feral Instincts are an expansion.',
      pl: 'Dziki Instynkt to rozszerzenie.',
    },
    'TS-VAR-05': {
      en: 'Every map has a Main Exit, a Hidden Exit and places to ransack.',
      pl: 'Każda mapa ma Główne wyjście, Ukryte wyjście i miejsca do przeszukania.',
    },
    'TS-XREF-01': {
      en: 'More about fear and reappearing stands in the general rules.',
      pl: 'Więcej o strachu i ponownym pojawieniu się jest w zasadach ogólnych.',
    },
  },
};
