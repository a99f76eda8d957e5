/** Red Thread. */
export const haunt11 = {
  'haunt.11.title': 'Czerwona Nić',
  'haunt.11.intro.heroes':
    'Przez dywan biegnie czerwona linia, równa jak ścieg. Na jednym jej końcu jest ktoś, kogo szukacie; na drugim wciąż szyje ktoś, kto wszedł tu z wami.',
  'haunt.11.intro.traitor': 'Wystarczy doprowadzić koniec do początku. Wtedy już nikt nie znajdzie środka.',
  'haunt.11.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły. {threads, plural, one {Połóż # Nić} few {Połóż # Nici} many {Połóż # Nici} other {Połóż # Nici}}. Pierwsza leży na twojej płytce, każda następna najwyżej 2 płytki od poprzedniej, na płytce bez Nici.',
  'haunt.11.goal.heroes':
    'Bohaterowie wygrywają, gdy zwiną {followed, plural, one {# Nić} few {# Nici} many {# Nici} other {# Nici}}, gdy w domu nie ma już żadnej Nici albo gdy zdrajca nie żyje.',
  'haunt.11.goal.traitor': 'Zdrajca wygrywa, gdy zawiąże węzeł albo gdy wszyscy bohaterowie są martwi.',
  'haunt.11.rule.thread':
    'Nici są ponumerowane, na płytce leży najwyżej jedna. Najniższy numer w domu to ogon, najwyższy to głowa. Odległość liczy się pieszo, nigdy wzdłuż nici.',
  'haunt.11.rule.walk':
    'Zdrajca chodzi po nici: dla niego wszystkie płytki z Nicią sąsiadują ze sobą, oprócz tych, na których stoi bohater.',
  'haunt.11.rule.late':
    'Z końcem 12. rundy gra się kończy: bohaterowie wygrywają, jeśli zwinęli co najmniej {enough, plural, one {# Nić} few {# Nici} many {# Nici} other {# Nici}}; inaczej wygrywa zdrajca.',
  'haunt.11.rule.fresh':
    'Świeża krew: gdy wygrasz własny atak na bohatera, możesz dodatkowo położyć na swojej płytce następny numer, jeśli nie ma tu Nici; odległość od głowy nie ma znaczenia.',
  'haunt.11.action.wind-up': 'Zwiń nić',
  'haunt.11.text.wind-up': 'Na płytce ogona: rzut Wiedzy; od 4 ogon znika z gry, a ogonem staje się następny numer.',
  'haunt.11.action.bleed': 'Krwaw',
  'haunt.11.text.bleed':
    'Na płytce bez Nici, najwyżej 2 płytki od głowy: połóż tu następny numer. {bleeds, plural, one {Raz w turze} few {# razy w turze} many {# razy w turze} other {# razu w turze}}.',
  'haunt.11.action.tie-the-knot': 'Zawiąż węzeł',
  'haunt.11.text.tie-the-knot':
    'Od 3. rundy, na płytce ogona, gdy Nici w domu jest co najmniej {knot}, a głowa leży na innej płytce, najwyżej 2 płytki stąd: rzut Poczytalności; od 4 wygrywasz.',
  'haunt.11.ask.lay': 'Gdzie leży następna Nić?',
  'haunt.11.ask.fresh': 'Czy ma tu skapnąć?',
  'haunt.11.option.fresh-lay': 'Połóż tu następną Nić',
  'haunt.11.option.fresh-leave': 'Niech podłoga zostanie czysta',
  'haunt.11.event.wound':
    '{who} zwija Nić. {n, plural, one {Zwinięto już # Nić} few {Zwinięto już # Nici} many {Zwinięto już # Nici} other {Zwinięto już # Nici}}.',
  'haunt.11.won.followed': 'Na końcu nici jest dłoń i zaciska się na twojej. Jest ciepła i pyta, co was zatrzymało.',
  'haunt.11.won.unwound': 'Puszcza ostatni szew. To, co spinał, wypuszcza kogoś, kogo szukaliście.',
  'haunt.11.won.traitor-dead': 'Igła upada. W całym domu czerwień brązowieje i jest już tylko plamą.',
  'haunt.11.won.tied': 'Krąg zamyka się bez dźwięku. Na tablicy ogłoszeń przybywa nazwisk.',
  'haunt.11.won.morning': 'W dziennym świetle łatwo iść za nicią. Można było na to wpaść wcześniej.',
  'haunt.11.won.lost': 'Rano dywan jest czysty i nikt nie pamięta, kogo szukaliście.',
  'haunt.11.won.all-dead': 'Nie ma już komu iść za nicią. To był bardzo równy szew.',
  'haunt.11.counter.followed': 'Zwinięte Nici',
  'haunt.11.counter.thread': 'Nici w domu',
  'name.token.thread': 'Nić',
} as const;
