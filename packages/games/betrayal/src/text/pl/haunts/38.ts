/** The Heir Apparent. */
export const haunt38 = {
  'haunt.38.title': 'Spadkobierca',
  'haunt.38.intro.all':
    'List okazał się testamentem. Nie wymienia nikogo z nazwiska, za to bardzo dokładnie opisuje, co spadkobierca ma mieć przy sobie. Nikt się nie odzywa. Wszyscy zerkają sobie nawzajem na kieszenie.',
  'haunt.38.setup.all':
    'Na różnych losowych płytkach {heirlooms, plural, one {leży # zakryta Pamiątka rodowa} few {leżą # zakryte Pamiątki rodowe} many {leży # zakrytych Pamiątek rodowych} other {leży # zakrytej Pamiątki rodowej}}. Jeśli płytek jest za mało, każda z pozostałych trafia na kolejną odkrytą płytkę.',
  'haunt.38.goal.heroes':
    'Wygrywasz, jeśli odczytasz testament w Holu Wejściowym, mając Pamiątki warte razem co najmniej {sum}, albo jeśli przeżyjesz wszystkich pozostałych.',
  'haunt.38.goal.traitor': 'Wszyscy chcą tego samego: spadkobierca jest tylko jeden.',
  'haunt.38.rule.opponents':
    'Każdy jest przeciwnikiem każdego: wszyscy mogą atakować wszystkich i wszyscy sobie przeszkadzają.',
  'haunt.38.rule.secret':
    'Pamiątek jest dziewięć: 1, 1, 2, 2, 3, 3, 4, 4 i 5. Ile jest warta, wie tylko ten, kto ją niesie albo już ją widział; ile kto niesie, widzą wszyscy. Można się nimi wymieniać i nikt nie musi mówić o nich prawdy.',
  'haunt.38.rule.wrest':
    'Jeśli wygrasz własny atak na kogoś, kto niesie Pamiątkę, możesz zamiast zadać obrażenia zabrać mu jedną, losową.',
  'haunt.38.rule.dead': 'Pamiątki zmarłych leżą zakryte na płytce.',
  'haunt.38.rule.last':
    'Wygrywa ostatni żywy. Jeśli ostatni zginą razem, wygrywa późniejszy w kolejności: ich Pamiątki leżą już na płytce.',
  'haunt.38.action.search': 'Przeszukaj',
  'haunt.38.text.search':
    'Na płytce z Pamiątką: rzut Wiedzy; od 3 zabierasz ją i oglądasz. Gdzie leży ich kilka, zabierasz jedną.',
  'haunt.38.action.read-the-will': 'Odczytaj testament',
  'haunt.38.text.read-the-will':
    'W Holu Wejściowym: pokaż wszystkie swoje Pamiątki. Jeśli są warte co najmniej {sum}, rzut Wiedzy; od 4 wygrywasz, poniżej pozostają odkryte do końca gry.',
  'haunt.38.ask.which': 'Którą zabierasz?',
  'haunt.38.ask.wrest': 'Przewaga jest po twojej stronie. Czego chcesz?',
  'haunt.38.option.heirloom': '{card}',
  'haunt.38.option.harm': 'Niech zaboli',
  'haunt.38.option.wrest': 'Jednej z Pamiątek, losowo',
  'haunt.38.event.looked': 'Oglądasz swoją nową Pamiątkę: jest warta {n}.',
  'haunt.38.event.shows': '{who} pokazuje Pamiątkę wartą {n}.',
  'haunt.38.event.shown': '{who} pokazuje wszystkie Pamiątki: razem są warte {n}.',
  'haunt.38.event.wrested': '{who} traci Pamiątkę.',
  'haunt.38.won.heir': 'Pierścień pasuje. Oczywiście, że pasuje: wrasta ci w palec, odkąd tu jesteś.',
  'haunt.38.won.last-alive':
    'Pozostałe roszczenia wygasły. Dom kłania się i zwraca do ciebie nazwiskiem, które od teraz jest twoje.',
  'haunt.38.won.all-dead': 'Spadek przypada domowi, jak zawsze.',
  'haunt.38.counter.heirloom': 'Pamiątki leżące w domu',
  'name.token.heirloom': 'Pamiątka rodowa',
  'name.token.thimble': 'srebrny naparstek (1)',
  'name.token.fan': 'koronkowy wachlarz (2)',
  'name.token.cup': 'kubek od chrztu (3)',
  'name.token.watch': 'zegarek kieszonkowy (4)',
  'name.token.signet': 'sygnet (5)',
} as const;
