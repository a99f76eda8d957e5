/** Original Features. */
export const haunt41 = {
  'haunt.41.title': 'Oryginalne Detale',
  'haunt.41.intro.heroes':
    'Opis nieruchomości chwali oryginalną kamieniarkę. Nie wspomina, że kamieniarka zeszła z dachu. Zabierzcie jej to, na czym stoi, a runie razem z resztą.',
  'haunt.41.intro.traitor':
    'Każdego porządnego domu strzeże się od góry. To na twoje zaproszenie weszły do środka, a są cięższe niż stropy.',
  'haunt.41.setup.traitor':
    'Przy co najmniej 4 graczach zregeneruj wszystkie cechy. {gargoyles, plural, one {# Gargulec trafia} few {# Gargulce trafiają} many {# Gargulców trafia} other {# Gargulca trafia}} do różnych losowych pokoi Pierwszego Piętra bez bohaterów, a te, dla których brakuje pokoju, na Podest na Pierwszym Piętrze.',
  'haunt.41.goal.heroes':
    'Bohaterowie wygrywają, gdy {fallen, plural, one {runie # pokój} few {runą # pokoje} many {runie # pokoi} other {runie # pokoju}} Pierwszego Piętra.',
  'haunt.41.goal.traitor':
    'Zdrajca wygrywa, gdy Grzęda wynosi {roost}, gdy kończy się 12. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.41.rule.plumb':
    'Podest na Pierwszym Piętrze, Schody na Parterze i Podest w Piwnicy leżą dokładnie jedno nad drugim. Pod płytką leży to samo miejsce o jeden poziom niżej; jej cień to to miejsce i osiem wokół niego.',
  'haunt.41.rule.bearing':
    'Płytka Pierwszego Piętra jest nośna, jeśli jest to Podest na Pierwszym Piętrze albo jeśli bez niej jakaś inna płytka tego piętra straciłaby drogę przez drzwi do Podestu.',
  'haunt.41.rule.falls':
    'Pokój, który runął, zostaje zakopany ze swoimi żetonami, a Gargulce w nim się rozpadają. Poszukiwacze i ciała lądują na płytce poniżej, a gdzie jej nie ma, na najbliższej płytce Parteru. Każdy żywy poszukiwacz, który spadł, rzuca Szybkością i przy wyniku poniżej 3 otrzymuje 1 Obrażenie Fizyczne. Tura trwa dalej.',
  'haunt.41.rule.roost':
    'Jeśli na koniec tury Potworów na każdej z tych trzech płytek jest przytomny Gargulec i nie ma żywego bohatera, Grzęda rośnie o 1.',
  'haunt.41.action.knock-out': 'Wybij zwornik',
  'haunt.41.text.knock-out':
    'Na płytce Pierwszego Piętra, która nie jest nośna: rzut Siły, o 1 więcej za każde Pęknięcie tutaj i o 1 więcej, jeśli jest tu inny żywy bohater. Od 5 pokój runie, od 2 do 4 połóż tu Pęknięcie (najwyżej 2), poniżej otrzymujesz 1 Obrażenie Fizyczne.',
  'haunt.41.action.wake': 'Obudź kamień',
  'haunt.41.text.wake':
    'Dopóki w domu jest mniej Gargulców niż {gargoyles}: rzuć 3 kośćmi; od 4 na Podeście na Pierwszym Piętrze pojawia się Gargulec.',
  'haunt.41.action.drop': 'Skocz w dół',
  'haunt.41.ask.below': 'Gdzie lądujesz?',
  'haunt.41.event.smashed': '{who} rozpada się na kawałki.',
  'haunt.41.event.falls':
    'Wali się pokój „{at}”. {n, plural, one {Runął # pokój} few {Runęły # pokoje} many {Runęło # pokoi} other {Runęło # pokoju}}.',
  'haunt.41.event.roost': 'Kamień u góry, pośrodku i na dole. Grzęda wynosi {n}.',
  'haunt.41.won.fallen': 'Dach osiada na parterze jak kapelusz. Nic tam na górze już nie czuwa.',
  'haunt.41.won.roost': 'Jeden u góry, jeden pośrodku, jeden na dole. Dom jest teraz pod ochroną, i ty też.',
  'haunt.41.won.listed': 'Rano znów siedzą na gzymsach, a jest wśród nich kilka nowych twarzy.',
  'haunt.41.won.all-dead': 'Wszystko jest znowu oryginalne. Lokatorzy byli późniejszym dodatkiem.',
  'haunt.41.monster.gargoyle':
    'Atakuje Siłą. Gdy wygrywa, w ataku czy w obronie, przegrany otrzymuje 1 Obrażenie Fizyczne zamiast różnicy; po jego własnym ataku przesuwasz potem bohatera na sąsiednią płytkę. Zamiast ruchu i ataku może skoczyć na płytkę w swoim cieniu: każdy bohater na niej rzuca Szybkością i przy wyniku poniżej 4 otrzymuje 1 Obrażenie Fizyczne.',
  'haunt.41.counter.fallen': 'Pokoje, które runęły',
  'haunt.41.counter.roost': 'Grzęda',
  'haunt.41.counter.landings': 'Zajęte podesty i schody',
  'why.bearing': 'Na tym pokoju trzymają się inne.',
  'name.token.crack': 'Pęknięcie',
  'name.monster.gargoyle': 'Gargulec',
} as const;
