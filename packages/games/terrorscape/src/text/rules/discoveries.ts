import type { Chapter } from '@dreadhouse/engine';

/** Drawing from the discovery deck. */
export const discoveries: Chapter = {
  title: { en: 'Discoveries', pl: 'Odkrycia' },
  rules: {
    'TS-DISC-01': {
      en: 'After all turns the team chooses who draws from the discovery deck.',
      pl: 'Po wszystkich turach drużyna wybiera, kto dobierze z talii odkryć.',
    },
    'TS-DISC-02': {
      en: 'That Survivor draws two cards, keeps one and discards the other.',
      pl: 'Ten Ocalały dobiera dwie karty, jedną zatrzymuje, a drugą odrzuca.',
    },
    'TS-DISC-03': {
      en: 'A drawn card with the noise symbol makes noise where that Survivor is, kept or not.',
      pl: 'Dobrana karta z symbolem hałasu powoduje hałas tam, gdzie jest ten Ocalały, nawet jeśli ją odrzuci.',
    },
    'TS-DISC-04': {
      en: 'There are only two keys among the discoveries.',
      pl: 'Wśród odkryć są tylko dwa klucze.',
    },
    'TS-DISC-05': {
      en: 'If only one card is left, one is drawn.',
      pl: 'Jeśli została jedna karta, dobiera się jedną.',
    },
    'TS-DISC-06': {
      en: 'If the deck is empty and no help is on its way, the Survivors lose at once.',
      pl: 'Jeśli talia jest pusta, a pomoc nie jest w drodze, Ocalali natychmiast przegrywają.',
    },
    'TS-DISC-07': {
      en: 'If help is on its way, the step is left out.',
      pl: 'Jeśli pomoc jest w drodze, krok się pomija.',
    },
    'TS-DISC-08': {
      en: 'Help called earlier in the same phase is in time.',
      pl: 'Pomoc wezwana wcześniej w tej samej fazie liczy się na czas.',
    },
    'TS-DISC-09': {
      en: 'It does not matter where that Survivor is.',
      pl: 'Nie ma znaczenia, gdzie jest ten Ocalały.',
    },
    'TS-DISC-10': {
      en: 'In “On your own” the first player draws.',
      pl: 'W wariancie „Na własną rękę” dobiera pierwszy gracz.',
    },
    'TS-DISC-11': {
      en: 'A kept key goes to the rack; other items are under the limit of the backpack.',
      pl: 'Zatrzymany klucz trafia na stojak; inne przedmioty podlegają limitowi plecaka.',
    },
  },
};
