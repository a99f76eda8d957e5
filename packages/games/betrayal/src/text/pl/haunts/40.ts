/** Show Home. */
export const haunt40 = {
  'haunt.40.title': 'Dom Pokazowy',
  'haunt.40.intro.heroes':
    'Każdy pokój gustownie umeblowano ludźmi. Część z nich przyszła w zeszłym tygodniu na oglądanie. Z uchem przy lakierze słychać, że kilkorgu wciąż bije serce.',
  'haunt.40.intro.traitor':
    'Dom najlepiej sprzedaje się, gdy wygląda na zamieszkany. Do jadalni brakuje jeszcze jednej pary i to nie ona może mrugnąć pierwsza.',
  'haunt.40.setup.heroes': 'Jadalnia trafia do domu.',
  'haunt.40.setup.traitor':
    'Zregeneruj wszystkie cechy. W losowych pokojach, z których da się dojść do Holu Wejściowego, najpierw w tych z symbolem, nigdy w Jadalni, {mannequins, plural, one {staje # zakryty Manekin} few {stają # zakryte Manekiny} many {staje # zakrytych Manekinów} other {staje # zakrytego Manekina}}. Potajemnie wybierz {breathing, plural, one {# z nich, który Oddycha} few {# z nich, które Oddychają} many {# z nich, które Oddychają} other {# z nich, które Oddychają}}.',
  'haunt.40.goal.heroes':
    'Bohaterowie wygrywają, gdy ocalono {breathing, plural, one {# Zwiedzającego} few {# Zwiedzających} many {# Zwiedzających} other {# Zwiedzającego}}.',
  'haunt.40.goal.traitor':
    'Zdrajca wygrywa, gdy na koniec tury Potworów w Jadalni są żywy bohater i co najmniej {table, plural, one {# Manekin} few {# Manekiny} many {# Manekinów} other {# Manekina}}, gdy Oglądanie dojdzie do {viewing} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.40.rule.eyes':
    'Manekin jest widziany, jeśli na początku tury Potworów żywy bohater jest na jego płytce albo ma go w polu widzenia. W tej turze ani się nie rusza, ani nie atakuje. Co wejdzie w pole widzenia później, tego się nie sprawdza.',
  'haunt.40.rule.mannequins':
    'Manekiny nikomu nie przeszkadzają, nie można ich zaatakować i nie szkodzą im żadne obrażenia.',
  'haunt.40.rule.faces':
    'Manekin o znanej twarzy zostaje odkryty. Bohaterowie prowadzą Zwiedzających; ci, których prowadził zmarły, znów stoją na jego płytce jako Oddychające Manekiny.',
  'haunt.40.rule.out': 'Odprowadzenie: w Holu Wejściowym wszyscy Zwiedzający, których prowadzisz, są ocaleni.',
  'haunt.40.rule.usher':
    'Zaproszenie: gdy Manekin wygra własny atak, możesz zamiast zadać obrażenia umieścić go wraz z przegranym w Jadalni.',
  'haunt.40.rule.viewing': 'Na koniec każdej rundy Oglądanie posuwa się o 1.',
  'haunt.40.action.feel': 'Zbadaj puls',
  'haunt.40.text.feel':
    'Na płytce z Manekinem zakrytym lub Oddychającym: rzut Wiedzy lub Poczytalności. Od 4 odkryj go: Oddychający staje się Zwiedzającym, którego prowadzisz. Przy 2 lub 3 nic się nie dzieje, poniżej otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.40.action.topple': 'Przewróć',
  'haunt.40.text.topple':
    'W Jadalni, z Manekinem: rzut Siły; od 4 trafia on do losowego pokoju co najmniej 3 płytki stąd albo możliwie daleko.',
  'haunt.40.action.dim-the-lights': 'Przygaś światła',
  'haunt.40.text.dim-the-lights':
    'W najbliższej turze Potworów bohaterowie widzą tylko własną płytkę. Możesz to zrobić {dims, plural, one {raz} few {# razy} many {# razy} other {# razu}} w grze.',
  'haunt.40.ask.breath': 'Kto z nich jeszcze oddycha?',
  'haunt.40.ask.usher': 'Manekin wygrał. Co robi?',
  'haunt.40.option.breath': '{who} {tileAt}',
  'haunt.40.option.usher-in': 'Zaproś oboje do Jadalni',
  'haunt.40.option.usher-not': 'Zadaj obrażenia',
  'haunt.40.event.pulse': '{who} wyczuwa puls i ktoś mruga.',
  'haunt.40.event.plaster': '{who} wyczuwa gips, zimny na wskroś.',
  'haunt.40.event.saved':
    '{who} odprowadza kogoś do drzwi. {n, plural, one {Ocalono # Zwiedzającego} few {Ocalono # Zwiedzających} many {Ocalono # Zwiedzających} other {Ocalono # Zwiedzającego}}.',
  'haunt.40.event.viewing': 'Oglądanie dochodzi do {n}.',
  'haunt.40.won.saved': 'Dziękują, zapinają płaszcze i nie pytają o cenę.',
  'haunt.40.won.table': 'Stół nakryty i nikt się nie spóźnił. Sprzedano wraz z wyposażeniem.',
  'haunt.40.won.viewing': 'Koniec oglądania. Drzwi zamyka się od zewnątrz, żeby nic nie stało się meblom.',
  'haunt.40.won.all-dead': 'Jeszcze kilka sztuk na podest na piętrze, gdzie zawsze było trochę pusto.',
  'haunt.40.monster.mannequin': 'Atakuje Siłą; nie szkodzą mu żadne obrażenia, także po przegranym własnym ataku.',
  'haunt.40.counter.saved': 'Ocaleni Zwiedzający',
  'haunt.40.counter.viewing': 'Oglądanie',
  'haunt.40.counter.table': 'Manekiny w Jadalni',
  'haunt.40.counter.unknown': 'Zakryte Manekiny',
  'name.token.face': 'Twarz',
  'name.token.viewer': 'Zwiedzający',
  'name.token.breathing': 'Oddychający',
  'name.token.plaster': 'Gips',
  'name.monster.mannequin': 'Manekin',
} as const;
