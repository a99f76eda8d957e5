import type { Chapter } from '@dreadhouse/engine';

/** Looking for items. */
export const ransack: Chapter = {
  title: { en: 'Action 6: ransack', pl: 'Akcja 6: przeszukanie lokalizacji' },
  rules: {
    'TS-RANS-01': {
      en: 'Only in a location with the ransack symbol.',
      pl: 'Tylko w lokalizacji z symbolem przeszukania.',
    },
    'TS-RANS-02': {
      en: 'Not while the Killer is there.',
      pl: 'Nie wtedy, gdy jest tam Zabójca.',
    },
    'TS-RANS-03': {
      en: 'Not when the search deck is empty.',
      pl: 'Nie wtedy, gdy talia przeszukiwania jest pusta.',
    },
    'TS-RANS-04': {
      en: 'The Survivor draws one card from the search deck.',
      pl: 'Ocalały dobiera jedną kartę z talii przeszukiwania.',
    },
    'TS-RANS-05': {
      en: 'It may be kept or discarded.',
      pl: 'Może ją zatrzymać albo odrzucić.',
    },
    'TS-RANS-06': {
      en: 'A card with the noise symbol makes noise in the location of whoever drew it.',
      pl: 'Karta z symbolem hałasu powoduje hałas tam, gdzie jest ten, kto ją dobrał.',
    },
    'TS-RANS-07': {
      en: 'Kept or discarded makes no difference to that.',
      pl: 'Nie ma przy tym znaczenia, czy została zatrzymana, czy odrzucona.',
    },
    'TS-RANS-08': {
      en: 'Toolkits and keys have the noise symbol.',
      pl: 'Narzędzia i klucze mają symbol hałasu.',
    },
    'TS-RANS-09': {
      en: 'A kept key goes to the rack at once, any other item into the backpack.',
      pl: 'Zatrzymany klucz od razu trafia na stojak, każdy inny przedmiot do plecaka.',
    },
    'TS-RANS-10': {
      en: 'A card without the symbol makes no noise, and the Killer learns nothing.',
      pl: 'Karta bez symbolu nie hałasuje i Zabójca o niczym się nie dowiaduje.',
    },
  },
};
