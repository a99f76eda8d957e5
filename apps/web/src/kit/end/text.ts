import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    'given-up': 'Given up',
    'given-up-why': 'The game stays as it was left.',
    'play-on': 'Play on after all',
    show: 'Show the ending',
    again: 'Play again',
    'again-note': 'the same set-up, new luck',
    new: 'New game',
    back: 'Look back',
    'back-note': 'from the first scene',
    shelf: 'To the shelf',
    check: 'Check the dice',
    checking: 'Throwing every die again…',
    'check-ok':
      'All is as it was played: {answers, plural, one {# answer} other {# answers}} and {rolls, plural, one {# roll or draw} other {# rolls and draws}} played again, none of them different.',
    'check-committed': 'The luck was sealed before the game began.',
    'check-open': 'The seed of this luck was known from the start.',
    'check-laid-out': 'This game did not begin at the beginning, so it counts as an exercise.',
    'check-promise':
      'It is the luck that the server had bound itself to before anybody sat down, with your own share in it.',
    'check-broken':
      'The luck of this game is not the one that the server had bound itself to before it began. Do not trust this game.',
    'check-bad': 'This game does not come out the same when it is played again ({why}: {where}).',
    close: 'Back to the table',
  },
  pl: {
    'given-up': 'Poddane',
    'given-up-why': 'Gra zostaje tak, jak ją zostawiono.',
    'play-on': 'Jednak gram dalej',
    show: 'Pokaż zakończenie',
    again: 'Zagraj jeszcze raz',
    'again-note': 'te same ustawienia, nowy los',
    new: 'Nowa gra',
    back: 'Obejrzyj od początku',
    'back-note': 'od pierwszej sceny',
    shelf: 'Na półkę',
    check: 'Sprawdź kości',
    checking: 'Rzucam wszystkimi kośćmi jeszcze raz…',
    'check-ok':
      'Wszystko się zgadza: po ponownym rozegraniu {answers, plural, one {# odpowiedzi} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} oraz {rolls, plural, one {# rzutu lub dobrania} few {# rzutów i dobrań} many {# rzutów i dobrań} other {# rzutów i dobrań}} nic się nie różni.',
    'check-committed': 'Los został zapieczętowany przed początkiem gry.',
    'check-open': 'Ziarno tego losu było znane od początku.',
    'check-laid-out': 'Ta gra nie zaczęła się od początku, więc liczy się jako ćwiczenie.',
    'check-promise':
      'To właśnie ten los, do którego serwer zobowiązał się, zanim ktokolwiek usiadł, i jest w nim twój udział.',
    'check-broken':
      'Los tej gry nie jest tym, do którego serwer zobowiązał się przed jej początkiem. Nie ufaj tej grze.',
    'check-bad': 'Ponownie rozegrana gra wychodzi inaczej ({why}: {where}).',
    close: 'Wróć do stołu',
  },
});
