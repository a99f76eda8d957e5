import type { Chapter } from '@dreadhouse/engine';

/** How the horror marker moves, and what happens at the ends of its track. */
export const horrorLevel: Chapter = {
  title: { en: 'The horror level', pl: 'Poziom horroru' },
  rules: {
    'FG-HOR-01': {
      en: 'A horror symbol moves the horror marker one space up or down the horror track.',
      pl: 'Symbol horroru przesuwa znacznik horroru o 1 pole w górę lub w dół toru horroru.',
    },
    'FG-HOR-02': {
      en: 'If the horror marker is on an end space and would move off the track, it stays there and you apply the bonus or penalty shown at that end instead.',
      pl: 'Jeśli znacznik horroru stoi na krańcu toru i miałby z niego zejść, zostaje na miejscu, a ty rozpatrujesz podaną tam nagrodę lub karę.',
    },
    'FG-HOR-03': {
      en: 'If the horror level would drop below the lowest space of the track, you gain 1 time instead.',
      pl: 'Jeśli poziom horroru miałby spaść poniżej najniższego pola toru, zamiast tego zyskujesz 1 punkt czasu.',
    },
    'FG-HOR-04': {
      en: 'If the horror level would rise above the highest space of the track, bloodlust rises by 1 instead.',
      pl: 'Jeśli poziom horroru miałby wzrosnąć ponad najwyższe pole toru, zamiast tego żądza krwi rośnie o 1.',
    },
    'FG-HOR-05': {
      en: 'A change of the horror level by several steps is made one step at a time: some steps may move the marker, and each step beyond the end of the track triggers the bonus or penalty once.',
      pl: 'Zmianę poziomu horroru o kilka pól wykonujesz krok po kroku: część kroków może przesunąć znacznik, a każdy krok poza koniec toru oznacza jedną nagrodę lub karę.',
    },
  },
};
