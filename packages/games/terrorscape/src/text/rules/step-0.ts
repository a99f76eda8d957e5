import type { Chapter } from '@dreadhouse/engine';

/** Noise is cleared, help comes closer, exits open. */
export const step0: Chapter = {
  title: { en: 'Step 0', pl: 'Krok 0' },
  rules: {
    'TS-STEP0-01': {
      en: 'All noise tokens leave the board.',
      pl: 'Wszystkie żetony hałasu znikają z planszy.',
    },
    'TS-STEP0-02': {
      en: 'If the help marker is on its track, it moves one space.',
      pl: 'Jeśli znacznik pomocy jest na torze, przesuwa się o jedno pole.',
    },
    'TS-STEP0-03': {
      en: 'When it reaches the last space the Survivors win at once.',
      pl: 'Gdy dotrze na ostatnie pole, Ocalali natychmiast wygrywają.',
    },
    'TS-STEP0-04': {
      en: 'If all Survivors are at the Main Exit and have five keys, they win.',
      pl: 'Jeśli wszyscy Ocalali są przy Głównym wyjściu i mają pięć kluczy, wygrywają.',
    },
    'TS-STEP0-05': {
      en: 'At the Hidden Exit they also need the Secret Map.',
      pl: 'Przy Ukrytym wyjściu potrzebują jeszcze Sekretnej mapy.',
    },
    'TS-STEP0-06': {
      en: 'First noise goes, then the help marker moves, then the exits are checked.',
      pl: 'Najpierw znika hałas, potem rusza się znacznik pomocy, a na końcu sprawdza się wyjścia.',
    },
    'TS-STEP0-07': {
      en: 'Escape is possible only now; reaching the exit at another time is not enough.',
      pl: 'Uciec można tylko teraz; dotarcie do wyjścia w innej chwili nie wystarczy.',
    },
    'TS-STEP0-08': {
      en: 'The firecracker token is noise and goes with the rest.',
      pl: 'Żeton petardy też jest hałasem i znika razem z resztą.',
    },
    'TS-STEP0-09': {
      en: 'The noise of the last round may be marked as a reminder; it is no noise any more.',
      pl: 'Hałas z poprzedniej rundy można zaznaczyć dla pamięci; nie jest już hałasem.',
    },
    'TS-STEP0-10': {
      en: 'A Killer at the exit stops nobody from leaving.',
      pl: 'Zabójca stojący przy wyjściu nikogo nie zatrzymuje.',
    },
    'TS-STEP0-11': {
      en: 'More than five keys are as good as five.',
      pl: 'Więcej niż pięć kluczy jest równie dobre jak pięć.',
    },
  },
};
