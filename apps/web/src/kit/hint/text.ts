import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    hint: 'Hint',
    title: 'If it were my neck',
    thinking: 'Playing the next turns through in my head…',
    cancel: 'Never mind',
    chance: 'wins about {chance}',
    worse: 'Wins about {points, plural, one {# time} other {# times}} in a hundred less often than the first.',
    'as-good': 'About as good as the first.',
    obvious: 'The obvious thing to do.',
    contrast: 'After it in {here} of the tries, after the first in {there}:',
    later: '{later, plural, one {Next turn} other {# turns later}}:',
    plan: 'Then, if nothing gets in the way:',
    nothing: 'There is nothing to choose between just now.',
    failed: 'No hint this time.',
    note: 'Estimated from games that could be going on. A hint knows no more than you do.',
    close: 'Close the hint',
  },
  pl: {
    hint: 'Podpowiedź',
    title: 'Gdyby chodziło o moją skórę',
    thinking: 'Rozgrywam w głowie najbliższe tury…',
    cancel: 'Nieważne',
    chance: 'wygrana: około {chance}',
    worse:
      'Na sto gier to o około {points, plural, one {# wygraną} few {# wygrane} many {# wygranych} other {# wygranej}} mniej niż po pierwszej.',
    'as-good': 'Mniej więcej tak dobra jak pierwsza.',
    obvious: 'To narzuca się samo.',
    contrast: 'Po niej w {here} prób, po pierwszej w {there}:',
    later: '{later, plural, one {W następnej turze} few {# tury później} many {# tur później} other {# tury później}}:',
    plan: 'Potem, jeśli nic nie przeszkodzi:',
    nothing: 'Nie ma teraz między czym wybierać.',
    failed: 'Tym razem bez podpowiedzi.',
    note: 'Oszacowane na podstawie gier, które mogą się właśnie toczyć. Podpowiedź wie tylko tyle, co ty.',
    close: 'Zamknij podpowiedź',
  },
});
