import type { Chapter } from '@dreadhouse/engine';

/** Special actions of items and Survivors. */
export const specialActions: Chapter = {
  title: { en: 'Action 3: special action', pl: 'Akcja 3: akcja specjalna' },
  rules: {
    'TS-SPEC-01': {
      en: 'The action carries out one special action that the Survivor has.',
      pl: 'Akcja pozwala wykonać jedną akcję specjalną, którą Ocalały dysponuje.',
    },
    'TS-SPEC-02': {
      en: 'An item without the infinity mark is discarded afterwards.',
      pl: 'Przedmiot bez symbolu nieskończoności jest potem odrzucany.',
    },
    'TS-SPEC-03': {
      en: 'An item with the mark is kept.',
      pl: 'Przedmiot z tym symbolem zostaje.',
    },
    'TS-SPEC-04': {
      en: 'Survivors’ own abilities can be special actions too.',
      pl: 'Akcjami specjalnymi mogą być też zdolności samych Ocalałych.',
    },
  },
};
