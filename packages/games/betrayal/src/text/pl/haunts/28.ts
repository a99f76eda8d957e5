/** The Salt Line. */
export const haunt28 = {
  'haunt.28.title': 'Linia Soli',
  'haunt.28.intro.heroes':
    'Przyrządy pierwszy raz tej nocy są zgodne: to nie przekroczy soli. Na pudełku w waszej torbie stoi: 500 g, jodowana. Musi wystarczyć.',
  'haunt.28.intro.traitor': 'Trzy progi, mały bóg w zgięciu twojej ręki i wiatr, który przychodzi na gwizdnięcie.',
  'haunt.28.setup.traitor':
    'Zregeneruj wszystkie cechy, zyskaj {might, plural, =0 {} one {# punkt Siły i } few {# punkty Siły i } many {# punktów Siły i } other {# punktu Siły i }}1 punkt Szybkości. Idol jest twój, gdziekolwiek był. Obok ciebie {draughts, plural, one {staje # Przeciąg} few {stają # Przeciągi} many {staje # Przeciągów} other {staje # Przeciągu}}.',
  'haunt.28.goal.heroes':
    'Bohaterowie wygrywają, gdy zamkną Idola {sealed, plural, one {raz} few {# razy} many {# razy} other {# razu}}. Wygrywają też, gdy kończy się 12. runda, a zamknęli go dwa razy.',
  'haunt.28.goal.traitor':
    'Zdrajca wygrywa, gdy na wszystkich trzech progach leżą Ofiary ({offerings}). Wygrywa też, gdy kończy się 12. runda, a Idol był zamknięty mniej niż dwa razy, albo gdy wszyscy bohaterowie są martwi.',
  'haunt.28.rule.doorway':
    'Przejście łączy dwie sąsiednie płytki: to para stykających się drzwi albo połączenie. Należy do obu płytek i mieści najwyżej jedną Sól. Drzwi, za którymi niczego nie odkryto, nie są przejściem. Jeśli któraś z tych płytek się przesuwa albo znika, Sól przepada.',
  'haunt.28.rule.salt':
    'Zdrajca i Przeciągi nie mogą przekroczyć przejścia z Solą ani zostać przez nie przesunięci. Bohaterowie mogą. Przy umieszczaniu figurki Sól nie ma znaczenia.',
  'haunt.28.rule.idol':
    'Idol zostaje u zdrajcy: nikt inny nie może go mieć. Progi to Podest na Pierwszym Piętrze, Hol Wejściowy i Podest w Piwnicy.',
  'haunt.28.rule.pen':
    'Zagroda to wszystkie płytki, do których ten, kto niesie Idola, mógłby dojść bez przekraczania Soli, razem z jego własną. Gdy nikt go nie niesie, liczy się tak jak dla zdrajcy.',
  'haunt.28.rule.sealed':
    'Po turze Potworów Idol jest zamknięty, jeśli zagroda ma najwyżej {pen, plural, one {# płytkę} few {# płytki} many {# płytek} other {# płytki}}, a na jej granicy leży Sól.',
  'haunt.28.rule.draughts':
    'Na koniec własnej tury, na płytce z zasolonym przejściem, Przeciąg rzuca kością: przy wyniku 2 usuń Sól z jednego z przejść tej płytki, które wybierasz.',
  'haunt.28.rule.fallen':
    'Jeśli zginiesz, Idol leży na twojej płytce. Przeciąg, który zaczyna tam turę, może go nieść oraz składać ofiary i zmiatać jak ty, za każdym razem 4 kośćmi. Ogłuszony upuszcza Idola.',
  'haunt.28.rule.late': 'Gdy kończy się 12. runda, bohaterom wystarczą dwa zamknięcia, a mniej nie wystarczy.',
  'haunt.28.action.lay-salt': 'Usyp sól',
  'haunt.28.text.lay-salt': 'Wybierz przejście swojej płytki bez Soli: rzut Wiedzy; od {lay} usyp tam Sól.',
  'haunt.28.action.offer': 'Złóż ofiarę',
  'haunt.28.text.offer': 'Niosąc Idola, na progu bez Ofiary: rzut Siły; od 5 połóż tu Ofiarę.',
  'haunt.28.action.scour': 'Zmieć',
  'haunt.28.text.scour':
    'Na płytce z zasolonym przejściem: rzut Poczytalności lub Szybkości; od 3 usuń Sól z tego przejścia.',
  'haunt.28.monster.draught': 'Atakuje Siłą; obrażenia go ogłuszają. Rozwiewa Sól.',
  'haunt.28.ask.blow': 'Które przejście zostaje zdmuchnięte do czysta?',
  'haunt.28.ask.bear': 'Leży tu Idol. Który Przeciąg go niesie?',
  'haunt.28.option.bear-idol': '{who}',
  'haunt.28.option.bear-not': 'Żaden',
  'haunt.28.event.offered': 'Ofiara leży {atAt}.',
  'haunt.28.event.sealed': 'Idol jest zamknięty po raz {n}.',
  'haunt.28.won.sealed': 'Biały krąg na ciemnych deskach, a pośrodku mały, kamienny, nadąsany.',
  'haunt.28.won.offered': 'Góra, dół, drzwi wejściowe. Dom nie ma już środka i oni też go nie mają.',
  'haunt.28.won.dawn': 'Do rana linia wytrzymuje dwa razy. O trzeci nie prosi.',
  'haunt.28.won.draught': 'Rano pudełko jest puste, a pod każdymi drzwiami ciągnie.',
  'haunt.28.won.all-dead': 'Nie ma komu zamieść soli. Robi to wiatr.',
  'haunt.28.counter.sealed': 'Zamknięcia',
  'haunt.28.counter.pen': 'Płytki w zagrodzie',
  'haunt.28.counter.offerings': 'Ofiary',
  'haunt.28.counter.watch': 'Warta (runda)',
  'name.token.salt': 'Sól',
  'name.token.idol-offering': 'Ofiara',
  'name.token.loose-idol': 'Idol',
  'name.monster.draught': 'Przeciąg',
} as const;
