import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Show the whole board',
    keys: 'Arrow keys go from place to place, Enter chooses. Plus and minus zoom, 0 shows the whole board, Shift with arrows moves the view, I opens the note about a place with its rules.',
    lit: 'Can be chosen.',
    crowd: '×{n}',
    rules: 'In the rulebook:',
    about: 'About {place}',
    'beyond-up': 'Further up, {n} can be chosen: {list}',
    'beyond-down': 'Further down, {n} can be chosen: {list}',
    'beyond-left': 'Further left, {n} can be chosen: {list}',
    'beyond-right': 'Further right, {n} can be chosen: {list}',
  },
  pl: {
    closer: 'Przybliż',
    farther: 'Oddal',
    whole: 'Pokaż całą planszę',
    keys: 'Strzałki prowadzą z miejsca na miejsce, Enter wybiera. Plus i minus zmieniają powiększenie, 0 pokazuje całą planszę, Shift ze strzałkami przesuwa widok, I otwiera notatkę o miejscu z jego zasadami.',
    lit: 'Można wybrać.',
    crowd: '×{n}',
    rules: 'W księdze zasad:',
    about: '{place}: informacje',
    'beyond-up':
      'Wyżej można wybrać {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: {list}',
    'beyond-down':
      'Niżej można wybrać {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: {list}',
    'beyond-left':
      'Dalej w lewo można wybrać {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: {list}',
    'beyond-right':
      'Dalej w prawo można wybrać {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}: {list}',
  },
});
