import type { Chapter } from '@dreadhouse/engine';

/** What action cards are and how they are used. */
export const actionPhase: Chapter = {
  title: { en: 'The action phase and action cards', pl: 'Faza akcji i karty akcji' },
  rules: {
    'FG-ACT-01': {
      en: 'In the action phase you may play action cards to move, attack, rest, search and so on.',
      pl: 'W fazie akcji możesz zagrywać karty akcji, dzięki którym bohaterka porusza się, atakuje, odpoczywa, przeszukuje pola itd.',
    },
    'FG-ACT-02': {
      en: 'You begin your first action phase with the 6 action cards of cost 0 in hand.',
      pl: 'Pierwszą fazę akcji zaczynasz, mając na ręce 6 kart akcji o koszcie 0.',
    },
    'FG-ACT-03': {
      en: 'Most action cards are played in the action phase and resolved with a horror roll.',
      pl: 'Większość kart akcji zagrywasz w fazie akcji, a o ich skutku decyduje rzut horroru.',
    },
    'FG-ACT-04': {
      en: 'An action card that you play or discard goes to the discard pile, not back to the market.',
      pl: 'Zagrana lub odrzucona karta akcji nie wraca od razu na rynek, lecz trafia na stos kart odrzuconych.',
    },
    'FG-ACT-05': {
      en: 'An action card has a title, a double-success row, a single-success row, one or more failure rows, flavour text and, in the lower right corner, its purchase cost in time. Cost-0 cards show a golden hourglass with a 0 there.',
      pl: 'Na karcie akcji znajdziesz tytuł, wiersz podwójnego sukcesu, wiersz pojedynczego sukcesu, co najmniej jeden wiersz porażki, tekst fabularny, a w prawym dolnym rogu koszt zakupu w czasie. Karty o koszcie 0 mają tam złotą klepsydrę z zerem.',
    },
    'FG-ACT-06': {
      en: 'If a card has two failure rows joined by OR, choose one of them and resolve only that row.',
      pl: 'Jeśli karta ma dwa wiersze porażki połączone słowem ALBO, wybierz jeden z nich i rozpatrz tylko ten wiersz.',
    },
    'FG-ACT-07': {
      en: 'Walk, 2 or more successes: move 0–2 spaces and lose 1 time; 1 success: move 0–1 space and lose 1 time. Failure: either move 0–1 space, lose 1 health and lose 2 time, or only lose 2 time.',
      pl: '„Chód”, co najmniej 2 sukcesy: ruch o 0–2 pola i strata 1 punktu czasu; 1 sukces: ruch o 0–1 pole i strata 1 punktu czasu. Porażka: albo ruch o 0–1 pole oraz strata 1 punktu zdrowia i 2 punktów czasu, albo tylko strata 2 punktów czasu.',
    },
    'FG-ACT-08': {
      en: 'Action cards can be used in three ways: play a card to resolve it, discard 2 cards to turn a partial success into a success, or discard any number of cards to gain 1 time for each.',
      pl: 'Kart akcji używasz na trzy sposoby: zagrywasz kartę, aby ją rozpatrzyć, odrzucasz 2 karty, aby częściowy sukces stał się sukcesem, albo odrzucasz dowolną liczbę kart i za każdą zyskujesz 1 punkt czasu.',
    },
  },
};
