import type { Chapter } from '@dreadhouse/engine';

export const theEnd: Chapter = {
  title: { en: 'Death and the end', pl: 'Śmierć i koniec' },
  rules: {
    'BH-DEATH-01': {
      en: 'In the haunt an explorer with a trait at the skull dies, unless the haunt says otherwise.',
      pl: 'W nawiedzeniu poszukiwacz z cechą na czaszce ginie, chyba że nawiedzenie mówi inaczej.',
    },
    'BH-DEATH-02': { en: 'The figure lies where death came.', pl: 'Figurka leży tam, gdzie przyszła śmierć.' },
    'BH-DEATH-03': { en: 'The cards of the dead can be taken later.', pl: 'Karty zmarłych można zabrać później.' },
    'BH-DEATH-04': {
      en: 'Some haunts let the traitor use corpses.',
      pl: 'Niektóre nawiedzenia pozwalają zdrajcy użyć zwłok.',
    },
    'BH-END-01': {
      en: 'The first side to meet its goal wins, and the game ends.',
      pl: 'Pierwsza strona, która osiągnie cel, wygrywa i gra się kończy.',
    },
    'BH-END-02': { en: 'The winner’s words are read.', pl: 'Czyta się słowa zwycięzcy.' },
  },
};
