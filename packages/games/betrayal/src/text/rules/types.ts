import type { Chapter } from '@dreadhouse/engine';

export const types: Chapter = {
  title: { en: 'Kinds of haunts', pl: 'Rodzaje nawiedzeń' },
  rules: {
    'BH-TYPE-01': {
      en: 'There are four: without a traitor, with one, with a hidden one, and everybody alone.',
      pl: 'Są cztery: bez zdrajcy, z jednym, z ukrytym i każdy przeciwko każdemu.',
    },
    'BH-TYPE-02': {
      en: 'Without a traitor all work together and read one book.',
      pl: 'Bez zdrajcy wszyscy działają razem i czytają jedną księgę.',
    },
    'BH-TYPE-03': {
      en: 'With a traitor the sides have different goals, and the first to reach its own wins.',
      pl: 'Ze zdrajcą strony mają różne cele i wygrywa ta, która pierwsza osiągnie swój.',
    },
    'BH-TYPE-04': {
      en: 'A hidden traitor is not known to everybody at first.',
      pl: 'Ukrytego zdrajcy początkowo nie znają wszyscy.',
    },
    'BH-TYPE-05': {
      en: 'There explorers may attack one another.',
      pl: 'Wtedy poszukiwacze mogą atakować się nawzajem.',
    },
    'BH-TYPE-06': {
      en: 'Such a haunt stands in the heroes’ book alone.',
      pl: 'Takie nawiedzenie jest tylko w księdze bohaterów.',
    },
    'BH-TYPE-07': {
      en: 'Everybody alone: the same goal for each, all may attack all, and not everybody can win.',
      pl: 'Każdy przeciwko każdemu: ten sam cel dla każdego, każdy może atakować każdego i nie wszyscy mogą wygrać.',
    },
    'BH-TYPE-08': {
      en: 'Such a haunt stands in the traitor’s book alone.',
      pl: 'Takie nawiedzenie jest tylko w księdze zdrajcy.',
    },
  },
};
