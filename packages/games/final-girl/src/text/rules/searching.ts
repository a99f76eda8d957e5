import type { Chapter } from '@dreadhouse/engine';

/** How the heroine finds items. */
export const searching: Chapter = {
  title: { en: 'Searching', pl: 'Przeszukanie' },
  rules: {
    'FG-SRCH-01': {
      en: 'To gain an item from a pile, the heroine must be on a search space and you must play Search, unless another effect gives you an item.',
      pl: 'Aby zdobyć przedmiot ze stosu, bohaterka musi stać na polu przeszukania, a ty musisz zagrać kartę „Przeszukanie” – chyba że jakiś inny efekt zapewnia ci przedmiot.',
    },
    'FG-SRCH-02': {
      en: 'You search the item pile assigned to the search space on which the heroine stands.',
      pl: 'Przeszukujesz ten stos przedmiotów, który należy do pola przeszukania zajmowanego przez bohaterkę.',
    },
    'FG-SRCH-03': {
      en: 'Depending on the horror roll, a search lets you draw 1 or more cards from the item pile; you keep exactly 1 of them.',
      pl: 'Zależnie od wyniku rzutu horroru dobierasz ze stosu przedmiotów 1 lub więcej kart i zatrzymujesz dokładnie 1.',
    },
    'FG-SRCH-04': {
      en: 'Each card that you drew in a search and did not keep goes back to its pile: face up on top or face down at the bottom, as you choose.',
      pl: 'Każda karta dobrana podczas przeszukania, której nie zatrzymujesz, wraca do swojego stosu: według twojego wyboru odkryta na wierzch albo zakryta na spód.',
    },
    'FG-SRCH-05': {
      en: 'After a search, the next card of the pile is not turned face up, so the top card of a pile may be face down.',
      pl: 'Po przeszukaniu nie odsłaniasz następnej karty stosu, dlatego na wierzchu stosu może leżeć karta zakryta.',
    },
    'FG-SRCH-06': {
      en: 'An item pile that has run out is not refilled: no more items can be found on its search space.',
      pl: 'Wyczerpanego stosu przedmiotów nie uzupełnia się: na jego polu przeszukania nic więcej już nie znajdziesz.',
    },
    'FG-SRCH-07': {
      en: 'Search with a double success: reveal the top 2 cards of the item pile, take 1 of them and lose 1 time.',
      pl: '„Przeszukanie” z podwójnym sukcesem: odkryj 2 wierzchnie karty stosu przedmiotów, weź 1 z nich i strać 1 punkt czasu.',
    },
  },
};
