import type { Chapter } from '@dreadhouse/engine';

export const actions: Chapter = {
  title: { en: 'Actions and payment', pl: 'Akcje i ich koszt' },
  rules: {
    'NL-ACT-01': {
      en: 'Contamination cards never pay for anything.',
      pl: 'Kartami skażenia nigdy nie można płacić.',
    },
    'NL-ACT-02': {
      en: 'A basic action costs 1 card.',
      pl: 'Akcja podstawowa kosztuje 1 kartę.',
    },
    'NL-ACT-03': {
      en: 'A careful move costs 2.',
      pl: 'Ostrożny ruch kosztuje 2.',
    },
    'NL-ACT-04': {
      en: 'An action card is discarded, and as many others as its cost says.',
      pl: 'Kartę akcji się odrzuca, a z nią tyle innych, ile wynosi jej koszt.',
    },
    'NL-ACT-05': {
      en: 'A room action costs what stands on it.',
      pl: 'Akcja pomieszczenia kosztuje tyle, ile na nim podano.',
    },
    'NL-ACT-06': {
      en: 'Not with a malfunction.',
      pl: 'Przy awarii jest niedostępna.',
    },
    'NL-ACT-07': {
      en: 'An item action costs what stands on the item.',
      pl: 'Akcja przedmiotu kosztuje tyle, ile podano na karcie.',
    },
    'NL-ACT-08': {
      en: 'Some items are discarded after use.',
      pl: 'Niektóre przedmioty odrzuca się po użyciu.',
    },
    'NL-ACT-09': {
      en: 'A computer action costs 1.',
      pl: 'Akcja komputera kosztuje 1.',
    },
    'NL-ACT-10': {
      en: 'It needs a computer and power in the sector.',
      pl: 'Wymaga komputera i zasilania w sektorze.',
    },
  },
};
