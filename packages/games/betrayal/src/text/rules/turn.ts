import type { Chapter } from '@dreadhouse/engine';

export const turn: Chapter = {
  title: { en: 'A turn', pl: 'Tura' },
  rules: {
    'BH-TURN-01': {
      en: 'In a turn you may move, discover, trade and use special actions.',
      pl: 'W swojej turze możesz się ruszać, odkrywać, wymieniać i używać specjalnych działań.',
    },
    'BH-TURN-02': {
      en: 'In any order, and movement may be split.',
      pl: 'W dowolnej kolejności, a ruch można dzielić.',
    },
    'BH-TURN-03': { en: 'Nothing is compulsory.', pl: 'Nic nie jest obowiązkowe.' },
    'BH-TURN-04': {
      en: 'The turn ends when you can or want to do no more.',
      pl: 'Tura kończy się, gdy nie możesz lub nie chcesz zrobić nic więcej.',
    },
    'BH-TURN-05': {
      en: 'It ends by itself once a new tile has been resolved.',
      pl: 'Kończy się sama, gdy rozpatrzono nową płytkę.',
    },
    'BH-TURN-06': {
      en: 'First the tile’s text, then its card, then the turn ends.',
      pl: 'Najpierw tekst płytki, potem karta, a potem koniec tury.',
    },
    'BH-TURN-07': {
      en: 'You may end your turn without discovering anything.',
      pl: 'Możesz zakończyć turę, niczego nie odkrywając.',
    },
    'BH-TURN-08': {
      en: 'After the card of a new tile nothing more can be done.',
      pl: 'Po karcie nowej płytki nic już nie można zrobić.',
    },
  },
};
