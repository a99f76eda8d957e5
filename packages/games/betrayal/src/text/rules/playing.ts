import type { Chapter } from '@dreadhouse/engine';

export const playing: Chapter = {
  title: { en: 'Playing a haunt', pl: 'Rozgrywanie nawiedzenia' },
  rules: {
    'BH-PLAY-01': {
      en: 'All are still explorers and may do what they could do before.',
      pl: 'Wszyscy nadal są poszukiwaczami i mogą robić to, co wcześniej.',
    },
    'BH-PLAY-02': { en: 'No haunt rolls are made any more.', pl: 'Rzutów nawiedzenia już się nie wykonuje.' },
    'BH-PLAY-03': {
      en: 'Turns go on as usual, with the haunt’s actions.',
      pl: 'Tury toczą się jak zwykle, z działaniami nawiedzenia.',
    },
    'BH-PLAY-04': {
      en: 'A turn offers movement, one trade, one taking from the dead, one attack, and each special action.',
      pl: 'Tura daje ruch, jedną wymianę, jedno rabowanie zwłok, jeden atak i każde specjalne działanie.',
    },
    'BH-PLAY-05': {
      en: 'Omens are still drawn; from an empty deck nothing is.',
      pl: 'Omeny nadal się dobiera; z pustej talii nic.',
    },
    'BH-PC-01': {
      en: 'Four numbers in braces are for three, four, five and six players.',
      pl: 'Cztery liczby w nawiasach są dla trzech, czterech, pięciu i sześciu graczy.',
    },
    'BH-CTR-01': { en: 'Some haunts count something.', pl: 'Niektóre nawiedzenia coś liczą.' },
    'BH-FIND-01': {
      en: 'Everybody may know which tiles are left in the stack.',
      pl: 'Każdy może wiedzieć, jakie płytki zostały w stosie.',
    },
    'BH-FIND-02': { en: 'When a tile was taken out, the stack is shuffled.', pl: 'Po wyjęciu płytki stos się tasuje.' },
  },
};
