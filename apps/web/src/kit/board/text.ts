import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Show the whole board',
    keys: 'Arrow keys go from place to place, Enter chooses. Plus and minus zoom, 0 shows the whole board, Shift with arrows moves the view.',
    lit: 'Can be chosen.',
    crowd: '×{n}',
  },
  pl: {
    closer: 'Przybliż',
    farther: 'Oddal',
    whole: 'Pokaż całą planszę',
    keys: 'Strzałki prowadzą z miejsca na miejsce, Enter wybiera. Plus i minus zmieniają powiększenie, 0 pokazuje całą planszę, Shift ze strzałkami przesuwa widok.',
    lit: 'Można wybrać.',
    crowd: '×{n}',
  },
});
