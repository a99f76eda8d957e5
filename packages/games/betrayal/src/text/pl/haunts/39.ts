/** Marginalia. */
export const haunt39 = {
  'haunt.39.title': 'Marginalia',
  'haunt.39.intro.heroes':
    'Księga wyrzuciła z siebie własne strony, a one opadły w całym domu. Na marginesach ktoś naniósł poprawki do was samych: imię, wzrost, data śmierci, ta ostatnia dwukrotnie.',
  'haunt.39.intro.traitor':
    'Czytanie zawsze szło ci lepiej niż innym. Jedna strona była w twojej dłoni już wtedy, gdy zgasło światło; brakuje ci tylko reszty zdania.',
  'haunt.39.setup.heroes':
    'Jeśli w domu nie ma płytki z symbolem Omenu, bohaterowie dokładają Bibliotekę. Jedna z dziewięciu Stron zostaje odłożona; osiem pozostałych leży zakrytych na różnych losowych płytkach, do których da się dojść z Holu Wejściowego, poza początkowymi. Jeśli płytek jest za mało, na jednej leży kilka.',
  'haunt.39.setup.traitor':
    'Zregeneruj wszystkie swoje cechy{might, plural, =0 {} one {, zyskaj po # punkcie Siły i Szybkości} few {, zyskaj po # punkty Siły i Szybkości} many {, zyskaj po # punktów Siły i Szybkości} other {, zyskaj po # punktu Siły i Szybkości}} i weź odłożoną Stronę; widzisz ją tylko ty. Na twojej płytce {scribes, plural, one {staje # Skryba} few {staje # Skrybów} many {staje # Skrybów} other {staje # Skryby}}.',
  'haunt.39.goal.heroes':
    'Bohaterowie wygrywają, jeśli wymażą księgę albo jeśli na koniec ostatniego Rozdziału niosą więcej Stron swojego zaklęcia niż zdrajca i Skrybowie swojego.',
  'haunt.39.goal.traitor':
    'Zdrajca wygrywa, gdy oprawi księgę, gdy wszyscy bohaterowie są martwi albo gdy Rozdział dojdzie do {chapters}, a bohaterowie nie niosą więcej Stron swojego zaklęcia niż zdrajca i Skrybowie swojego. Pusta Strona liczy się tym, którzy ją niosą.',
  'haunt.39.rule.pages':
    'Strona na płytce jest zakryta, dopóki nikt nie trzymał jej w ręku; potem leży odkryta. Niesioną Stronę widzą tylko sojusznicy tego, kto ją niesie; ile kto niesie, widzą wszyscy. Strony zmarłego leżą odkryte na płytce.',
  'haunt.39.rule.carrying':
    'Bohater niesie najwyżej 4 Strony, zdrajca 5, Skryba 1. Nadmiar od razu trafia na płytkę, według wyboru niosącego.',
  'haunt.39.rule.tear-off':
    'Wyrwanie: kto wygra własny atak na figurkę ze Stroną, może zamiast zadać obrażenia zabrać jej jedną Stronę, losową.',
  'haunt.39.rule.casting':
    'Kto niesie Stronę, może ją rzucić: wykonuje jej tekst, o ile to możliwe. Potem Strona leży odkryta na losowej płytce bez Strony, do której da się dojść z Holu Wejściowego i która nie jest początkowa, a gdy takiej nie ma, na płytce ze Stroną. Każdą Stronę rzuca się raz na turę. Pustej Strony nie można rzucić; zastępuje jedną brakującą Stronę zaklęcia.',
  'haunt.39.rule.heroes-hand':
    'Wasze zaklęcie, Wymazanie, to strony 2, 5 i 7. Strony 1, 4 i 8 są pisane inną ręką: jeśli na koniec swojej tury niesiesz którąś z nich, otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.39.rule.traitors-hand':
    'Twoje zaklęcie, Oprawienie, to strony 1, 4 i 8; Strona, z którą zaczynasz, jest jedną z nich. Strony 2, 5 i 7 są pisane inną ręką: jeśli na koniec swojej tury niesiesz którąś z nich, otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.39.rule.chapter': 'Na koniec każdej rundy Rozdział posuwa się o 1.',
  'haunt.39.action.read': 'Czytaj',
  'haunt.39.text.read':
    'Na płytce ze Stroną: rzut Wiedzy; od 3 zabierasz jedną z leżących tu Stron. Poniżej nic się nie dzieje.',
  'haunt.39.action.full-stop': 'Rzuć 1, Kropkę',
  'haunt.39.text.full-stop':
    'Przeciwnik w polu widzenia: poszukiwacz nie rusza się w swojej następnej turze, Potwór zostaje ogłuszony.',
  'haunt.39.action.fresh-ink': 'Rzuć 2, Świeży Atrament',
  'haunt.39.text.fresh-ink': 'Zregeneruj jedną cechę swoją albo sojusznika na swojej płytce.',
  'haunt.39.action.cross-reference': 'Rzuć 3, Odsyłacz',
  'haunt.39.text.cross-reference': 'Przenieś się na dowolną inną płytkę z symbolem Omenu.',
  'haunt.39.action.strike-through': 'Rzuć 4, Skreślenie',
  'haunt.39.text.strike-through':
    'Przeciwnik na twojej lub sąsiedniej płytce otrzymuje 2 Obrażenia Psychiczne; Skryba zostaje ogłuszony i upuszcza Stronę.',
  'haunt.39.action.footnote': 'Rzuć 5, Przypis',
  'haunt.39.text.footnote': 'Ty i twoi sojusznicy oglądacie do trzech zakrytych Stron na płytkach.',
  'haunt.39.action.ibid': 'Rzuć 6, Ibidem',
  'haunt.39.text.ibid': 'Zabierz losową Stronę przeciwnikowi na swojej płytce.',
  'haunt.39.action.brackets': 'Rzuć 7, Nawiasy',
  'haunt.39.text.brackets': 'Do twojej następnej tury nie można cię zaatakować.',
  'haunt.39.action.blot': 'Rzuć 8, Kleks',
  'haunt.39.text.blot':
    'Połóż Przeszkodę na swojej płytce. Każdy przeciwnik na niej otrzymuje 1 Obrażenie Psychiczne; Skrybowie zostają ogłuszeni i upuszczają Strony.',
  'haunt.39.action.unwrite': 'Wymaż',
  'haunt.39.text.unwrite':
    'Na płytce z symbolem Omenu i bez przytomnego przeciwnika, niosąc strony 2, 5 i 7 (jedną może zastąpić Pusta Strona): rzut Wiedzy, z wynikiem większym o 1, jeśli na płytce jest inny żywy bohater. Od {unwrite} bohaterowie wygrywają; poniżej otrzymujesz 1 Obrażenie Psychiczne i zatrzymujesz Strony.',
  'haunt.39.action.bind': 'Opraw',
  'haunt.39.text.bind':
    'Na płytce z symbolem Omenu i bez przytomnego bohatera, niosąc strony 1, 4 i 8 (jedną może zastąpić Pusta Strona): rzut Wiedzy; od {bind} wygrywasz, poniżej otrzymujesz 1 Obrażenie Psychiczne.',
  'haunt.39.action.fetch': 'Weź Stronę z płytki',
  'haunt.39.action.hand-over': 'Oddaj Stronę zdrajcy',
  'haunt.39.action.receive': 'Weź Stronę od zdrajcy',
  'haunt.39.ask.takes': 'Którą Stronę zabierasz?',
  'haunt.39.ask.fetches': 'Którą Stronę bierze Skryba?',
  'haunt.39.ask.receives': 'Którą Stronę dajesz Skrybie?',
  'haunt.39.ask.surplus': 'Tylu nie da się unieść. Która Strona zostaje na płytce?',
  'haunt.39.ask.heals': 'Którą cechę zapisujesz na nowo?',
  'haunt.39.ask.looks': 'Którą Stronę oglądasz?',
  'haunt.39.ask.tear': 'Atak wygrany. Czego chcesz?',
  'haunt.39.option.leaf': '{card}',
  'haunt.39.option.ink': '{trait}',
  'haunt.39.option.foot': '{tile}',
  'haunt.39.option.notes-done': 'Wystarczy',
  'haunt.39.option.tear-not': 'Zadaj obrażenia',
  'haunt.39.option.tear-page': 'Wyrwij losową Stronę',
  'haunt.39.event.read':
    'Czytasz Stronę „{n, select, 1 {1, Kropka} 2 {2, Świeży Atrament} 3 {3, Odsyłacz} 4 {4, Skreślenie} 5 {5, Przypis} 6 {6, Ibidem} 7 {7, Nawiasy} 8 {8, Kleks} other {9, Pusta Strona}}”.',
  'haunt.39.event.open':
    '{atAt} leży odkryta Strona „{n, select, 1 {1, Kropka} 2 {2, Świeży Atrament} 3 {3, Odsyłacz} 4 {4, Skreślenie} 5 {5, Przypis} 6 {6, Ibidem} 7 {7, Nawiasy} 8 {8, Kleks} other {9, Pusta Strona}}”.',
  'haunt.39.event.noted': '{who} ogląda Stronę {atAt}.',
  'haunt.39.event.torn': '{who} traci Stronę.',
  'haunt.39.event.hurt': '{who} niesie coś, co pisano inną ręką.',
  'haunt.39.event.chapter': 'Rozdział posuwa się do {n}.',
  'haunt.39.won.unwritten':
    'Bieleje strona, potem księga, potem półka. Wasze nazwiska znów należą do was, z błędem, jak zwykle.',
  'haunt.39.won.more-pages':
    'Księga się zamyka: za mało w niej tekstu, żeby ciągnąć dalej. Wasze strony palicie w porządku alfabetycznym.',
  'haunt.39.won.bound': 'Oprawione w coś miękkiego, w numerowanym nakładzie. W każdym egzemplarzu mruga zakładka.',
  'haunt.39.won.last-chapter':
    'Ostatni Rozdział kończy się tak, jak musiał. Trafia do oprawy z resztą, w coś miękkiego.',
  'haunt.39.won.all-dead': 'Wszystkie poprawki naniesiono. Nakład jest numerowany i kompletny.',
  'haunt.39.monster.scribe':
    'Atakuje Siłą. Obrażenia go ogłuszają, a jego Strona spada odkryta na płytkę. W swojej turze może po jednym razie: wziąć Stronę ze swojej płytki bez rzutu; na płytce zdrajcy oddać mu Stronę albo wziąć jedną. Strony zaklęcia bohaterów mu nie szkodzą.',
  'haunt.39.counter.chapter': 'Rozdział',
  'haunt.39.counter.lying': 'Strony leżące w domu',
  'haunt.39.status.stopped': 'Bez ruchu',
  'haunt.39.status.bracketed': 'W nawiasie',
  'name.token.full-stop': '1, Kropka',
  'name.token.fresh-ink': '2, Świeży Atrament',
  'name.token.cross-reference': '3, Odsyłacz',
  'name.token.strike-through': '4, Skreślenie',
  'name.token.footnote': '5, Przypis',
  'name.token.ibid': '6, Ibidem',
  'name.token.brackets': '7, Nawiasy',
  'name.token.blot': '8, Kleks',
  'name.token.the-blank': '9, Pusta Strona',
  'name.monster.scribe': 'Skryba',
} as const;
