import type { Chapter } from '@dreadhouse/engine';

/** What brings the action phase to its end. */
export const endOfActionPhase: Chapter = {
  title: { en: 'The end of the action phase', pl: 'Koniec fazy akcji' },
  rules: {
    'FG-AEND-01': {
      en: 'You never have to play another action card: when you decide to stop, the action phase ends.',
      pl: 'Nie musisz zagrywać kolejnej karty akcji: gdy postanowisz przestać, faza akcji się kończy.',
    },
    'FG-AEND-02': {
      en: 'When there are no action cards left in your hand, you cannot play any more, and the action phase comes to its end. Before that you may still use items, save victims and resolve rewards.',
      pl: 'Gdy na ręce nie masz już kart akcji, nie możesz zagrać kolejnych i faza akcji dobiega końca. Przedtem możesz jeszcze użyć przedmiotów, uratować ofiary i rozpatrzyć nagrody.',
    },
    'FG-AEND-03': {
      en: 'The action phase ends when the result of a card shows the phase-end symbol.',
      pl: 'Faza akcji kończy się, gdy rezultat karty zawiera symbol końca fazy.',
    },
    'FG-AEND-04': {
      en: 'The action phase ends when the time marker has moved below 0; on exactly 0 you may still play cards.',
      pl: 'Faza akcji kończy się, gdy znacznik czasu spadnie poniżej „0”; na samym polu „0” możesz jeszcze zagrywać karty.',
    },
    'FG-AEND-05': {
      en: 'You never have to use up your hand: action cards may be kept for later turns.',
      pl: 'Nie masz obowiązku zużyć ręki: karty akcji możesz zachować na późniejsze tury.',
    },
  },
};
