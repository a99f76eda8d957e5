/** Feedback. */
export const haunt18 = {
  'haunt.18.title': 'Sprzężenie Zwrotne',
  'haunt.18.intro.heroes':
    'Taśma kręci się od jedenastu minut. Ma jedenaście minut. Ktoś z was mówi na niej to, co zaraz padnie, a potem to pada.',
  'haunt.18.intro.traitor': 'Udało ci się znaleźć jedyną spokojną chwilę w swoim życiu i chcesz w niej zostać.',
  'haunt.18.setup.heroes': 'Echo każdego bohatera leży na jego płytce.',
  'haunt.18.setup.traitor':
    'Zregeneruj wszystkie cechy, zyskaj {might, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} Siły i 1 punkt Szybkości.',
  'haunt.18.goal.heroes':
    'Bohaterowie wygrywają, gdy na koniec tury bohatera {group, plural, one {jest # Odczyt} few {są połączone # Odczyty} many {jest połączonych # Odczytów} other {jest połączonych # Odczytu}}; o 1 mniej za każdego martwego bohatera, ale co najmniej 2.',
  'haunt.18.goal.traitor':
    'Zdrajca wygrywa, gdy Pętla dojdzie do {loop}, gdy kończy się 10. runda albo gdy wszyscy bohaterowie są martwi.',
  'haunt.18.rule.echo':
    'Na początku każdej rundy Echo każdego żywego bohatera trafia na jego płytkę. Nikomu nie przeszkadza.',
  'haunt.18.rule.linked':
    'Dwa Odczyty są połączone, jeśli ich płytki sąsiadują, obojętnie w którą stronę; ich łańcuch to jedna grupa. Na koniec każdej rundy wszystkie Odczyty znikają.',
  'haunt.18.rule.rewind':
    'Przewinięcie, {rewinds, plural, one {raz w rundzie} few {# razy w rundzie} many {# razy w rundzie} other {# razu w rundzie}}: na koniec tury bohatera, który nie stoi na płytce własnego Echa: umieść go tam i usuń jego Odczyty z tej tury, oprócz tego na tamtej płytce. Gdy został jeden bohater, nie w dwóch rundach z rzędu.',
  'haunt.18.rule.thrown':
    'Odrzucenie: gdy wygrasz własny atak na bohatera, możesz zamiast zadać obrażenia umieścić go na płytce jego Echa.',
  'haunt.18.rule.feedback':
    'Sprzężenie: jeśli na koniec rundy na płytkach własnych Ech stoi co najmniej {still, plural, one {# żywy bohater} few {# żywych bohaterów} many {# żywych bohaterów} other {# żywego bohatera}} (albo wszyscy, gdy żyje ich mniej), Pętla zamyka się o 1.',
  'haunt.18.rule.phase':
    'Przesunięcie w fazie: zamiast zginąć zregeneruj wszystkie cechy i wróć tam, gdzie zaczęła się twoja ostatnia tura. Pętla otwiera się o 1, a w tej i następnej rundzie nie masz Przewinięć.',
  'haunt.18.action.measure': 'Zmierz',
  'haunt.18.text.measure':
    'Na płytce bez Odczytu: rzut Wiedzy; od 4 kładziesz tu Odczyt. Dwa razy w turze, na dwóch różnych płytkach.',
  'haunt.18.ask.rewind': 'Czy przewijasz bohatera, którego tura się kończy?',
  'haunt.18.option.rewind-yes': 'Przewiń',
  'haunt.18.option.rewind-no': 'Niech taśma biegnie',
  'haunt.18.ask.thrown': 'Czy zamiast zadać obrażenia odrzucasz bohatera do jego Echa?',
  'haunt.18.option.thrown-yes': 'Odrzuć',
  'haunt.18.option.thrown-no': 'Niech zaboli',
  'haunt.18.event.rewound': 'Taśma przewija {whoAcc}.',
  'haunt.18.event.loop': 'Sprzężenie. Pętla wynosi {n}.',
  'haunt.18.event.phase': '{who} przesuwa się w fazie. Pętla wynosi {n}.',
  'haunt.18.won.linked': 'Igła się unosi. Cisza po niej to pierwsza nowa rzecz, którą słyszycie od wielu godzin.',
  'haunt.18.won.loop': 'Jedenaście minut, trzask i jedenaście minut. Za każdym razem wyglądają na zaskoczonych.',
  'haunt.18.won.tape': 'Ktoś odwraca taśmę. Na drugiej stronie jest ta sama taśma.',
  'haunt.18.won.all-dead': 'Nie ma na niej już nic oprócz szumu maszyny i ciebie.',
  'haunt.18.counter.loop': 'Pętla',
  'haunt.18.counter.rewinds': 'Przewinięcia w tej rundzie',
  'haunt.18.counter.reading': 'Odczyty w największej grupie',
  'name.token.echo': 'Echo',
} as const;
