import type { Ledger } from '@dreadhouse/engine';

export const ledger: Ledger = [
  {
    title: { en: 'The vigil', pl: 'Czuwanie' },
    rules: {
      'VI-SETUP-01': {
        en: 'A candle burns in every room. The keepers begin in the nave, each with two points of nerve; the ten omens are shuffled.',
        pl: 'W każdym pomieszczeniu płonie świeca. Czuwający zaczynają w nawie, każdy z dwoma punktami odwagi; dziesięć znaków tasuje się.',
      },
      'VI-TURN-01': {
        en: 'In every hour each keeper acts once: goes next door, lights a candle, listens or waits.',
        pl: 'W każdej godzinie każdy czuwający działa raz: przechodzi obok, zapala świecę, nasłuchuje albo czeka.',
      },
      'VI-TURN-02': {
        en: 'You light the candle in your room, if it is out.',
        pl: 'Zapalasz świecę w swoim pomieszczeniu, jeśli zgasła.',
      },
      'VI-TURN-03': {
        en: 'Whoever listens sees the next omen, alone.',
        pl: 'Kto nasłuchuje, poznaje następny znak, i tylko on.',
      },
    },
  },
  {
    title: { en: 'The night', pl: 'Noc' },
    rules: {
      'VI-NIGHT-01': {
        en: 'Once all have acted the next omen comes. The candle in the room that it names goes out.',
        pl: 'Gdy wszyscy zadziałali, nadchodzi następny znak. W pomieszczeniu, które wskazuje, gaśnie świeca.',
      },
      'VI-NIGHT-02': {
        en: 'A keeper who is there may shelter the flame for a point of nerve.',
        pl: 'Czuwający, który tam jest, może osłonić płomień za punkt odwagi.',
      },
      'VI-NIGHT-03': {
        en: 'Where no candle burns the dark comes in.',
        pl: 'Gdzie nie płonie świeca, tam wchodzi mrok.',
      },
      'VI-NIGHT-04': {
        en: 'When there are no omens left, all of them are shuffled again.',
        pl: 'Gdy zabraknie znaków, tasuje się znów wszystkie.',
      },
      'VI-END-01': {
        en: 'When the last hour is over, all keepers win together. When the dark comes in for the third time, all lose.',
        pl: 'Gdy minie ostatnia godzina, wszyscy czuwający razem wygrywają. Gdy mrok wejdzie po raz trzeci, wszyscy przegrywają.',
      },
    },
  },
];
