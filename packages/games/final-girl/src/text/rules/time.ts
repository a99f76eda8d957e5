import type { Chapter } from '@dreadhouse/engine';

/** How time is gained and lost in the action phase. */
export const time: Chapter = {
  title: { en: 'Time', pl: 'Czas' },
  rules: {
    'FG-TIME-01': {
      en: 'Time is counted like a currency: effects make you gain or lose whole points of it.',
      pl: 'Czas działa jak waluta: efekty dodają ci lub odbierają pełne punkty czasu.',
    },
    'FG-TIME-02': {
      en: 'If a loss of time moves the time marker onto the red space below 0, the action phase ends as soon as the current action has been resolved.',
      pl: 'Jeśli strata czasu przesunie znacznik czasu na czerwone pole poniżej „0”, dokończ rozpatrywanie bieżącej akcji, po czym faza akcji od razu się kończy.',
    },
    'FG-TIME-03': {
      en: 'Once the time marker is on the red space, no effect can gain time in this action phase to take it off the red space and carry on.',
      pl: 'Znacznik czasu, który znalazł się na czerwonym polu, już go w tej fazie akcji nie opuści: żaden efekt nie doda ci czasu, dzięki któremu można by grać dalej.',
    },
    'FG-TIME-04': {
      en: 'While the time marker is exactly on 0, you may still play cards.',
      pl: 'Gdy znacznik czasu stoi dokładnie na polu „0”, wciąż wolno ci zagrywać karty.',
    },
    'FG-TIME-05': {
      en: 'At any moment before the action phase ends, you may discard any number of action cards from your hand and gain 1 time for each.',
      pl: 'Dopóki faza akcji się nie skończy, w każdej chwili możesz pozbyć się dowolnej liczby kart z ręki: za każdą odrzuconą kartę akcji zyskujesz 1 punkt czasu.',
    },
    'FG-TIME-06': {
      en: 'Time gained by discarding action cards can prolong the action phase or buy more cards in the planning phase.',
      pl: 'Czas zyskany za odrzucone karty akcji możesz przeznaczyć na dłuższą fazę akcji albo na kupno większej liczby kart w fazie planowania.',
    },
  },
};
