/** Familiar Stranger. */
export const haunt44 = {
  'haunt.44.title': 'Znajoma Twarz',
  'haunt.44.intro.all':
    'Zaginiona osoba czekała w holu. Policzyliście głowy na drogę powrotną, a potem jeszcze raz. Każde z was to ktoś, kogo znacie. O jedno za dużo.',
  'haunt.44.setup.all':
    'Jedno z was to Sobowtór, pozostali to Przyjaciele. Na różnych płytkach, z których jest droga do Holu Wejściowego, {memories, plural, one {leży # zakryte Wspomnienie} few {leżą # zakryte Wspomnienia} many {leży # zakrytych Wspomnień} other {leży # zakrytego Wspomnienia}}, każde ze słońcem albo z księżycem. Każdy Przyjaciel widzi {sees} z nich, Sobowtór jedno.',
  'haunt.44.goal.heroes':
    'Przyjaciele wygrywają, gdy drzwi się otwierają, a Sobowtór nie ma klucza, gdy po ujawnieniu nie ma już Rygli albo gdy Sobowtór jest martwy.',
  'haunt.44.goal.traitor':
    'Sobowtór wygrywa, gdy drzwi się otwierają, a on ma klucz, gdy Świt dojdzie do {dawn} (po ujawnieniu do {night}) albo gdy wszyscy Przyjaciele są martwi.',
  'haunt.44.rule.memories':
    'Przyjaciel, który widział Wspomnienie, mówi, co na nim jest, a kto go nie widział, milczy; Sobowtór może powiedzieć cokolwiek. Kto poda zły obraz, jest Sobowtórem i zostaje ujawniony.',
  'haunt.44.rule.listening':
    'Na koniec każdej rundy wszyscy potajemnie wskazują jedno z zakrytych Wspomnień. Tylko Sobowtór dowiaduje się, co jest na wskazanym.',
  'haunt.44.rule.door':
    'Zamków jest {locks}, ale nigdy więcej niż żywych poszukiwaczy bez jednego. Gdy klucze ma tylu żywych poszukiwaczy, drzwi się otwierają i wszystkie role wychodzą na jaw.',
  'haunt.44.rule.dawn': 'Na koniec każdej rundy Świt rośnie o 1.',
  'haunt.44.rule.reveal':
    'Sobowtór może się ujawnić na początku własnej tury; kto ginie, pokazuje rolę. Ujawniony Sobowtór regeneruje wszystkie cechy, zyskuje {might, plural, =0 {} one {# punkt Siły i } few {# punkty Siły i } many {# punktów Siły i } other {# punktu Siły i }}1 punkt Szybkości; Wspomnienia i klucze znikają, w Holu Wejściowym {bolts, plural, one {leży # Rygiel} few {leżą # Rygle} many {leży # Rygli} other {leży # Rygla}}, a Świt zaczyna się od nowa.',
  'haunt.44.action.remember': 'Wspominajcie razem',
  'haunt.44.text.remember':
    'Na płytce z zakrytym Wspomnieniem i z innym żywym poszukiwaczem: oboje w tej samej chwili mówią „słońce” albo „księżyc” lub nie mówią nic. Potem Wspomnienie zostaje odkryte.',
  'haunt.44.action.hand-over': 'Przekaż klucz',
  'haunt.44.text.hand-over':
    'Od 3. rundy, w Holu Wejściowym: wskaż innego obecnego tu poszukiwacza, który nie ma klucza. Wszyscy żywi poszukiwacze poza nim głosują jawnie; jeśli przeciw nie jest więcej głosów niż za, dostaje klucz.',
  'haunt.44.action.take-back': 'Odbierz klucz',
  'haunt.44.text.take-back':
    'Na płytce z poszukiwaczem, który ma klucz: takie samo głosowanie. Jeśli za jest więcej głosów, klucz przepada, a każdy, kto był za, otrzymuje 1 Obrażenie Psychiczne.',
  'haunt.44.action.draw-a-bolt': 'Odsuń rygiel',
  'haunt.44.text.draw-a-bolt':
    'Po ujawnieniu, w Holu Wejściowym: rzut Siły albo Wiedzy; od 5 (od 6, póki jest tam Sobowtór) usuń Rygiel.',
  'haunt.44.ask.memory': 'Które Wspomnienie?',
  'haunt.44.ask.recall': 'Co pamiętasz?',
  'haunt.44.ask.listen': 'Którego Wspomnienia nasłuchujesz?',
  'haunt.44.ask.vote': 'Chodzi o klucz i {whoAcc}. Jak głosujesz?',
  'haunt.44.option.memory': 'Wspomnienie {n}',
  'haunt.44.option.say-sun': 'Świeciło słońce',
  'haunt.44.option.say-moon': 'Świecił księżyc',
  'haunt.44.option.say-blank': 'Nie pamiętam',
  'haunt.44.option.listen': 'Wspomnienie {n}',
  'haunt.44.event.saw-sun': 'Pamiętasz, że na Wspomnieniu {n} {atAt} jest słońce.',
  'haunt.44.event.saw-moon': 'Pamiętasz, że na Wspomnieniu {n} {atAt} jest księżyc.',
  'haunt.44.event.heard-sun': 'Nasłuchujesz i już wiesz, że na Wspomnieniu {n} {atAt} jest słońce.',
  'haunt.44.event.heard-moon': 'Nasłuchujesz i już wiesz, że na Wspomnieniu {n} {atAt} jest księżyc.',
  'haunt.44.event.is-sun': 'Na Wspomnieniu {n} jest słońce.',
  'haunt.44.event.is-moon': 'Na Wspomnieniu {n} jest księżyc.',
  'haunt.44.event.says-sun': '{who} mówi, że świeciło słońce.',
  'haunt.44.event.says-moon': '{who} mówi, że świecił księżyc.',
  'haunt.44.event.says-blank': '{who} nie pamięta.',
  'haunt.44.event.vote-yes': '{who} głosuje na „tak”.',
  'haunt.44.event.vote-no': '{who} głosuje na „nie”.',
  'haunt.44.won.out': 'Wszyscy stoicie na żwirze, a płacze was tyle, ile trzeba.',
  'haunt.44.won.door': 'Drzwi się otwierają i wszyscy liczą jeszcze raz.',
  'haunt.44.won.dawn': 'Jadą do domu i śmieją się ze starych historii. Prawie wszystkie się zgadzały.',
  'haunt.44.won.traitor-dead': 'Pod twarzą jest druga, a pod nią nikt, kogo znacie.',
  'haunt.44.won.all-dead': 'Jedno wraca do domu. W drzwiach ktoś woła je po imieniu, i to po właściwym.',
  'haunt.44.status.key': 'Klucz do drzwi',
  'haunt.44.counter.keys': 'Przekazane klucze',
  'haunt.44.counter.dawn': 'Świt',
  'haunt.44.counter.bolts': 'Rygle na drzwiach',
  'why.too-early': 'Jeszcze nie.',
  'name.role.double': 'Sobowtór',
  'name.role.friend': 'Przyjaciel',
  'name.token.memory': 'Wspomnienie',
  'name.token.sun': 'Słońce',
  'name.token.moon': 'Księżyc',
  'name.token.door-bolt': 'Rygiel',
} as const;
