/** One of Us Is Wearing Me. */
export const haunt24 = {
  'haunt.24.title': 'Ktoś Nosi Moją Twarz',
  'haunt.24.intro.all':
    'Maska zniknęła ze stołu, a każda twarz w pokoju leży odrobinę zbyt dobrze. O północy gospodarz podziękuje wam za przybycie.',
  'haunt.24.goal.heroes': 'Goście wygrywają, gdy Noszący nie żyje.',
  'haunt.24.goal.traitor':
    'Noszący wygrywa, gdy wybija północ ({midnight}), a nikt nie wie, kto nim jest, albo gdy wszyscy Goście są martwi.',
  'haunt.24.rule.pull':
    'Na koniec każdej rundy Noszący potajemnie przeciąga kogoś w odległości do 3 płytek na sąsiednią płytkę albo zostawia na miejscu; ta osoba otrzymuje 1 Obrażenie Ogólne.',
  'haunt.24.rule.reveal':
    'Po ujawnieniu Noszący jest jawnym zdrajcą: regeneruje wszystkie cechy, odbiera zgromadzone premie, zyskuje {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły i 1 punkt Szybkości, a atakuje Siłą albo Poczytalnością.',
  'haunt.24.rule.midnight': 'Po każdym przeciągnięciu północ jest o krok bliżej.',
  'haunt.24.action.unmask': 'Zdemaskuj',
  'haunt.24.text.unmask':
    'Wskaż kogoś na swojej płytce. Jeśli to Noszący, zostaje ujawniony. Jeśli nie, otrzymujesz 2 Obrażenia Psychiczne, a Noszący gromadzi premię.',
  'haunt.24.ask.pull': 'Kogo i dokąd chcesz przeciągnąć? Liczy się tylko odpowiedź Noszącego.',
  'haunt.24.option.pull': 'Przeciągnij {seatAcc} {tileTo}',
  'haunt.24.option.stay': 'Zostaw {seatAcc} na miejscu',
  'haunt.24.event.pulled': 'Coś ciągnie {whoAcc}.',
  'haunt.24.event.wrong': '{who} to nie ta osoba. Ktoś urósł w siłę.',
  'haunt.24.event.midnight': 'Północ jest bliżej o krok; to już krok {n}.',
  'haunt.24.won.traitor-dead': 'Pod maską jest twarz, ale niczyja.',
  'haunt.24.won.all-dead': 'W pokojach panuje cisza. Przymierzasz jedną twarz po drugiej.',
  'haunt.24.won.midnight': 'Dwanaście uderzeń i wszyscy biją brawo. Jakby nie mogli przestać.',
  'haunt.24.won.dawn': 'Za oknami jaśnieje, a gości ktoś przelicza.',
  'haunt.24.counter.midnight': 'Północ',
  'haunt.24.counter.stored': 'Zgromadzone premie',
  'name.role.wearer': 'Noszący',
  'name.role.guest': 'Gość',
} as const;
