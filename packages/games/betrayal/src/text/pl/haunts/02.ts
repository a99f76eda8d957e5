/** Chained Vows. */
export const haunt02 = {
  'haunt.2.title': 'Śluby w Łańcuchach',
  'haunt.2.intro.heroes':
    'Pierścień zatrzaskuje się z kliknięciem, a wraz z nim kajdanki. Jeden srebrny łańcuch biegnie od nadgarstka do nadgarstka przez całe towarzystwo, a wasz przyjaciel nuci już marsz weselny.',
  'haunt.2.intro.traitor':
    'Dom się oświadczył, a odpowiedź brzmiała „tak”. Trzy pokoje, trzy przysięgi, a wszyscy znajomi idą z tobą, czy nadążają, czy nie.',
  'haunt.2.setup.heroes': 'Ogniwo między każdym poszukiwaczem a następnym, aż koło się zamknie.',
  'haunt.2.setup.traitor':
    'Regenerujesz wszystkie cechy i zyskujesz 1 punkt Siły. Na każdym piętrze jest płytka z symbolem Omenu. Na twojej płytce {bridesmaids, plural, one {staje # Druhna} few {stają # Druhny} many {staje # Druhen} other {staje # Druhny}}.',
  'haunt.2.goal.heroes':
    'Bohaterowie wygrywają, gdy zerwą {broken, plural, one {# Ogniwo} few {# Ogniwa} many {# Ogniw} other {# Ogniwa}} (albo wszystkie, jakie są) lub gdy zdrajca nie żyje.',
  'haunt.2.goal.traitor':
    'Zdrajca wygrywa, gdy na każdym piętrze leży żeton Przysięgi ({vows, plural, one {razem # żeton} few {razem # żetony} many {razem # żetonów} other {razem # żetonu}}) albo gdy wszyscy bohaterowie są martwi.',
  'haunt.2.rule.taut':
    'Ogniwo jest napięte, gdy jego poszukiwaczy dzieli więcej płytek, niż wynosi Luz. Od rundy 2 każdy bohater otrzymuje na koniec swojej tury po 1 Obrażeniu Fizycznym za każde swoje napięte Ogniwo, wszystkie naraz. Zdrajca nie otrzymuje żadnych.',
  'haunt.2.rule.slack':
    'Luz wynosi 3; od końca rundy 5 wynosi 2, a od końca rundy 8 już tylko 1. Od rundy 11 każdy bohater otrzymuje na koniec swojej tury także 1 Obrażenie Ogólne.',
  'haunt.2.rule.used':
    'Płytka z symbolem Omenu służy raz: do zerwania albo do przysięgi. Gdy na piętrze nie ma już żadnej i żadna nie może nadejść, raz służy jego podest.',
  'haunt.2.rule.ring': 'Pierścień zostaje u zdrajcy: nie można go wymienić, zabrać zwłokom ani ukraść.',
  'haunt.2.rule.death':
    'Gdy bohater ginie, jego Ogniwa znikają, a dwoje sąsiadów zostaje połączonych, jeśli nie byli. Jeśli nie zostało żadne Ogniwo, zdrajca zostaje połączony z następnym żywym bohaterem.',
  'haunt.2.rule.wrench':
    'Szarpnięcie: jeśli łączy cię Ogniwo ze zdrajcą i wygrasz własny atak na niego o 2 lub więcej, możesz zamiast zadać obrażenia zerwać to Ogniwo. Liczy się jako zerwane.',
  'haunt.2.rule.rebind':
    'Skucie: jeśli pokonasz we własnym ataku bohatera, z którym nic cię nie łączy, możesz zamiast zadać obrażenia położyć między wami usunięte Ogniwo.',
  'haunt.2.action.heave': 'Pociągnij',
  'haunt.2.text.heave':
    'Wybierz kogoś, z kim łączy cię Ogniwo, a kto jest na innej płytce: oboje rzucacie Siłą. Zwycięzca przyciąga przegranego najkrótszą drogą o tyle płytek, ile wynosi różnica, najwyżej o 3.',
  'haunt.2.action.break': 'Zerwij ogniwo',
  'haunt.2.text.break':
    'Na płytce, która jeszcze służy, razem z bohaterem, z którym łączy cię Ogniwo, bez zdrajcy i bez przytomnej Druhny: oboje rzucacie Siłą; od 7 razem Ogniwo pęka, a płytka jest zużyta.',
  'haunt.2.action.vow': 'Wypowiedz przysięgę',
  'haunt.2.text.vow':
    'Na płytce, która jeszcze służy, na piętrze bez żetonu Przysięgi, gdy połączony z tobą bohater jest nie dalej, niż wynosi Luz: rzut Poczytalności; od 5 połóż tutaj żeton Przysięgi, a płytka jest zużyta.',
  'haunt.2.monster.bridesmaid': 'Atakuje Siłą; obrażenia ją ogłuszają.',
  'haunt.2.ask.way': 'Którędy ciągniesz?',
  'haunt.2.ask.wrench': 'Trzymasz zdrajcę za łańcuch. Co robisz?',
  'haunt.2.ask.rebind': 'Wygrana jest twoja. Co robisz?',
  'haunt.2.option.wrench-link': 'Zerwij Ogniwo',
  'haunt.2.option.wrench-hurt': 'Niech zaboli',
  'haunt.2.option.rebind-link': 'Skuj się z tym bohaterem na nowo',
  'haunt.2.option.rebind-hurt': 'Niech zaboli',
  'haunt.2.event.broken':
    '{who} ma o jedno Ogniwo mniej. {n, plural, one {Zerwano już # Ogniwo} few {Zerwano już # Ogniwa} many {Zerwano już # Ogniw} other {Zerwano już # Ogniwa}}.',
  'haunt.2.event.held': 'Ogniwo trzyma. Szarpie je {who}, a wynik to {n}.',
  'haunt.2.event.heaved':
    'Łańcuch ciągnie {whoAcc} o {n, plural, one {# płytkę} few {# płytki} many {# płytek} other {# płytki}}.',
  'haunt.2.event.slack': 'Łańcuch się napina: Luz wynosi {n}.',
  'haunt.2.won.broken':
    'Ostatnie ogniwo przelatuje przez podłogę i spada dalej. Gdzieś w dole organy milkną w pół taktu.',
  'haunt.2.won.traitor-dead': 'Kajdanki otwierają się same. Ślubu nie będzie.',
  'haunt.2.won.vows': 'Można teraz pocałować drzwi.',
  'haunt.2.won.all-dead': 'Nie ma już nikogo, kto mógłby zgłosić sprzeciw. Ślub się odbył.',
  'haunt.2.counter.slack': 'Luz',
  'haunt.2.counter.broken': 'Zerwane Ogniwa',
  'haunt.2.counter.vow': 'Wypowiedziane Przysięgi',
  'name.token.link': 'Ogniwo',
  'name.token.used': 'Zużyte',
  'name.token.vow': 'Przysięga',
  'name.monster.bridesmaid': 'Druhna',
} as const;
