import type { Chapter } from '@dreadhouse/engine';

/** What can be carried. */
export const items: Chapter = {
  title: { en: 'Items, keys, backpacks', pl: 'Przedmioty, klucze, plecaki' },
  rules: {
    'TS-ITEM-01': {
      en: 'An item with the infinity mark can be used again and again.',
      pl: 'Przedmiotu z symbolem nieskończoności można używać wielokrotnie.',
    },
    'TS-ITEM-02': {
      en: 'Any other item is discarded after use.',
      pl: 'Każdy inny przedmiot po użyciu jest odrzucany.',
    },
    'TS-ITEM-03': {
      en: 'Discarded items go to the discard pile.',
      pl: 'Odrzucone przedmioty trafiają na stos kart odrzuconych.',
    },
    'TS-KEY-01': {
      en: 'A key that is taken goes straight to the key rack.',
      pl: 'Podniesiony klucz od razu trafia na stojak na klucze.',
    },
    'TS-KEY-02': {
      en: 'Keys belong to the team: they fill no backpack and cannot be handed over.',
      pl: 'Klucze należą do drużyny: nie zajmują plecaka i nie można ich przekazać.',
    },
    'TS-KEY-03': {
      en: 'With five keys on the rack another one may still be taken.',
      pl: 'Gdy na stojaku jest pięć kluczy, wciąż można podnieść kolejny.',
    },
    'TS-KEY-04': {
      en: 'Nobody has to take a key.',
      pl: 'Klucza nie trzeba podnosić.',
    },
    'TS-PACK-01': {
      en: 'A Survivor carries at most three items; Johnson is the exception.',
      pl: 'Ocalały nosi najwyżej trzy przedmioty; wyjątkiem jest Johnson.',
    },
    'TS-PACK-02': {
      en: 'Whoever has more must choose three at once and discard the rest.',
      pl: 'Kto ma więcej, musi od razu wybrać trzy, a resztę odrzucić.',
    },
    'TS-PACK-03': {
      en: 'Johnson carries as much as he likes.',
      pl: 'Johnson nosi tyle, ile chce.',
    },
    'TS-PACK-04': {
      en: 'The newest item may be the one that is discarded.',
      pl: 'Odrzucony może zostać także najnowszy przedmiot.',
    },
  },
};
