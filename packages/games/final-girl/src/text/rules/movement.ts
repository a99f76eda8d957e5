import type { Chapter } from '@dreadhouse/engine';

/** How the heroine moves, and who follows her. */
export const movement: Chapter = {
  title: { en: 'Movement of the heroine', pl: 'Ruch bohaterki' },
  rules: {
    'FG-MOVE-01': {
      en: 'If a result lets the heroine move a number of spaces, she may move that many or fewer, or even stay where she is.',
      pl: 'Jeśli rezultat pozwala bohaterce ruszyć się o pewną liczbę pól, może ona pokonać ich tyle lub mniej, a nawet pozostać w miejscu.',
    },
    'FG-MOVE-02': {
      en: 'Each step of a move takes the heroine to an adjacent space.',
      pl: 'Każdy krok ruchu prowadzi bohaterkę na pole sąsiadujące z tym, na którym stoi.',
    },
    'FG-MOVE-03': {
      en: 'Movement that you do not use is lost.',
      pl: 'Ruchu, którego nie wykorzystasz, nie można zachować na później.',
    },
    'FG-MOVE-04': {
      en: 'The heroine may enter and leave the killer’s space freely and without any penalty.',
      pl: 'Bohaterka może swobodnie i bez żadnej kary wejść na pole mordercy oraz z niego wyjść.',
    },
    'FG-MOVE-05': {
      en: 'When the heroine leaves a space with victims, she may take up to 2 of them along; they follow her to the next space.',
      pl: 'Gdy bohaterka opuszcza pole, na którym są ofiary, może poprowadzić za sobą najwyżej 2 z nich na następne pole.',
    },
    'FG-MOVE-06': {
      en: 'The limit of 2 followers applies to each step separately: on the way the heroine may leave victims behind and pick up others.',
      pl: 'Limit 2 podążających ofiar dotyczy każdego kroku osobno: po drodze bohaterka może jedne ofiary zostawić, a inne zabrać.',
    },
    'FG-MOVE-07': {
      en: 'Victims do not follow the heroine into the killer’s space. To enter it, she must leave all victims behind.',
      pl: 'Ofiary nie wejdą za bohaterką na pole mordercy. Aby tam wejść, bohaterka musi zostawić je wszystkie.',
    },
    'FG-MOVE-08': {
      en: 'Victims on the killer’s space do follow the heroine out of it, up to 2 of them as usual.',
      pl: 'Ofiary stojące na polu mordercy mogą z niego wyjść za bohaterką; jak zwykle podążają za nią najwyżej 2.',
    },
  },
};
